package org.escaque.laws;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.escaque.clock.TimeControl;
import org.jspecify.annotations.Nullable;

/**
 * What one edition says for one game: its class and supervision decide which cells hold. Immutable.
 *
 * @param edition with the event's overrides
 * @param playClass how fast the game is
 * @param supervised whether the competition rules hold
 * @param quickplay the last period is a quickplay finish
 * @param rulings who carries out what the Laws leave no choice about
 * @param eventDefaultTime what the event says of late arrival; null if nothing
 */
public record Rulebook(
    Edition edition,
    PlayClass playClass,
    boolean supervised,
    boolean quickplay,
    Rulings rulings,
    @Nullable Duration eventDefaultTime) {

  /** What an event decides beside its edition. */
  public record Terms(
      @Nullable PlayClass playClass,
      Supervision supervision,
      boolean quickplay,
      Rulings rulings,
      @Nullable Duration defaultTime) {}

  /** The rules of a game by an edition, with the class derived from its time if not given. */
  public static Rulebook of(Edition edition, Terms terms, TimeControl control) {
    var given = terms.playClass();
    var playClass = given == null ? TimeLimits.classOf(edition, control) : given;
    boolean canBeSupervised = value(edition, Rule.SUPERVISION, playClass).equals("yes");
    boolean supervised =
        playClass == PlayClass.STANDARD
            || (canBeSupervised && terms.supervision() == Supervision.FULL);
    return new Rulebook(
        edition, playClass, supervised, terms.quickplay(), terms.rulings(), terms.defaultTime());
  }

  private static String value(Edition edition, Rule rule, PlayClass playClass) {
    return new Rulebook(edition, playClass, false, false, Rulings.CONFIRM, null).value(rule);
  }

  /** The cell that holds for this game. */
  public Cell cell(Rule rule) {
    List<Scope> scopes = Scope.of(playClass, supervised, quickplay);
    for (var scope : scopes) {
      var cell = edition.cell(rule, scope);
      if (cell.isPresent()) {
        return cell.get();
      }
    }
    throw new IllegalStateException(edition.id() + " has no value of " + rule + " for " + scopes);
  }

  String value(Rule rule) {
    return cell(rule).value();
  }

  /** Whether the rule's cell says this. */
  public boolean says(Rule rule, String value) {
    if (!rule.allowed().allow(value)) {
      throw new IllegalArgumentException(rule + " never says '" + value + "'");
    }
    return value(rule).equals(value);
  }

  /** Whether the rule's cell says yes. */
  public boolean has(Rule rule) {
    return says(rule, "yes");
  }

  /** The time that the rule's cell names; empty if it names none. */
  public Optional<Duration> duration(Rule rule) {
    return Values.duration(value(rule));
  }

  public String article(Rule rule) {
    return cell(rule).article();
  }

  /** When a ruling on this matter falls due. */
  public Ruled ruled(Rule rule) {
    return Ruled.parse(value(rule)).orElseThrow();
  }

  public boolean automatic() {
    return rulings == Rulings.AUTOMATIC;
  }

  /** What illegal moves cost. */
  public Strikes strikes() {
    return Strikes.parse(value(Rule.ILLEGAL_MOVE));
  }

  /** How late a player may come; empty if nobody said. */
  public Optional<Duration> defaultTime() {
    return eventDefaultTime != null ? Optional.of(eventDefaultTime) : duration(Rule.DEFAULT_TIME);
  }

  /** Until which move of both players a wrong set-up counts; empty for the whole game. */
  public Optional<Integer> setUpLimit() {
    String limit = value(Rule.SET_UP_UNTIL);
    return limit.equals("end") ? Optional.empty() : Optional.of(Integer.valueOf(limit));
  }
}
