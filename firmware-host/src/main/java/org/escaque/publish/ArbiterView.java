package org.escaque.publish;

import java.util.List;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.San;
import org.escaque.game.GameState;
import org.escaque.laws.Alert;
import org.escaque.laws.Evidence;
import org.escaque.laws.Obligation;
import org.escaque.laws.Proposal;
import org.escaque.tracking.Ply;
import org.escaque.tracking.Reading;
import org.escaque.tracking.Touch;

/** What arbiters see of a game: alerts, and what hands do before the clock is pressed. */
final class ArbiterView {

  private ArbiterView() {}

  static Body.Alert alert(GameState state, Alert alert, Mono mono) {
    var assignment = state.assignment();
    var window = alert.window();
    return new Body.Alert(
        alert.id(),
        assignment.table(),
        assignment.game(),
        alert.ply(),
        alert.kind().toString(),
        alert.side() == null ? null : alert.side().toString(),
        alert.level(),
        alert.signal(),
        alert.article(),
        alert.laws(),
        mono.at(alert.opened()),
        window == null ? null : new Body.Window(window.until(), window.open()),
        evidence(alert.evidence()),
        alert.proposal() == null ? null : proposal(alert.proposal()),
        alert.state().toString(),
        alert.owner(),
        alert.ruling());
  }

  /** What is played now would be lost in a power cut; or no longer. */
  static Body.Alert journalAlert(Released at, boolean durable, Mono mono) {
    GameState state = at.state();
    var assignment = state.assignment();
    var clock = state.clock();
    return new Body.Alert(
        AlertShelf.JOURNAL,
        assignment.table(),
        assignment.game(),
        state.score().size(),
        "journal-failing",
        null,
        3,
        false,
        "",
        assignment.laws().edition(),
        mono.at(at.tick()),
        null,
        new Body.Evidence(
            state.position().fen(),
            null,
            List.of(),
            List.of(),
            new Body.Times(
                clock.remaining(Side.WHITE, at.tick()).millis(),
                clock.remaining(Side.BLACK, at.tick()).millis()),
            "the disk takes nothing; the game goes on in memory"),
        null,
        durable ? "withdrawn" : "raised",
        null,
        null);
  }

  private static Body.Evidence evidence(Evidence evidence) {
    return new Body.Evidence(
        evidence.before(),
        evidence.after(),
        names(evidence.lifted()),
        names(evidence.placed()),
        new Body.Times(evidence.white().millis(), evidence.black().millis()),
        evidence.note());
  }

  private static Body.Proposal proposal(Proposal proposal) {
    var outcome = proposal.outcome();
    var reason = outcome == null ? null : outcome.reason();
    return new Body.Proposal(
        proposal.penalty(),
        outcome == null ? null : outcome.result().toString(),
        reason == null ? null : reason.toString(),
        proposal.goesBack());
  }

  static Body.Hands hands(GameState state) {
    Reading reading = state.reading();
    return new Body.Hands(
        names(reading.wood()),
        names(reading.differs()),
        names(reading.inAir()),
        reading.touches().stream().map(ArbiterView::touch).toList(),
        reading.candidates().stream().map(ArbiterView::san).toList(),
        reading.made().map(ArbiterView::san).orElse(null),
        bound(state.obligation()),
        names(reading.doubted()));
  }

  private static Body.Touch touch(Touch touch) {
    return new Body.Touch(
        touch.square().toString(),
        touch.piece().toString(),
        touch.turn().toString(),
        touch.simultaneous());
  }

  /** A legal move in SAN, an illegal one as {@code g1-e3!}. */
  private static String san(Ply ply) {
    return switch (ply) {
      case Ply.Played played -> San.write(played.before(), played.move());
      case Ply.Irregular irregular -> irregular.from() + "-" + irregular.to() + "!";
    };
  }

  private static List<String> bound(Obligation obligation) {
    return switch (obligation) {
      case Obligation.Free free -> List.of();
      case Obligation.MustMove must -> names(must.squares().stream().sorted().toList());
      case Obligation.MustCapture must -> List.of("x" + must.victim());
      case Obligation.MustCastle must -> List.of(must.kingSide() ? "O-O" : "O-O-O");
    };
  }

  private static List<String> names(Occupancy squares) {
    return names(squares.squares());
  }

  private static List<String> names(List<Square> squares) {
    return squares.stream().map(Square::toString).toList();
  }
}
