package org.escaque.scenario;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.game.Effect;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.jspecify.annotations.Nullable;

/** What the people of a story do to wood and clock of a stage. Confined to one run. */
final class Story {

  private final Stage stage;
  private Occupancy contacts;
  private boolean linked = true;
  private boolean begun;
  private @Nullable Side lever;

  Story(Stage stage, Occupancy contacts) {
    this.stage = stage;
    this.contacts = contacts;
  }

  GameState state() {
    return stage.state();
  }

  Sight sight() {
    return stage.sight();
  }

  Optional<String> complaint() {
    return stage.complaint();
  }

  Tick now() {
    return stage.now();
  }

  List<Effect> takeEffects() {
    return stage.takeEffects();
  }

  /** The clock of the side to move runs from the first action on: the other side presses. */
  void begin() {
    if (!begun) {
      begun = true;
      press(state().position().turn().opponent());
    }
  }

  void press(Side side) {
    lever = side.opponent();
    stage.press(side);
  }

  void happens(GameEvent event) {
    stage.happens(event);
  }

  /** A square becomes occupied or empty. */
  void touch(Square square, boolean placed) {
    boolean felt = linked && contacts.has(square) != placed;
    contacts = placed ? contacts.with(square) : contacts.without(square);
    if (felt) {
      stage.contact(square, placed);
    } else {
      stage.unfelt(square, placed);
    }
  }

  void foresee(List<Stage.Doing> doings) {
    stage.foresee(doings);
  }

  void linkLost() {
    linked = false;
    stage.linkLost();
  }

  void linkBack() {
    linked = true;
    stage.linkBack(contacts);
  }

  void restart(Duration dead) {
    linked = true;
    stage.restart(dead, contacts, lever);
  }

  void pass(Duration duration) {
    stage.pass(duration);
  }
}
