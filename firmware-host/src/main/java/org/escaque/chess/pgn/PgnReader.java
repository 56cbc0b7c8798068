package org.escaque.chess.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.escaque.chess.Letters;
import org.escaque.chess.Position;
import org.escaque.chess.pgn.PgnProblem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * Reads games one after another from a text of any size, holding one game at a time. Whatever the
 * text is, it gives games with their problems; only a failing stream throws, as {@link
 * UncheckedIOException}. Confined to one thread; the caller closes what it reads from.
 */
public final class PgnReader implements Iterator<PgnGame> {

  private final Scanner scanner;
  private final Letters letters;
  private @Nullable PgnGame next;

  private PgnReader(Lines lines, Letters letters) {
    scanner = new Scanner(lines);
    this.letters = letters;
  }

  /** Reads decoded text; the stream should be buffered. */
  public static PgnReader of(Reader text, Letters letters) {
    return new PgnReader(Lines.of(text), letters);
  }

  /** Reads bytes, UTF-8 or ISO 8859-1 line by line; the stream should be buffered. */
  public static PgnReader of(InputStream bytes) {
    return new PgnReader(Lines.of(bytes), Letters.ENGLISH);
  }

  /** All games of a text with English letters. */
  public static List<PgnGame> readAll(String text) {
    return readAll(text, Letters.ENGLISH);
  }

  /** All games of a text. */
  public static List<PgnGame> readAll(String text, Letters letters) {
    var games = new ArrayList<PgnGame>();
    of(new StringReader(text), letters).forEachRemaining(games::add);
    return List.copyOf(games);
  }

  @Override
  public boolean hasNext() {
    if (next == null) {
      try {
        next = read();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return next != null;
  }

  @Override
  public PgnGame next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException("no game is left");
    }
    var game = next;
    next = null;
    return game;
  }

  /**
   * The next game; null at the end. Comments behind the last game are no game; rubbish is one with
   * its problems.
   */
  private @Nullable PgnGame read() throws IOException {
    var first = scanner.next();
    scanner.push(first);
    var header = new Header();
    header.read();
    var movetext = new Movetext(scanner, letters, header.problems);
    movetext.comments().addAll(header.comments);
    var start = header.start();
    var moves = start == null ? List.<PgnMove>of() : movetext.read(start);
    if (start == null) {
      movetext.skip();
    }
    var result = header.result(movetext.marker());
    var game =
        new PgnGame(
            first.line(),
            header.tags,
            start == null ? Position.INITIAL : start,
            movetext.comments(),
            moves,
            result,
            header.problems);
    boolean isNothing =
        header.tags.isEmpty()
            && moves.isEmpty()
            && !movetext.hasMarker()
            && header.problems.isEmpty();
    return isNothing ? null : game;
  }

  /** The tags of one game, and what was noticed on the way. */
  private final class Header {
    final Map<String, String> tags = new LinkedHashMap<>();
    final Map<String, Integer> lines = new HashMap<>();
    final List<String> comments = new ArrayList<>();
    final List<PgnProblem> problems = new ArrayList<>();
    private int lastLine = 1;

    void read() throws IOException {
      while (true) {
        var token = scanner.next();
        lastLine = token.line();
        switch (token) {
          case Token.Tag tag -> {
            if (beginsNextGame(tag)) {
              scanner.push(tag);
              return;
            }
            add(tag);
          }
          case Token.Comment(_, var text) -> addComment(ClockComment.of(text).words());
          case Token.Broken(var line, var reason, var isFatal) when !isFatal ->
              problems.add(new PgnProblem(line, Severity.LOSS, reason));
          case Token.Broken _,
              Token.Open _,
              Token.Close _,
              Token.Nag _,
              Token.Word _,
              Token.End _ -> {
            scanner.push(token);
            return;
          }
        }
      }
    }

    /** A game without moves and marker ends where its first tag, or the event, comes again. */
    private boolean beginsNextGame(Token.Tag tag) {
      return tags.containsKey(tag.name())
          && (tag.name().equals("Event") || tag.name().equals(tags.keySet().iterator().next()));
    }

    private void add(Token.Tag tag) {
      if (tags.putIfAbsent(tag.name(), tag.value()) == null) {
        lines.put(tag.name(), tag.line());
      } else {
        warn(tag.line(), "tag " + tag.name() + " comes twice; the first counts");
      }
    }

    private void addComment(String words) {
      if (!words.isEmpty()) {
        comments.add(words);
      }
    }

    @Nullable Position start() {
      return switch (Start.of(tags)) {
        case Start.Known(var position, var warning) -> {
          if (!warning.isEmpty()) {
            warn(lines.getOrDefault("FEN", lastLine), warning);
          }
          yield position;
        }
        case Start.Unknown(var tag, var reason) -> {
          int line = lines.getOrDefault(tag, lastLine);
          problems.add(new PgnProblem(line, Severity.ERROR, reason));
          yield null;
        }
      };
    }

    PgnResult result(@Nullable PgnResult marker) {
      var tag = tags.get("Result");
      if (tag == null) {
        return marker == null ? PgnResult.OPEN : marker;
      }
      int line = lines.getOrDefault("Result", lastLine);
      var said = PgnResult.parse(tag);
      if (said.isEmpty()) {
        warn(line, "result '" + tag + "'");
        return marker == null ? PgnResult.OPEN : marker;
      }
      if (marker == null) {
        warn(line, "no termination marker; the tag Result counts");
        return said.get();
      }
      if (marker != said.get()) {
        warn(line, "tag Result says " + said.get() + ", the termination marker " + marker);
      }
      return marker == PgnResult.OPEN ? said.get() : marker;
    }

    private void warn(int line, String reason) {
      problems.add(new PgnProblem(line, Severity.WARNING, reason));
    }
  }
}
