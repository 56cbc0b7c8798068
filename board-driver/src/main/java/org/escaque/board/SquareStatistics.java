package org.escaque.board;

import java.time.Duration;

/**
 * How the contact of one square has behaved in this run.
 *
 * @param changes how often it opened or closed, bounces included
 * @param bounces changes that came within {@link Settling#BOUNCE} of the one before
 * @param flickers how often it moved and came to rest as it was before
 * @param longestUnrest the longest time from a first change to rest
 * @param degraded it flickers so often that it is not believed
 */
public record SquareStatistics(
    Square square,
    long changes,
    long bounces,
    long flickers,
    Duration longestUnrest,
    boolean degraded) {}
