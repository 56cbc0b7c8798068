package org.escaque.chess.pgn;

import java.util.Locale;
import java.util.Map;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Fen;
import org.escaque.chess.Flaw;
import org.escaque.chess.Position;
import org.escaque.chess.Verdict;

/** The position before the first move, by the tags {@code FEN} and {@code Variant}. */
sealed interface Start {

  /** The position is known. */
  record Known(Position position, String warning) implements Start {}

  /**
   * The game cannot be followed.
   *
   * @param tag the tag that says so
   */
  record Unknown(String tag, String reason) implements Start {}

  /** The tag {@code SetUp} is not asked: a FEN that stands there is meant. */
  static Start of(Map<String, String> tags) {
    var variant = tags.getOrDefault("Variant", "");
    var fen = tags.get("FEN");
    return switch (plain(variant)) {
      case "", "standard", "regular", "chess", "normal", "fromposition" ->
          fen == null ? new Known(Position.INITIAL, "") : of(fen, CastlingRules.STANDARD);
      case "chess960", "960", "fischerandom", "fischerrandom", "freestyle", "freestylechess" ->
          of(fen == null ? Position.INITIAL.fen() : fen, CastlingRules.CHESS960);
      default -> new Unknown("Variant", "variant '" + variant + "' is not played here");
    };
  }

  private static String plain(String variant) {
    return variant.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  private static Start of(String fen, CastlingRules rules) {
    return switch (Fen.parse(fen, rules)) {
      case Fen.Unreadable error -> new Unknown("FEN", "FEN '" + fen + "': " + error);
      case Fen.Read(var setup) ->
          switch (Position.of(setup)) {
            case Verdict.Proven(var position) -> new Known(position, "");
            case Verdict.Refused refused -> tolerated(fen, rules, refused);
          };
    };
  }

  /** Castling rights that only Chess960 knows mean Chess960; the rest is taken as it stands. */
  private static Start tolerated(String fen, CastlingRules rules, Verdict.Refused refused) {
    boolean maybe960 =
        rules == CastlingRules.STANDARD && refused.flaws().contains(Flaw.BAD_CASTLING_RIGHTS);
    if (maybe960
        && of(fen, CastlingRules.CHESS960) instanceof Known(var position, var warning)
        && warning.isEmpty()) {
      return new Known(position, "castling rights of Chess960 without the tag Variant");
    }
    if (!refused.flaws().stream().allMatch(Flaw::isTolerable)) {
      return new Unknown("FEN", "FEN '" + fen + "': " + refused);
    }
    return new Known(Position.ofFen(fen, rules), "FEN: " + refused);
  }
}
