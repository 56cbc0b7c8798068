package org.escaque.host.config;

import org.escaque.board.Side;
import org.escaque.host.DriverSettings;
import org.escaque.host.config.BrokerSettings.LoginSettings;
import org.jspecify.annotations.Nullable;

/**
 * One table of the hall and the wood and clock that stand there.
 *
 * @param id of every topic
 * @param turned the board's a1 is where the drivers' h8 is
 * @param left whose lever the left one is, seen from White's side of the board's electronics
 * @param login null for the broker's own
 */
public record TableSettings(
    String id,
    DriverSettings board,
    boolean turned,
    DriverSettings clock,
    Side left,
    @Nullable LoginSettings login) {}
