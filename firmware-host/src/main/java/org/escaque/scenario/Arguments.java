package org.escaque.scenario;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Role;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Parsed;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Result;

/** The words of one line after the first, taken one by one. Confined to the reading of a file. */
final class Arguments {

  /** The line is wrong; caught where a file is read. */
  static final class Wrong extends Exception {
    private static final long serialVersionUID = 1;

    Wrong(String reason) {
      super(reason, null, false, false);
    }

    String reason() {
      return String.valueOf(getMessage());
    }
  }

  private static final Pattern DURATION = Pattern.compile("(\\d{1,9})(ms|s|m|h)");
  private static final Pattern SAN =
      Pattern.compile(
          "([KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=[QRBN])?|O-O(-O)?)[+#]?|[KQRBN]@[a-h][1-8][+#]?");

  private final List<String> words;
  private int next;

  Arguments(List<String> words) {
    this.words = List.copyOf(words);
  }

  boolean hasMore() {
    return next < words.size();
  }

  boolean take(String word) {
    boolean found = hasMore() && words.get(next).equals(word);
    if (found) {
      next++;
    }
    return found;
  }

  String word(String what) throws Wrong {
    if (!hasMore()) {
      throw new Wrong(what + " missing");
    }
    return words.get(next++);
  }

  void end() throws Wrong {
    if (hasMore()) {
      throw new Wrong("unexpected '" + words.get(next) + "'");
    }
  }

  List<String> rest() {
    var rest = words.subList(next, words.size());
    next = words.size();
    return rest;
  }

  private static <T> T known(Optional<T> value, String what, String word) throws Wrong {
    if (value.isEmpty()) {
      throw new Wrong(what + " expected, not '" + word + "'");
    }
    return value.get();
  }

  Side side() throws Wrong {
    String word = word("side");
    return known(parseSide(word), "white or black", word);
  }

  boolean sideFollows() {
    return hasMore() && parseSide(words.get(next)).isPresent();
  }

  private static Optional<Side> parseSide(String word) {
    return switch (word) {
      case "white" -> Optional.of(Side.WHITE);
      case "black" -> Optional.of(Side.BLACK);
      default -> Optional.empty();
    };
  }

  Square square() throws Wrong {
    String word = word("square");
    return known(Square.parse(word), "square", word);
  }

  List<Square> squares(int atLeast) throws Wrong {
    var squares = new ArrayList<Square>();
    while (hasMore() || squares.size() < atLeast) {
      squares.add(square());
    }
    return squares;
  }

  Set<Square> squareSet(int atLeast) throws Wrong {
    return new HashSet<>(squares(atLeast));
  }

  Duration duration() throws Wrong {
    String word = word("duration");
    Matcher matcher = DURATION.matcher(word);
    if (!matcher.matches()) {
      throw new Wrong("duration such as 250ms, 10s, 2m, 1h expected, not '" + word + "'");
    }
    long amount = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      case "m" -> Duration.ofMinutes(amount);
      default -> Duration.ofHours(amount);
    };
  }

  ClockTime time() throws Wrong {
    String word = word("time");
    return switch (ClockTime.parse(word)) {
      case Parsed.Read<ClockTime>(ClockTime time) -> time;
      case Parsed.Unreadable<ClockTime> bad -> throw new Wrong("time " + bad);
    };
  }

  int count() throws Wrong {
    String word = word("number");
    if (!word.matches("\\d{1,4}")) {
      throw new Wrong("number expected, not '" + word + "'");
    }
    return Integer.parseInt(word);
  }

  AlertKind kind() throws Wrong {
    String word = word("alert kind");
    return known(AlertKind.parse(word), "alert kind", word);
  }

  Result result() throws Wrong {
    String word = word("result");
    return known(Result.parse(word), "result", word);
  }

  Role role(boolean pawnToo) throws Wrong {
    String word = word("piece");
    var roles = new ArrayList<>(Role.PROMOTIONS);
    if (pawnToo) {
      roles.add(Role.PAWN);
    }
    return known(
        roles.stream().filter(role -> role.toString().equals(word)).findFirst(), "piece", word);
  }

  String san() throws Wrong {
    return checkSan(word("move"));
  }

  static String checkSan(String word) throws Wrong {
    if (!SAN.matcher(word).matches()) {
      throw new Wrong("move expected, not '" + word + "'");
    }
    return word;
  }

  /** Letters of pieces in hand, or {@code -}; in the order in which they are written. */
  String pieces() throws Wrong {
    String word = word("pieces");
    if (word.equals("-")) {
      return "";
    }
    if (!word.matches("[QRBNP]{1,60}")) {
      throw new Wrong("letters QRBNP or - expected, not '" + word + "'");
    }
    return word;
  }
}
