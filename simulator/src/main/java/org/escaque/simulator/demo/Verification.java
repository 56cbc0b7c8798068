package org.escaque.simulator.demo;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.escaque.simulator.replay.RecordedGame;

/**
 * What came of playing games once.
 *
 * @param played in the order of the source
 * @param incidents that happened at other tables meanwhile
 */
public record Verification(
    List<RecordedGame> games,
    List<PlayedGame> played,
    List<SeenIncident> incidents,
    List<String> failures) {

  public Verification {
    games = List.copyOf(games);
    played = played.stream().sorted(Comparator.comparingInt(PlayedGame::number)).toList();
    incidents = List.copyOf(incidents);
    failures = List.copyOf(failures);
  }

  /** All that is not as it was in the source, in words. */
  public List<String> differences() {
    var all = new ArrayList<>(failures);
    for (var game : games) {
      boolean done = played.stream().anyMatch(one -> one.number() == game.number());
      if (!done) {
        all.add(game + ": was not played");
      }
    }
    for (var incident : incidents) {
      if (!incident.seen()) {
        all.add(incident.text() + ": nobody was told");
      }
      if (!incident.over()) {
        all.add(incident.text() + ": the game did not go on to its end");
      }
    }
    played.forEach(game -> all.addAll(game.comparison().differences()));
    return all;
  }

  /** Prints remarks, differences and the sum. */
  public void print(PrintWriter out) {
    for (var game : played) {
      for (var remark : game.comparison().remarks()) {
        out.println("remark: " + games.get(game.number() - 1) + ": " + remark);
      }
    }
    var differences = differences();
    differences.forEach(difference -> out.println("difference: " + difference));
    if (!incidents.isEmpty()) {
      out.printf(
          "%d incidents at other tables, %d alerts%n",
          incidents.size(), incidents.stream().mapToInt(SeenIncident::alerts).sum());
    }
    int plies = played.stream().mapToInt(game -> game.comparison().plies()).sum();
    out.printf(
        "verified %d games, %d plies, %d differences%n", played.size(), plies, differences.size());
  }

  /** Writes {@code games.pgn}, all games in their order, and {@code final.tsv}, how they ended. */
  public void write(Path folder) throws IOException {
    Files.writeString(
        folder.resolve("games.pgn"),
        played.stream().map(PlayedGame::pgn).collect(Collectors.joining("\n")));
    Files.writeString(
        folder.resolve("final.tsv"),
        played.stream().map(game -> game.line() + "\n").collect(Collectors.joining()));
  }
}
