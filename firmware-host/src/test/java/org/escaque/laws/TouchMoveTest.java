package org.escaque.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.clock.TimeControl;
import org.escaque.tracking.Touch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Article 4 as a table: touches in order, {@code +} before one of the same scan. */
class TouchMoveTest {

  private static Rulebook rulebook(String edition) {
    var terms = new Rulebook.Terms(null, Supervision.NONE, false, Rulings.AUTOMATIC, null);
    var control = TimeControl.of(Duration.ofMinutes(90));
    return Rulebook.of(Editions.find(edition).orElseThrow(), terms, control);
  }

  private static List<Touch> touches(Position position, String text) {
    var touches = new ArrayList<Touch>();
    for (String word : text.split(" ")) {
      boolean together = word.startsWith("+");
      var square = Square.parse(together ? word.substring(1) : word).orElseThrow();
      var man = position.pieceAt(square).orElseThrow();
      int order = touches.size();
      touches.add(
          new Touch(square, man, position.turn(), Tick.ofMillis(order), order, together, false));
    }
    return touches;
  }

  private static String text(Obligation obligation) {
    return switch (obligation) {
      case Obligation.Free free -> "free";
      case Obligation.MustMove(var squares) -> "move " + new TreeSet<>(squares);
      case Obligation.MustCapture(var victim, var by) ->
          "capture " + victim + " by " + new TreeSet<>(by);
      case Obligation.MustCastle(var side, var rook, var kingSide) ->
          "castle " + side + " " + rook + (kingSide ? " short" : " long");
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // own men: the first that can move
        "fide-2018 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | a1 | free",
        "fide-2018 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | a1 g1 e2 | move"
            + " [g1]",
        "fide-2018 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | g1 +b1 e2 | move"
            + " [b1, g1]",
        "fide-2018 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | g1 +a1 | move [g1]",
        // the opponent's: the first that can be captured
        "fide-1997 | 4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1 | d5 | capture d5 by []",
        "fide-2018 | 4k3/8/8/3n4/8/8/8/4K2R w K - 0 1 | d5 | free",
        "fide-2018 | 4k3/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | f5 d5 | capture d5 by []",
        // one of each
        "fide-2009 | 4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1 | d1 d5 | capture d5 by [d1]",
        "fide-2009 | 4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1 | d5 d1 | capture d5 by [d1]",
        "fide-2009 | 4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1 | d5 e1 | capture d5 by []",
        "fide-2009 | 4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1 | e1 d5 | move [e1]",
        "fide-2009 | 4k3/8/8/3n4/8/5N2/8/4K3 w - - 0 1 | d5 +f3 | move [f3]",
        "fide-2009 | 4k3/4r3/8/3n4/8/8/4N3/4K3 w - - 0 1 | e2 d5 | free",
        "fide-2009 | 4k3/8/8/3n4/8/5N2/8/3RK3 w - - 0 1 | d5 f3 | capture d5 by []",
        "fide-2009 | 4k3/8/8/3n4/8/5N2/8/3RK3 w - - 0 1 | d5 +f3 | move [f3]",
        "fide-2009 | 4k3/8/8/8/8/2N5/3PPP2/1r2KB2 w - - 0 1 | e1 b1 | capture b1 by []",
        // king and rook
        "fide-1997 | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | e1 h1 | move [e1]",
        "fide-2009 | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | e1 h1 | castle white h1 short",
        "fide-2009 | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | h1 +e1 | castle white h1 short",
        "fide-2009 | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | h1 e1 | move [h1]",
        "fide-2023 | r3k3/8/8/8/8/8/8/4K3 b q - 0 1 | e8 a8 | castle black a8 long",
        "fide-2009 | 4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1 | e1 h1 | move [e1]",
        "fide-2009 | 4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 1 | e1 h1 | free",
        "fide-2009 | 4k3/8/8/8/3R4/8/8/4K3 w - - 0 1 | e1 d4 | move [e1]",
        "fide-2009 | 4k3/8/8/8/8/8/P7/4K2R w K - 0 1 | a2 e1 h1 | move [a2]",
        "fide-2009 | 4k3/8/8/8/8/8/P7/4K2R w K - 0 1 | h1 a2 e1 | move [h1]",
        "fide-2009 | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | h1 e1 a1 | move [h1]",
        "fide-2009 | 6NK/6PP/8/8/8/8/8/R3k3 w - - 0 1 | h8 a1 | move [a1]",
        // a house without touch-move
        "eboard-online | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | h1 e1 | free",
      })
  void touches_bindByArticleFour(String edition, String fen, String touched, String expected) {
    var position = Position.ofFen(fen);

    var obligation = TouchMove.of(rulebook(edition), position, touches(position, touched), null);

    assertEquals(expected, text(obligation));
  }

  @ParameterizedTest
  @CsvSource({
    "fide-1997, e1, move [e1]",
    "fide-2005, e1, castle white h1 short",
    "fide-2023, e1, castle white h1 short",
    "fide-2023, h1 e1, move [h1]",
  })
  void kingReleasedOnItsCastlingSquare_bindsSince2005(
      String edition, String touched, String expected) {
    var position = Position.ofFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");

    var obligation =
        TouchMove.of(rulebook(edition), position, touches(position, touched), Square.H1);

    assertEquals(expected, text(obligation));
  }

  @ParameterizedTest
  @CsvSource({
    "e1 h1, false",
    "h1 e1, true",
    "h1 +e1, false",
    "e1, false",
    "a2 h1 e1, true",
    "h1 a2 e1, true"
  })
  void rookFirst_isToldByTheOrder(String touched, boolean expected) {
    var position = Position.ofFen("4k3/8/8/8/8/8/P7/4K2R w K - 0 1");
    var castling = new Move.Castling(Square.E1, Square.H1);

    assertEquals(expected, TouchMove.rookFirst(castling, touches(position, touched)).isPresent());
  }

  @ParameterizedTest
  @CsvSource({
    "e1g1, true, true, false, false",
    "e1f1, true, false, false, false",
    "h1h8, false, false, false, true",
    "h1h5, false, false, true, false",
  })
  void permits_followsTheObligation(
      String uci, boolean king, boolean castle, boolean captureFive, boolean captureEight) {
    var position = Position.ofFen("4k2r/8/8/7p/8/8/8/4K2R w K - 0 1");
    if (uci.equals("h1h8")) {
      position = Position.ofFen("4k2r/8/8/8/8/8/8/4K2R w K - 0 1");
    }
    var move = position.parseUci(uci).orElseThrow();

    assertEquals(
        king, new Obligation.MustMove(java.util.Set.of(Square.E1)).permits(move, position));
    assertEquals(
        castle,
        new Obligation.MustCastle(position.turn(), Square.H1, true).permits(move, position));
    assertEquals(captureFive, mustCapture(Square.H5).permits(move, position));
    assertEquals(captureEight, mustCapture(Square.H8).permits(move, position));
    assertEquals(true, Obligation.FREE.permits(move, position));
  }

  private static Obligation mustCapture(Square square) {
    return new Obligation.MustCapture(square, java.util.Set.of(Square.H1));
  }
}
