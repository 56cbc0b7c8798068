package org.escaque.host.config;

import java.nio.file.Path;
import org.escaque.host.config.BrokerSettings.LoginSettings;
import org.jspecify.annotations.Nullable;

/**
 * The hall, and what the hall daemon serves.
 *
 * @param id of every topic
 * @param bind address of the pages
 * @param pgn folder of the PGN files
 * @param display the user with which pages read the public tree; null for anonymous
 * @param arbiter the user of the arbiter's page; null switches it off
 */
public record HallSettings(
    String id,
    String bind,
    int port,
    Path pgn,
    @Nullable LoginSettings display,
    @Nullable LoginSettings arbiter) {}
