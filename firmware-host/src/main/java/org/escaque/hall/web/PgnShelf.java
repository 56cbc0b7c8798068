package org.escaque.hall.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escaque.hall.PgnFiles;
import org.jspecify.annotations.Nullable;

/**
 * The PGN files as {@code /pgn/round-N/games.pgn} and {@code /pgn/round-N/game-M.pgn}. The path to
 * the file is made of the two numbers, never of the request's text. Broadcast sites ask every few
 * seconds: an unchanged file costs one look at its attributes.
 */
final class PgnShelf {

  private static final Pattern PATH =
      Pattern.compile("/pgn/round-([1-9][0-9]{0,5})/(?:games|game-([1-9][0-9]{0,5}))\\.pgn");

  private static final String TYPE = "application/x-chess-pgn; charset=utf-8";

  private final PgnFiles files;

  PgnShelf(Path folder) {
    files = new PgnFiles(folder);
  }

  /** Empty if the path is none of a PGN file's. */
  Optional<Answer> answer(String path, @Nullable String ifNoneMatch) throws IOException {
    Matcher asked = PATH.matcher(path);
    if (!asked.matches()) {
      return Optional.empty();
    }
    int round = Integer.parseInt(asked.group(1));
    var board = asked.group(2);
    Path file = board == null ? files.games(round) : files.game(round, Integer.parseInt(board));
    try {
      return Optional.of(read(file, ifNoneMatch));
    } catch (NoSuchFileException e) {
      return Optional.of(Answer.text(404, "404: no game was recorded at " + path + " yet."));
    }
  }

  /**
   * If the file is replaced between the two looks, the new text goes out under the old tag; the
   * next question mends that.
   */
  private static Answer read(Path file, @Nullable String ifNoneMatch) throws IOException {
    var seen = Files.readAttributes(file, BasicFileAttributes.class);
    var tag =
        "\"%x-%x-%x\""
            .formatted(
                String.valueOf(seen.fileKey()).hashCode(),
                seen.lastModifiedTime().to(TimeUnit.NANOSECONDS),
                seen.size());
    if (Content.matches(ifNoneMatch, tag)) {
      return Content.unchanged(tag, Content.CHECK_ALWAYS);
    }
    return new Content(TYPE, Content.CHECK_ALWAYS, tag, ByteBuffer.wrap(Files.readAllBytes(file)))
        .answer(null);
  }
}
