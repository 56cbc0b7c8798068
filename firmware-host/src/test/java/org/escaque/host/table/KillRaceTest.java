package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.clock.Runs;
import org.escaque.game.ScoredPly;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Hosts that die at any moment of a move while hands go on: lift, placement and press happen
 * before, in or after the gap, and board and clock answer the new host in either order.
 */
class KillRaceTest {

  private static final int PLIES = 24;
  private static final Tick FIRST = Tick.ofMillis(50_000);

  @TempDir Path folder;

  /** What hands and links do, by the millisecond. */
  private final TreeMap<Long, Runnable> due = new TreeMap<>();

  private final List<Long> presses = new ArrayList<>();
  private final List<Gap> gaps = new ArrayList<>();
  private final List<String> played = new ArrayList<>();
  private Random random = new Random(0);
  private long now = FIRST.millis();
  private @Nullable VirtualTable host;
  private int runs;
  private long alive = FIRST.millis();
  private long unseenFrom;
  private final Runnable boardBack = this::boardIsBack;
  private final Runnable clockBack = this::clockIsBack;
  private boolean boardSeen = true;
  private boolean clockSeen = true;

  /** What stands there, whoever looks. */
  private long wood = Position.INITIAL.occupied().bits();

  private Runs lever = Runs.LEFT;

  /** From the last sign of life in the journal until the lever was read again, in milliseconds. */
  private record Gap(long alive, long back) {}

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void hostKilledAtAnyMomentOfAMove_losesAndDoublesNothing(long seed) throws Exception {
    random = new Random(seed);
    var position = Position.INITIAL;
    host = new VirtualTable(folder, FIRST).begin("g");
    now = host.now().millis();
    presses.add(now);
    try {
      for (int ply = 0; ply < PLIES; ply++) {
        var move = quiet(position);
        long pressed = schedule(move, position.turn());
        kills(pressed);
        until(Math.max(now, pressed) + 2_500);
        position = position.play(move);
        played.add("" + move.from() + move.to());

        assertThat(lans())
            .as("seed %d, gaps %s, presses %s", seed, gaps, presses)
            .isEqualTo(played);
      }
      assertClocks(seed);
    } finally {
      host().close();
    }
  }

  private VirtualTable host() {
    return Objects.requireNonNull(host);
  }

  /** A move that takes nothing: no other leaves the same contacts. */
  private Move quiet(Position position) {
    var moves =
        position.legalMoves().stream()
            .filter(move -> move instanceof Move.Normal && position.captured(move).isEmpty())
            .filter(move -> !position.play(move).legalMoves().isEmpty())
            .toList();
    return moves.get(random.nextInt(moves.size()));
  }

  /** Lift, placement and press to come; the answer is when the press comes. */
  private long schedule(Move move, Side side) {
    long lifted = now + 300 + random.nextInt(3_000);
    long placed = lifted + 100 + random.nextInt(600);
    long pressed = placed + 5 + random.nextInt(700);
    due.put(lifted, () -> contacts(wood & ~move.from().bit()));
    due.put(placed, () -> contacts(wood | move.to().bit()));
    due.put(pressed, () -> press(side));
    return pressed;
  }

  private void contacts(long standing) {
    wood = standing;
    if (boardSeen) {
      host().stand(wood);
      host().frame();
    }
  }

  private void press(Side side) {
    presses.add(now);
    lever = side == Side.WHITE ? Runs.RIGHT : Runs.LEFT;
    if (clockSeen) {
      host().press(side);
    }
  }

  /** Time passes and things happen; a dead host hears nothing of them. */
  private void until(long end) {
    while (!due.isEmpty() && due.firstKey() <= end) {
      pass(due.firstKey());
      due.pollFirstEntry().getValue().run();
    }
    pass(end);
  }

  private void pass(long to) {
    while (host != null && alive + 1_000 <= to) {
      host.pass(alive + 1_000 - now);
      now = alive + 1_000;
      alive = now;
      host.pulse();
    }
    if (host != null) {
      host.pass(to - now);
    }
    now = to;
  }

  private void kills(long pressed) throws Exception {
    for (int kills = random.nextInt(4); kills > 0; kills--) {
      long left = pressed + 800 - now;
      if (left > 0) {
        until(now + random.nextInt((int) left));
        kill();
      }
    }
  }

  private void kill() throws Exception {
    unseenFrom = clockSeen ? alive : unseenFrom;
    host().drain();
    var copy = copyOfTheFiles();
    host().close();
    host = null;
    due.values().removeIf(act -> act == boardBack || act == clockBack);
    boardSeen = false;
    clockSeen = false;
    until(now + random.nextInt(2_000));
    host = new VirtualTable(copy, Tick.ofMillis(now));
    alive = now;
    due.put(free(now + 1 + random.nextInt(500)), boardBack);
    due.put(free(now + 1 + random.nextInt(500)), clockBack);
    // The next kill may come before either was read.
    until(now + random.nextInt(600));
  }

  private long free(long at) {
    return due.containsKey(at) ? free(at + 1) : at;
  }

  private void boardIsBack() {
    boardSeen = true;
    contacts(wood);
  }

  private void clockIsBack() {
    clockSeen = true;
    gaps.add(new Gap(unseenFrom, now));
    host().clockBack(lever);
  }

  private List<String> lans() {
    return host().runtime.core().state().orElseThrow().score().stream()
        .map(ScoredPly::lan)
        .toList();
  }

  /** Each move took what it took, within a second and the time for which nobody looked. */
  private void assertClocks(long seed) {
    var score = host().runtime.core().state().orElseThrow().score();
    for (int ply = 0; ply < PLIES; ply++) {
      long from = presses.get(ply);
      long to = presses.get(ply + 1);
      long unseen = 0;
      for (var gap : gaps) {
        unseen += Math.max(0, Math.min(to, gap.back()) - Math.max(from, gap.alive()));
      }
      assertThat(score.get(ply).spent().toMillis())
          .as(
              "seed %d, ply %d from %d to %d, unseen for %d ms of it: %s",
              seed, ply + 1, from, to, unseen, gaps)
          .isBetween(to - from - unseen - 1_000, to - from + unseen + 1_000);
    }
  }

  private Path copyOfTheFiles() throws IOException {
    Path from = runs == 0 ? folder : folder.resolve("run" + runs);
    runs++;
    Path copy = Files.createDirectories(folder.resolve("run" + runs));
    for (String file : List.of("t2.db", "t2.db-wal", "t2.boot")) {
      if (Files.exists(from.resolve(file))) {
        Files.copy(from.resolve(file), copy.resolve(file));
      }
    }
    return copy;
  }
}
