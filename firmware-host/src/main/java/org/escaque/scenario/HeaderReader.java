package org.escaque.scenario;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escaque.board.Side;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Parsed;
import org.escaque.clock.TimeControl;
import org.escaque.laws.Editions;
import org.escaque.laws.PlayClass;
import org.escaque.laws.Rulings;
import org.escaque.laws.Supervision;
import org.escaque.scenario.Arguments.Wrong;
import org.jspecify.annotations.Nullable;

/** Gathers the header statements of one file. Confined to the reading of that file. */
final class HeaderReader {

  /** Only scenario files have an edition when they name none. */
  private static final String UNNAMED_EDITION = Editions.NEWEST;

  private final Set<String> seen = new HashSet<>();
  private String title = "";
  private String source = "";
  private String laws = UNNAMED_EDITION;
  private @Nullable PlayClass playClass;
  private Supervision supervision = Supervision.NONE;
  private boolean quickplay;
  private boolean arbiterAbsent;
  private Rulings rulings = Rulings.AUTOMATIC;
  private TimeControl time = TimeControl.of(Duration.ofMinutes(90), Duration.ofSeconds(30));
  private @Nullable Duration defaultTime;
  private final Set<Side> blind = EnumSet.noneOf(Side.class);
  private boolean raw;
  private @Nullable String fen;
  private List<String> history = List.of();
  private @Nullable ClockTime whiteClock;
  private @Nullable ClockTime blackClock;
  private int whiteIllegal;
  private int blackIllegal;
  private String whiteReserve = "";
  private String blackReserve = "";

  static boolean knows(String word, Arguments rest) {
    return switch (word) {
      case "title", "source", "laws", "class", "supervision", "quickplay", "rulings" -> true;
      case "time", "default-time", "blind", "level", "fen", "history" -> true;
      case "clock", "illegal", "reserve" -> true;
      case "arbiter" -> rest.take("absent");
      default -> false;
    };
  }

  /** Reads a statement that {@link #knows} knows. */
  void read(String word, Arguments rest) throws Wrong {
    if (!seen.add(word)) {
      throw new Wrong("'" + word + "' a second time");
    }
    switch (word) {
      case "title" -> title = String.join(" ", rest.rest());
      case "source" -> source = String.join(" ", rest.rest());
      case "laws" -> laws = edition(rest.word("edition"));
      case "class" ->
          playClass = oneOf(PlayClass.parse(rest.word("class")), "standard, rapid or blitz");
      case "supervision" ->
          supervision = oneOf(Supervision.parse(rest.word("supervision")), "full or none");
      case "quickplay" -> quickplay = true;
      case "arbiter" -> arbiterAbsent = rest.take("absent");
      case "rulings" ->
          rulings = oneOf(Rulings.parse(rest.word("rulings")), "automatic or confirm");
      case "time" -> time = control(rest);
      case "default-time" -> defaultTime = rest.duration();
      case "blind" -> readBlind(rest);
      case "level" -> raw = level(rest.word("level"));
      case "fen" -> fen = String.join(" ", rest.rest());
      case "history" -> history = moves(rest);
      case "clock" -> {
        expectWord(rest, "white");
        whiteClock = rest.time();
        expectWord(rest, "black");
        blackClock = rest.time();
      }
      case "illegal" -> {
        expectWord(rest, "white");
        whiteIllegal = rest.count();
        expectWord(rest, "black");
        blackIllegal = rest.count();
      }
      default -> {
        expectWord(rest, "white");
        whiteReserve = rest.pieces();
        expectWord(rest, "black");
        blackReserve = rest.pieces();
      }
    }
    rest.end();
  }

  private static String edition(String id) throws Wrong {
    if (!Editions.ids().contains(id)) {
      throw new Wrong("edition expected, not '" + id + "'");
    }
    return id;
  }

  private static <T> T oneOf(Optional<T> value, String what) throws Wrong {
    if (value.isEmpty()) {
      throw new Wrong(what + " expected");
    }
    return value.get();
  }

  private static TimeControl control(Arguments rest) throws Wrong {
    return switch (TimeControl.parse(String.join(" ", rest.rest()))) {
      case Parsed.Read<TimeControl>(TimeControl control) -> control;
      case Parsed.Unreadable<TimeControl> bad -> throw new Wrong("time control " + bad);
    };
  }

  private void readBlind(Arguments rest) throws Wrong {
    do {
      blind.add(rest.side());
    } while (rest.hasMore());
  }

  private static boolean level(String word) throws Wrong {
    if (!word.equals("raw") && !word.equals("settled")) {
      throw new Wrong("settled or raw expected, not '" + word + "'");
    }
    return word.equals("raw");
  }

  private static List<String> moves(Arguments rest) throws Wrong {
    var moves = new ArrayList<String>();
    do {
      moves.add(rest.san());
    } while (rest.hasMore());
    return moves;
  }

  private static void expectWord(Arguments rest, String word) throws Wrong {
    if (!rest.take(word)) {
      throw new Wrong("'" + word + "' expected");
    }
  }

  Header header() {
    return new Header(
        title,
        source,
        laws,
        playClass,
        supervision,
        quickplay,
        arbiterAbsent,
        rulings,
        time,
        defaultTime,
        Set.copyOf(blind),
        raw,
        fen,
        history,
        whiteClock,
        blackClock,
        whiteIllegal,
        blackIllegal,
        whiteReserve,
        blackReserve);
  }
}
