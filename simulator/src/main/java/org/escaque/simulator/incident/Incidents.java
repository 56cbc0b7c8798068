package org.escaque.simulator.incident;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.clock.TimeControl;
import org.escaque.game.Assignment.Handover;
import org.escaque.laws.AlertKind;
import org.jspecify.annotations.Nullable;

/** What happens on the boards of the demo beside its tournament games. */
public final class Incidents {

  private Incidents() {}

  /** All of them. */
  public static List<Incident> all() {
    return List.of(
        illegalMove(),
        claimWindow(),
        thirdStrike(),
        touchMove(),
        pressWithoutMove(),
        flagClaimed(),
        wrongDrawClaim());
  }

  /** Black leaves his king in check; standard play, so the arbiter acts. */
  private static Incident illegalMove() {
    return incident(
        "Ibarra, Nuria",
        "Soler, Marc",
        "fide-2023",
        "90m+30s",
        null,
        """
        play e4 d5 exd5 Qxd5 Nc3 Qd8 d4 Nf6 Bb5+
        wait 5
        lift g7
        place g6
        press black
        """,
        AlertKind.ILLEGAL_MOVE,
        Side.BLACK);
  }

  /**
   * A knight leaves its king in check, in blitz of 2009: only the opponent may say so, until he has
   * moved.
   */
  private static Incident claimWindow() {
    return incident(
        "Varga, Petra",
        "Okoye, Daniel",
        "fide-2009",
        "3m+2s",
        null,
        """
        play d4 Nf6 c4 e6 Nc3 Bb4 Qb3 c5
        lift c3
        place e4
        press white
        """,
        AlertKind.ILLEGAL_MOVE,
        Side.WHITE);
  }

  /** Two illegal moves of Black were corrected before; a rook jumps over its own pawn. */
  private static Incident thirdStrike() {
    return incident(
        "Lindqvist, Eva",
        "Moreau, Jean",
        "fide-2009",
        "90m+30s",
        new Handover(List.of(), null, null, 0, 2, "", ""),
        """
        play e4 c5 Nf3 Nc6 d4
        wait 4
        lift a8
        place a6
        press black
        """,
        AlertKind.ILLEGAL_MOVE,
        Side.BLACK);
  }

  /** White takes his knight, thinks better of it, and moves the bishop. */
  private static Incident touchMove() {
    return incident(
        "Haddad, Samir",
        "Novák, Jana",
        "fide-2018",
        "90m+30s",
        null,
        """
        play e4 e5 Nf3 Nc6 Bc4 Bc5
        wait 9
        lift b1
        wait 2
        place b1
        wait 3
        lift f3
        wait 3
        place f3
        play O-O
        """,
        AlertKind.TOUCH_MOVE,
        Side.WHITE);
  }

  private static Incident pressWithoutMove() {
    return incident(
        "Ferreira, Inês",
        "Kowalski, Adam",
        "fide-2023",
        "15m+10s",
        null,
        """
        play d4 d5 c4 e6 Nc3
        wait 12
        press black
        """,
        AlertKind.NO_MOVE,
        Side.BLACK);
  }

  /** In blitz of 2009 the arbiter keeps silent on a flag; the opponent claims. */
  private static Incident flagClaimed() {
    return incident(
        "Rossi, Paolo",
        "Yıldız, Elif",
        "fide-2009",
        "1m",
        null,
        """
        play e4 c6 d4 d5
        wait 70
        claim black flag
        """,
        AlertKind.CLAIM_ACCEPTED,
        Side.BLACK);
  }

  /** White stops the clocks and claims a repetition that is only the second. */
  private static Incident wrongDrawClaim() {
    return incident(
        "Petersen, Lars",
        "Castro, Lucía",
        "fide-2023",
        "90m+30s",
        null,
        """
        play Nf3 Nf6 Ng1 Ng8
        wait 6
        stop
        wait 3
        claim white threefold Nf3
        """,
        AlertKind.CLAIM_REJECTED,
        Side.WHITE);
  }

  private static Incident incident(
      String white,
      String black,
      String edition,
      String control,
      @Nullable Handover handover,
      String deeds,
      AlertKind kind,
      Side offender) {
    return new Incident(
        white,
        black,
        edition,
        TimeControl.parse(control).orElseThrow(),
        handover,
        DeedReader.read(deeds),
        kind,
        offender);
  }
}
