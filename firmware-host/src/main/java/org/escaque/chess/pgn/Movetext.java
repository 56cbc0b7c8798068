package org.escaque.chess.pgn;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.escaque.chess.Letters;
import org.escaque.chess.Position;
import org.escaque.chess.San;
import org.escaque.chess.pgn.PgnProblem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * Reads the moves of one game, from behind its tags to its termination marker or to where the next
 * game begins. Errors in the main line end it, errors in a variation end the variation. Confined to
 * one thread.
 */
final class Movetext {

  private static final Pattern NUMBER = Pattern.compile("\\d{1,5}(?:\\.+|…)?|[.…]+");
  private static final Pattern NUMBERED = Pattern.compile("(?:\\d{1,5}(?:\\.+|…)|[.…]+)(.+)");
  private static final Pattern ORNAMENT = Pattern.compile("[+#]+|[ea]\\.?p\\.?");
  private static final int DEEPEST = 64;

  private final Scanner scanner;
  private final Letters letters;
  private final List<PgnProblem> problems;

  private final List<String> comments = new ArrayList<>();
  private @Nullable PgnResult marker;
  private boolean isOver;

  Movetext(Scanner scanner, Letters letters, List<PgnProblem> problems) {
    this.scanner = scanner;
    this.letters = letters;
    this.problems = problems;
  }

  /** What stands before the first move. */
  List<String> comments() {
    return comments;
  }

  /** The termination marker; null if the text has none. */
  @Nullable PgnResult marker() {
    return marker;
  }

  boolean hasMarker() {
    return marker != null;
  }

  /** The main line from a position. */
  List<PgnMove> read(Position start) throws IOException {
    var line = new Line(start, 0, comments);
    readLine(line);
    var moves = new ArrayList<PgnMove>(line.drafts.size());
    for (var draft : line.drafts) {
      if (draft.ply() instanceof PgnMove move) {
        moves.add(move);
      }
    }
    return moves;
  }

  /** Leaves out the moves of a game that cannot be followed, up to its marker. */
  void skip() throws IOException {
    while (!isOver) {
      var token = scanner.next();
      switch (token) {
        case Token.Tag _, Token.End _ -> endBefore(token);
        case Token.Word(_, var text) -> PgnResult.parse(text).ifPresent(this::endWith);
        case Token.Comment _, Token.Open _, Token.Close _, Token.Nag _, Token.Broken _ -> {}
      }
    }
  }

  private void endWith(PgnResult result) {
    marker = result;
    isOver = true;
  }

  private void endBefore(Token token) {
    scanner.push(token);
    isOver = true;
  }

  /** A line while it is being read. */
  private static final class Line {
    final int depth;
    final List<String> comments;
    final List<Draft> drafts = new ArrayList<>();
    Position position;
    @Nullable Position before;
    boolean isClosed;

    Line(Position start, int depth, List<String> comments) {
      position = start;
      this.depth = depth;
      this.comments = comments;
    }

    boolean isMain() {
      return depth == 0;
    }

    void add(Draft draft, Position next) {
      drafts.add(draft);
      before = position;
      position = next;
    }
  }

  private void readLine(Line line) throws IOException {
    while (!isOver && !line.isClosed) {
      var token = scanner.next();
      switch (token) {
        case Token.Tag _, Token.End _ -> {
          checkClosed(line, token.line());
          endBefore(token);
        }
        case Token.Comment comment -> addComment(line, comment);
        case Token.Nag(var at, var number) -> addNag(line, at, number);
        case Token.Open(var at) -> readVariation(line, at);
        case Token.Close(var at) -> {
          if (line.isMain()) {
            warn(at, "')' without '('");
          } else {
            line.isClosed = true;
          }
        }
        case Token.Broken(var at, var reason, var isFatal) -> {
          if (isFatal) {
            cut(line, at, reason);
          } else {
            warn(at, reason);
          }
        }
        case Token.Word word -> readWord(line, word);
      }
    }
  }

  private void checkClosed(Line line, int at) {
    if (!line.isMain()) {
      problems.add(new PgnProblem(at, Severity.LOSS, "a variation is not closed"));
    }
  }

  private void addComment(Line line, Token.Comment token) {
    var comment = ClockComment.of(token.text());
    comment.doubts().forEach(doubt -> warn(token.line(), doubt));
    if (!line.drafts.isEmpty()) {
      line.drafts.getLast().addComment(comment);
    } else if (!comment.words().isEmpty()) {
      line.comments.add(comment.words());
    }
  }

