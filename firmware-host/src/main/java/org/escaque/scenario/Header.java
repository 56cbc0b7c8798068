package org.escaque.scenario;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.escaque.board.Side;
import org.escaque.clock.ClockTime;
import org.escaque.clock.TimeControl;
import org.escaque.laws.PlayClass;
import org.escaque.laws.Rulings;
import org.escaque.laws.Supervision;
import org.jspecify.annotations.Nullable;

/**
 * What holds before a story begins.
 *
 * @param raw lift and place are contact changes before debouncing
 */
record Header(
    String title,
    String source,
    String laws,
    @Nullable PlayClass playClass,
    Supervision supervision,
    boolean quickplay,
    boolean arbiterAbsent,
    Rulings rulings,
    TimeControl time,
    @Nullable Duration defaultTime,
    Set<Side> blind,
    boolean raw,
    @Nullable String fen,
    List<String> history,
    @Nullable ClockTime whiteClock,
    @Nullable ClockTime blackClock,
    int whiteIllegal,
    int blackIllegal,
    String whiteReserve,
    String blackReserve) {}
