package org.escaque.simulator.incident;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.escaque.host.table.TableCore;
import org.escaque.host.table.TableInput;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.simulator.stage.Pace;
import org.escaque.simulator.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class IncidentRunTest {

  static Stream<Arguments> incidents() {
    return IntStream.range(0, Incidents.all().size())
        .boxed()
        .flatMap(
            at ->
                IntStream.rangeClosed(1, 20)
                    .mapToObj(seed -> Arguments.of(Incidents.all().get(at), (long) seed)));
  }

  @ParameterizedTest
  @MethodSource("incidents")
  void happen_onVirtualContactsAndLevers_isSeenAndPlayedOnToTheEnd(Incident incident, long seed)
      throws Exception {
    var core =
        new TableCore(
            new TableCore.Setting("t1", Settling.ON_CHANGE, false, Side.WHITE),
            List.of(),
            step -> {});
    var pace = new Pace.Immediate();
    var stage = new Stage(core, pace, tick -> {});
    stage.setUp(Position.INITIAL);
    core.accept(new TableInput.Assign(incident.assignment(1, 1, "t1")));

    var run = new IncidentRun(incident, core, stage, pace, seed);

    assertThat(run.happen()).isTrue();
    assertThat(unexpected(core, incident)).isEmpty();
    run.goOn();
    assertThat(stage.isOver()).isTrue();
    assertThat(core.failures()).isZero();
  }

  /** Alerts that an arbiter would wonder at. */
  private static List<AlertKind> unexpected(TableCore core, Incident incident) {
    var expected = new ArrayList<>(List.of(incident.kind(), AlertKind.PAUSE, AlertKind.FLAG));
    expected.add(AlertKind.GAME_OVER);
    return core.state().orElseThrow().alerts().stream()
        .map(Alert::kind)
        .filter(kind -> !expected.contains(kind))
        .toList();
  }

  @Test
  void incidents_together_showAtLeastFourKinds() {
    assertThat(Incidents.all().stream().map(Incident::kind).distinct())
        .hasSizeGreaterThanOrEqualTo(4);
  }
}
