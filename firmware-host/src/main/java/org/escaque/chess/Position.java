package org.escaque.chess;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.bits.BitBoard;
import org.escaque.chess.bits.MoveGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A proven position of a game: both kings are there, no pawn stands on the last ranks, and unless
 * it was {@linkplain #asItStands taken as it stands} the side that has just moved is not in check.
 * Only the checked factories make one; {@link #play} makes the next. An immutable value: equal
 * positions have the same men, turn, castling rights, legal en passant square, counters and rules.
 */
public final class Position {

  /** The beginning of a game (article 2.3). */
  public static final Position INITIAL = ofFen(Setup.INITIAL.fen());

  private final BitBoard board;
  private final CastlingRules rules;

  /** A legal en passant capture's goal as a bit, else 0. */
  private final long enPassant;

  /** Filled when first asked for; a race fills it twice with equal lists. */
  private @Nullable List<Move> legalMoves;

  private Position(BitBoard board, CastlingRules rules) {
    this.board = board;
    this.rules = rules;
    this.enPassant = new MoveGenerator().legalEnPassant(board);
  }

  /** Proves a setup; any flaw refuses it. */
  public static Verdict of(Setup setup) {
    var flaws = Proof.flaws(setup);
    return flaws.isEmpty()
        ? new Verdict.Proven(new Position(setup.bitBoard(), setup.rules()))
        : new Verdict.Refused(flaws);
  }

  /**
   * Takes a setup as it stands, even if no legal game reaches it: only flaws that make play
   * impossible refuse it, castling rights and en passant squares that mean nothing are dropped.
   */
  public static Verdict asItStands(Setup setup) {
    var flaws = Proof.flaws(setup);
    if (flaws.stream().allMatch(Flaw::isTolerable)) {
      var kept = setup.withCastlingRooks(Proof.soundCastlingRooks(setup));
      kept = Proof.isSoundEnPassant(kept) ? kept : kept.withEnPassant(null);
      return new Verdict.Proven(new Position(kept.bitBoard(), kept.rules()));
    }
    return new Verdict.Refused(flaws);
  }

  /**
   * The position of a FEN that the programmer wrote, taken as it stands.
   *
   * @throws IllegalArgumentException if it is no FEN or no position
   */
  public static Position ofFen(String fen) {
    return ofFen(fen, CastlingRules.STANDARD);
  }

  /** As {@link #ofFen(String)}, with the castling rules given. */
  public static Position ofFen(String fen, CastlingRules rules) {
    return switch (asItStands(Fen.setup(fen, rules))) {
      case Verdict.Proven(var position) -> position;
      case Verdict.Refused refused ->
          throw new IllegalArgumentException("FEN " + fen + ": " + refused);
    };
  }

  // What is there.

  public Side turn() {
    return board.turn() == 0 ? Side.WHITE : Side.BLACK;
  }

  public Optional<Piece> pieceAt(Square square) {
    if ((board.occupied() & square.bit()) == 0) {
      return Optional.empty();
    }
    var side = (board.men(0) & square.bit()) != 0 ? Side.WHITE : Side.BLACK;
    return Optional.of(Piece.of(side, Role.of(board.roleAt(square.index()))));
  }

  /** What stands where, in the order of squares. */
  public Map<Square, Piece> pieces() {
    var pieces = new EnumMap<Square, Piece>(Square.class);
    for (var square : occupied().squares()) {
      pieceAt(square).ifPresent(piece -> pieces.put(square, piece));
    }
    return Collections.unmodifiableMap(pieces);
  }

  /** The squares that are occupied: what a reed-switch board would feel. */
  public Occupancy occupied() {
    return new Occupancy(board.occupied());
  }

  /** The squares of a side's men. */
  public Occupancy occupied(Side side) {
    return new Occupancy(board.men(side.ordinal()));
  }

  /** The squares of all men of one kind. */
  public Occupancy squaresOf(Piece piece) {
    return new Occupancy(board.men(piece.side().ordinal(), piece.role().ordinal()));
  }

  public Square king(Side side) {
    return Square.of(board.king(side.ordinal()));
  }

  /** The rooks that may still castle. */
  public Occupancy castlingRooks() {
    return new Occupancy(board.castling());
  }

  /** The goal of a legal en passant capture. */
  public Optional<Square> enPassant() {
    return square(enPassant);
  }

  /** Plies since the last capture or pawn move, for the 50 and 75 move rules. */
  public int halfMoveClock() {
    return board.halfMoves();
  }

  /** 1 before White's first move, counted up after Black's. */
  public int fullMoveNumber() {
    return board.fullMoves();
  }

  public CastlingRules rules() {
    return rules;
  }

  // Checks and attacks.

  /** Whether the side to move is in check (article 3.9). */
  public boolean inCheck() {
    return board.checkers() != 0;
  }

  /** The squares of the men that give check. */
  public Occupancy checkers() {
    return new Occupancy(board.checkers());
  }

  /** The squares of the men of {@code side} that attack a square, pinned or not (article 3.1.2). */
  public Occupancy attackers(Square square, Side side) {
    long attackers = board.attackers(square.index(), board.occupied());
    return new Occupancy(attackers & board.men(side.ordinal()));
  }

  /** Check and no legal move (article 5.1.1). */
  public boolean isCheckmate() {
    return inCheck() && legalMoves().isEmpty();
  }

  /** No check and no legal move (article 5.2.1). */
  public boolean isStalemate() {
    return !inCheck() && legalMoves().isEmpty();
  }

  // Moves.

  /**
   * All legal moves, in no particular order. No move takes a king, even where an illegal move that
   * stands has left him in check.
   */
  public List<Move> legalMoves() {
    var known = legalMoves;
    if (known == null) {
      known = Codes.legalMoves(board);
      legalMoves = known;
    }
    return known;
  }

  /** The legal moves of the man on a square; none if there is none. */
  public List<Move> legalMovesFrom(Square from) {
    return legalMoves().stream().filter(move -> move.from() == from).toList();
  }

  public boolean isLegal(Move move) {
    return legalMoves().contains(move);
  }

  /**
   * The position after a legal move.
   *
   * @throws IllegalArgumentException if the move is not legal here
   */
  public Position play(Move move) {
    if (!isLegal(move)) {
      throw new IllegalArgumentException("illegal move " + move + " in " + fen());
    }
    var next = new BitBoard();
    next.after(board, Codes.of(board, move));
    return new Position(next, rules);
  }

  /** The position after the mover passes, as variations of PGN write it; empty in check. */
  public Optional<Position> pass() {
    if (inCheck()) {
      return Optional.empty();
    }
    var next = new BitBoard();
    next.afterPass(board);
    return Optional.of(new Position(next, rules));
  }

  /** The man that a legal move moves; the king for castling. */
  public Piece moved(Move move) {
    return pieceAt(move.from())
        .orElseThrow(
            () -> new IllegalArgumentException("no man moves by " + move + " in " + fen()));
  }

  /** The square from which a legal move takes a man. */
  public Optional<Square> capturedSquare(Move move) {
    return switch (move) {
      case Move.EnPassant taking -> Optional.of(taking.victim());
      case Move.Castling _ -> Optional.empty();
      case Move.Normal _, Move.Promotion _ -> pieceAt(move.to()).map(_ -> move.to());
    };
  }

  /** The man that a legal move takes. */
  public Optional<Piece> captured(Move move) {
    return capturedSquare(move).flatMap(this::pieceAt);
  }

  /** The squares on which something else, or nothing, or something stands after a legal move. */
  public Occupancy touched(Move move) {
    var ends = Occupancy.of(move.from(), move.to());
    return switch (move) {
      case Move.EnPassant taking -> ends.with(taking.victim());
      case Move.Castling castling -> ends.with(castling.rookFrom()).with(castling.rookTo());
      case Move.Normal _, Move.Promotion _ -> ends;
    };
  }

  /** The squares whose occupancy differs after a legal move: one for a plain capture. */
  public Occupancy occupancyChange(Move move) {
    var next = new BitBoard();
    next.after(board, Codes.of(board, move));
    return new Occupancy(board.occupied() ^ next.occupied());
  }

  /**
   * Reads a move of UCI, if it is legal here. Castling may be the king's step ({@code e1g1}) or
   * king takes rook ({@code e1h1}); large letters are no UCI.
   */
  public Optional<Move> parseUci(String text) {
    return Uci.parse(this, text);
  }

  /** A move as UCI writes it under the rules of this position. */
  public String uci(Move move) {
    return Uci.write(this, move);
  }

  // Other forms.

  /** What must be the same for a repetition (article 9.2.2). */
  public RepetitionKey repetitionKey() {
    return new RepetitionKey(board, enPassant);
  }

  /** The position as a setup, with the en passant square only if a capture is legal. */
  public Setup setup() {
    return new Setup(
        pieces(),
        turn(),
        castlingRooks(),
        enPassant().orElse(null),
        halfMoveClock(),
        fullMoveNumber(),
        rules);
  }

  /** FEN with the castling field of X-FEN and the en passant square only if a capture is legal. */
  public String fen() {
    return setup().fen();
  }

  /** FEN with the en passant square after every double step, as the PGN standard has it. */
  public String fenWithEveryEnPassant() {
    return setup().withEnPassant(square(board.passed()).orElse(null)).fen();
  }

  /** A working copy for searches; what happens to it does not touch this position. */
  public BitBoard bitBoard() {
    var copy = new BitBoard();
    copy.set(board);
    return copy;
  }

  /** The move of a code that the generator wrote for this position. */
  public static Move move(int code) {
    return Codes.move(code);
  }

  private static Optional<Square> square(long bit) {
    return bit == 0 ? Optional.empty() : Optional.of(Square.of(Long.numberOfTrailingZeros(bit)));
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Position that
        && board.sameMen(that.board)
        && enPassant == that.enPassant
        && board.halfMoves() == that.board.halfMoves()
        && board.fullMoves() == that.board.fullMoves()
        && rules == that.rules;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(board.key(enPassant)) + 31 * board.halfMoves();
  }

  /** The FEN. */
  @Override
  public String toString() {
    return fen();
  }
}
