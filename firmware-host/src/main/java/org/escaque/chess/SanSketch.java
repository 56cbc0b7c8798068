package org.escaque.chess;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escaque.board.Square;
import org.jspecify.annotations.Nullable;

/**
 * What a text of short or long notation says about a move, before the position is asked: any part
 * may be missing but the goal.
 */
record SanSketch(
    @Nullable Castle castle,
    @Nullable Role role,
    int file,
    int rank,
    @Nullable Square to,
    @Nullable Role promoted) {

  enum Castle {
    KINGSIDE,
    QUEENSIDE
  }

  private static final String TAIL = "(?:\\s*[ea]\\.?p\\.?)?[+#!?=]*";

  private static final Pattern CASTLING = Pattern.compile("([O0o])[-–‑]?\\1([-–‑]?\\1)?" + TAIL);

  private static final Pattern MOVE =
      Pattern.compile(
          "(?<role>[A-Z♔-♟])?(?<file>[a-h])?(?<rank>[1-8])?[-–x:×]?(?<to>[a-h][1-8])"
              + "(?:[=/]?\\(?(?<promoted>[A-Za-z♔-♟])\\)?)??"
              + TAIL);

  /** Takes a text apart; empty if it has not the form of a move. */
  static Optional<SanSketch> of(String text, Letters letters) {
    var castling = CASTLING.matcher(text);
    if (castling.matches()) {
      var wing = castling.group(2) == null ? Castle.KINGSIDE : Castle.QUEENSIDE;
      return Optional.of(new SanSketch(wing, null, -1, -1, null, null));
    }
    var move = MOVE.matcher(text);
    return move.matches() ? of(move, letters) : Optional.empty();
  }

  private static Optional<SanSketch> of(Matcher move, Letters letters) {
    var sign = move.group("role");
    var role = sign == null ? Optional.<Role>empty() : letters.role(sign.charAt(0));
    var promotedSign = move.group("promoted");
    var promoted =
        promotedSign == null
            ? Optional.<Role>empty()
            : letters.roleOfAnyCase(promotedSign.charAt(0));
    if ((sign != null && role.isEmpty()) || (promotedSign != null && promoted.isEmpty())) {
      return Optional.empty();
    }
    int file = move.group("file") == null ? -1 : move.group("file").charAt(0) - 'a';
    int rank = move.group("rank") == null ? -1 : move.group("rank").charAt(0) - '1';
    var to = Square.parse(move.group("to")).orElseThrow();
    boolean anyRole = role.isEmpty() && file >= 0 && rank >= 0;
    boolean isPawn = !anyRole && role.orElse(Role.PAWN) == Role.PAWN;
    return Optional.of(
        new SanSketch(
            null,
            anyRole ? null : role.orElse(Role.PAWN),
            isPawn && file < 0 ? to.file() : file,
            rank,
            to,
            promoted.orElse(null)));
  }

  /** Whether a legal move is what the text says. */
  boolean fits(Position position, Move move) {
    if (castle != null) {
      return move instanceof Move.Castling castling
          && castling.isKingside() == (castle == Castle.KINGSIDE);
    }
    if (move instanceof Move.Castling || move.to() != to) {
      return false;
    }
    boolean roleFits = role == null || position.moved(move).role() == role;
    boolean originFits =
        (file < 0 || move.from().file() == file) && (rank < 0 || move.from().rank() == rank);
    return roleFits && originFits && promotionFits(move);
  }

  private boolean promotionFits(Move move) {
    return promoted == null
        || (move instanceof Move.Promotion promotion && promotion.role() == promoted);
  }

  /** The text as UCI, if it says both squares; else nothing that UCI can mean. */
  String uci() {
    boolean isFull = to != null && file >= 0 && rank >= 0;
    return isFull && (role == null || role == Role.KING) ? Square.of(file, rank) + "" + to : "";
  }
}