  private void addNag(Line line, int at, int number) {
    if (line.drafts.isEmpty()) {
      warn(at, "glyph $" + number + " before the first move");
    } else {
      line.drafts.getLast().addNag(number);
    }
  }

  private void readVariation(Line line, int at) throws IOException {
    var start = line.before;
    if (start == null || line.depth == DEEPEST) {
      var reason = start == null ? "a variation before the first move" : "variations too deep";
      problems.add(new PgnProblem(at, Severity.LOSS, reason));
      skipVariation();
      return;
    }
    var variation = new Line(start, line.depth + 1, new ArrayList<>());
    readLine(variation);
    var draft = line.drafts.getLast();
    if (variation.drafts.isEmpty()) {
      variation.comments.forEach(comment -> draft.addComment(ClockComment.of(comment)));
    } else {
      var plies = variation.drafts.stream().map(Draft::ply).toList();
      draft.addVariation(new Variation(variation.comments, plies));
    }
  }

  /** Leaves out what is left of a variation, up to its closing bracket. */
  private void skipVariation() throws IOException {
    int open = 1;
    while (open > 0 && !isOver) {
      var token = scanner.next();
      switch (token) {
        case Token.Tag _, Token.End _ -> endBefore(token);
        case Token.Open _ -> open++;
        case Token.Close _ -> open--;
        case Token.Comment _, Token.Nag _, Token.Broken _, Token.Word _ -> {}
      }
    }
  }

  private void readWord(Line line, Token.Word word) throws IOException {
    var text = word.text();
    if (ORNAMENT.matcher(text).matches()) {
      return;
    }
    if (San.isPass(text)) {
      readPass(line, word);
    } else if (Character.isLetter(text.charAt(0))) {
      readMove(line, word);
    } else {
      readNumberOrMarker(line, word);
    }
  }

  private void readNumberOrMarker(Line line, Token.Word word) throws IOException {
    var result = resultOf(line, word.text());
    var numbered = NUMBERED.matcher(word.text());
    if (result != null) {
      readMarker(line, word.line(), result);
    } else if (numbered.matches()) {
      readWord(line, new Token.Word(word.line(), numbered.group(1)));
    } else if (!NUMBER.matcher(word.text()).matches()) {
      readMove(line, word);
    }
  }

  /** A marker, but {@code 0-0} only if the side to move cannot castle. */
  private @Nullable PgnResult resultOf(Line line, String text) {
    var result = PgnResult.parse(text).orElse(null);
    boolean isCastling =
        result == PgnResult.BOTH_LOSE && San.parse(line.position, text) instanceof San.Read;
    return isCastling ? null : result;
  }

  private void readMarker(Line line, int at, PgnResult result) throws IOException {
    if (!line.isMain()) {
      var next = scanner.next();
      scanner.push(next);
      if (next instanceof Token.Close) {
        return;
      }
      checkClosed(line, at);
    }
    endWith(result);
  }

  private void readPass(Line line, Token.Word word) throws IOException {
    var next = line.position.pass();
    if (line.isMain()) {
      cut(line, word.line(), "null move '" + word.text() + "' in the score");
    } else if (next.isEmpty()) {
      cut(line, word.line(), "null move '" + word.text() + "' in check");
    } else {
      line.add(new Draft(null), next.get());
    }
  }

  private void readMove(Line line, Token.Word word) throws IOException {
    var position = line.position;
    switch (San.parse(position, word.text(), letters)) {
      case San.Read(var move) -> line.add(new Draft(move), position.play(move));
      case San.Unreadable error -> cut(line, word.line(), error.toString());
    }
  }

  /** Ends a line where it cannot be followed. */
  private void cut(Line line, int at, String reason) throws IOException {
    int plies = line.drafts.size();
    var place = San.number(line.position) + " " + reason;
    if (line.isMain()) {
      problems.add(new PgnProblem(at, Severity.ERROR, place + " (" + plies + " plies kept)"));
      skip();
    } else {
      problems.add(new PgnProblem(at, Severity.LOSS, "variation at " + place));
      skipVariation();
      line.isClosed = true;
    }
  }

  private void warn(int at, String reason) {
    problems.add(new PgnProblem(at, Severity.WARNING, reason));
  }
}
