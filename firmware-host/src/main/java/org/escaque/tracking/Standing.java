package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Piece;
import org.escaque.chess.Role;

/** How the game would go on from the wood after an act that is no completed legal move. */
final class Standing {

  private Standing() {}

  static Verdict of(Irregularities.Act act, Tracker tracker, Tick tick) {
    var line = act.line();
    var piece =
        line.top
            .pieceAt(act.from())
            .orElseThrow(() -> new IllegalStateException("no man left " + act.from()));
    var intended = Optional.ofNullable(act.intended()).map(move -> Ply.Played.of(line.top, move));
    var irregular =
        Irregularities.after(act)
            .<Ply>map(after -> new Ply.Irregular(line.top, act.from(), act.to(), after));
    var ply = intended.<Ply>map(played -> played).or(() -> irregular);
    var touches = Ledger.upTo(tracker.turn.touches(), Integer.MAX_VALUE, line.turn(), 0);
    var earlier = line.waiting().stream().map(PlyReading::certain).toList();
    return new Verdict.Illegal(
        act.what(),
        earlier,
        piece,
        act.from(),
        act.to(),
        intended.map(played -> played),
        ply,
        ply.map(stood -> going(act, stood, tracker)),
        touches,
        isNoStepOfAKing(act, piece) && tracker.shadows.allow(line.turn(), act.from(), act.to()),
        List.of());
  }

  /** A king that moved as only a queen can, and not as for castling: that points at the set-up. */
  private static boolean isNoStepOfAKing(Irregularities.Act act, Piece piece) {
    int files = Math.abs(act.from().file() - act.to().file());
    int ranks = Math.abs(act.from().rank() - act.to().rank());
    boolean home = act.from().rank() == (piece.side() == Side.WHITE ? 0 : 7);
    boolean castling = ranks == 0 && files == 2 && home;
    return piece.role() == Role.KING && Math.max(files, ranks) > 1 && !castling;
  }

  private static Tracker going(Irregularities.Act act, Ply ply, Tracker tracker) {
    var hands = tracker.senses.hands();
    var next = act.line().plus(ply, hands.order, hands.wood, 0).pressed(0, 0);
    var readings = new ArrayList<>(tracker.score.open());
    act.line().waiting().forEach(made -> readings.add(PlyReading.certain(made)));
    readings.add(PlyReading.certain(ply));
    int forget = Score.settled(List.of(next));
    var score = tracker.score.with(readings, forget, false);
    return tracker.completed(List.of(next.forget(forget)), score, Turn.NEW);
  }
}
