package org.escaque.host.config;

import org.escaque.game.Player;
import org.jspecify.annotations.Nullable;

/**
 * One game of the round.
 *
 * @param fen starting position; null for the normal one
 */
public record PairingSettings(
    int board, String table, Player white, Player black, @Nullable String fen) {}
