package org.escaque.host.config;

import java.nio.file.Path;
import org.escaque.host.config.BrokerSettings.LoginSettings;
import org.jspecify.annotations.Nullable;

/**
 * What the hall daemon serves.
 *
 * @param bind address of the pages
 * @param pgn folder of the PGN files
 * @param display the user with which pages read the public tree; null for anonymous
 */
public record HallSettings(String bind, int port, Path pgn, @Nullable LoginSettings display) {}
