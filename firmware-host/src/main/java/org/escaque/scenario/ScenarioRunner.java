package org.escaque.scenario;

import org.escaque.board.Occupancy;
import org.jspecify.annotations.Nullable;

/** Tells a story to the game core and compares. */
final class ScenarioRunner {

  private ScenarioRunner() {}

  /**
   * What came of a story.
   *
   * @param failure null if all expectations held
   */
  record Outcome(@Nullable Failure failure) {}

  /** The first expectation that did not hold. */
  record Failure(int line, String expected, String found) {}

  /** Hears of each statement and what it led to. */
  interface Listener {
    void told(Statement statement, Story story);
  }

  static Outcome run(Scenario scenario, StageMaker maker, Listener listener) {
    var header = scenario.header();
    try {
      var wood = Assignments.wood(header);
      try (var stage = open(scenario, wood, maker)) {
        return tell(scenario, new Story(stage, wood), listener);
      }
    } catch (IllegalArgumentException impossible) {
      return new Outcome(new Failure(1, "a game that can begin", "" + impossible.getMessage()));
    } catch (IllegalStateException broken) {
      return new Outcome(new Failure(1, "a stage that can follow", "" + broken.getMessage()));
    }
  }

  private static Stage open(Scenario scenario, Occupancy wood, StageMaker maker) {
    var assignment = Assignments.of(scenario.header());
    boolean raw = scenario.header().raw();
    return Foresight.isTurned(scenario)
        ? maker.openTurned(assignment, wood, raw)
        : maker.open(assignment, wood, raw);
  }

  private static Outcome tell(Scenario scenario, Story story, Listener listener) {
    int alertsBefore = 0;
    for (var statement : scenario.statements()) {
      switch (statement) {
        case Statement.Does(var line, var text, var action) -> {
          alertsBefore = story.state().alerts().size();
          try {
            story.begin();
            story.foresee(Foresight.from(scenario, line));
            Acting.act(story, action);
          } catch (Acting.Impossible impossible) {
            String fen = story.state().position().fen();
            return new Outcome(new Failure(line, "" + impossible.getMessage(), fen));
          }
          listener.told(statement, story);
        }
        case Statement.Expects(var line, var text, var expectation) -> {
          var found = Checking.check(story.sight(), alertsBefore, expectation);
          if (found.isPresent()) {
            return new Outcome(new Failure(line, text.substring(6).strip(), found.get()));
          }
          listener.told(statement, story);
        }
      }
    }
    return new Outcome(
        story
            .complaint()
            .map(found -> new Failure(lastLine(scenario), "no such thing at any time", found))
            .orElse(null));
  }

  private static int lastLine(Scenario scenario) {
    return scenario.statements().isEmpty() ? 1 : scenario.statements().getLast().line();
  }
}
