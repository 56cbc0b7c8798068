package org.escaque.publish;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.escaque.clock.TimeControl;
import org.escaque.game.Assignment;
import org.escaque.game.Assignment.LawsInForce;
import org.escaque.game.Player;
import org.escaque.laws.PlayClass;
import org.escaque.laws.Rulings;
import org.escaque.laws.Supervision;
import org.jspecify.annotations.Nullable;

/** Assignments on the wire and in the game. */
public final class Assignments {

  private Assignments() {}

  /** What the hall publishes. */
  public static Body.Assign toWire(Assignment assignment) {
    LawsInForce laws = assignment.laws();
    return new Body.Assign(
        assignment.game(),
        assignment.event(),
        assignment.round(),
        assignment.board(),
        PublicView.player(assignment.white()),
        PublicView.player(assignment.black()),
        laws.edition(),
        laws.overrides(),
        laws.playClass() == null ? null : laws.playClass().toString(),
        laws.supervision().toString(),
        assignment.timeControl().toString(),
        assignment.startFen(),
        assignment.chess960());
  }

  /**
   * What the table makes of it.
   *
   * @param rulings the table's own setting
   * @throws IllegalArgumentException naming the field that cannot be understood
   */
  public static Assignment fromWire(Body.Assign wire, String table, Rulings rulings) {
    PlayClass playClass =
        word("class", wire.playClass(), text -> PlayClass.parse(text).orElse(null));
    Supervision supervision =
        word("supervision", wire.supervision(), text -> Supervision.parse(text).orElse(null));
    var laws =
        new LawsInForce(
            wire.laws(),
            Map.copyOf(Objects.requireNonNullElse(wire.overrides(), Map.of())),
            playClass,
            supervision == null ? Supervision.NONE : supervision,
            rulings,
            null,
            false,
            Set.of(),
            false);
    return new Assignment(
        wire.game(),
        wire.event(),
        wire.round(),
        wire.board(),
        table,
        player(wire.white()),
        player(wire.black()),
        laws,
        timeControl(wire.timeControl()),
        wire.start(),
        Boolean.TRUE.equals(wire.chess960()),
        null);
  }

  private static TimeControl timeControl(String text) {
    try {
      return TimeControl.parse(text).orElseThrow();
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException("timeControl: " + wrong.getMessage(), wrong);
    }
  }

  private static <T> @Nullable T word(
      String field, @Nullable String text, Function<String, @Nullable T> parse) {
    if (text == null) {
      return null;
    }
    T value = parse.apply(text);
    if (value == null) {
      throw new IllegalArgumentException(field + ": \"" + text + "\" is not known");
    }
    return value;
  }

  private static Player player(Body.Player wire) {
    return new Player(wire.name(), wire.title(), wire.rating(), wire.federation(), wire.fideId());
  }
}
