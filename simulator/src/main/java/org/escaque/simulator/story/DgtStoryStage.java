package org.escaque.simulator.story;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.escaque.board.BoardDriver;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.game.Effect;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.scenario.Sight;
import org.escaque.scenario.Stage;
import org.escaque.simulator.dgt.BoardOnLine;
import org.escaque.simulator.dgt.Card;
import org.escaque.simulator.dgt.DgtBoard;
import org.escaque.simulator.dgt.Fields;
import org.escaque.simulator.dgt.Happening;
import org.escaque.simulator.dgt.Men;
import org.escaque.simulator.stage.DgtDevice;
import org.escaque.simulator.stage.DgtEcho;
import org.jspecify.annotations.Nullable;

/**
 * A story whose hands move the men of a simulated DGT board; what its driver makes of them reaches
 * the game. Levers, and what people say, reach it as they do without a driver. Confined to one run.
 */
final class DgtStoryStage implements Stage {

  private static final long PATIENCE_NANOS = 20_000_000_000L;
  private static final long LOOK_MILLIS = 10;
  private static final long STEP_MILLIS = 60;
  private static final Duration MOMENT = Duration.ofNanos(1);
  private static final int SERIAL = 20_261;

  private final Stage core;
  private final Path folder;
  private final StoryMen men;
  private final BoardOnLine line;
  private final LinkedBlockingQueue<BoardEvent> said = new LinkedBlockingQueue<>();
  private DgtEcho echo = new DgtEcho();
  private BoardDriver driver;

  /**
   * The driver's own time: it wants men to keep still, and no time passes between two hands of a
   * story. Written by this thread, read by the driver's.
   */
  private volatile Tick now;

  DgtStoryStage(Stage core, Occupancy wood, boolean turned, Path folder) throws IOException {
    this.core = core;
    this.folder = folder;
    now = core.now();
    men = new StoryMen(core.state().position(), wood, turned);
    var board = DgtBoard.poweredUp(Card.ofSerial(SERIAL), fields());
    line =
        new BoardOnLine(board, folder.resolve("line"), BoardOnLine.Line.perfect(), () -> this.now);
    line.plugIn();
    driver = start();
    hear(() -> echo.isBoardWhole(line.board()));
  }

  private BoardDriver start() {
    var opened = DgtDevice.board(line.name(), () -> now);
    opened.start(
        report -> {
          if (report instanceof BoardReport.Settled(var event)) {
            said.add(event);
          }
        });
    return opened;
  }

  private Fields fields() {
    var fields = Fields.EMPTY;
    for (var square : Square.all()) {
      fields = fields.with(field(square), Men.code(men.at(square)));
    }
    return fields;
  }

  private static int field(Square square) {
    return Men.field(square, false);
  }

  /** Takes what the driver says until it has said all, while its own time passes. */
  private void hear(BooleanSupplier all) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    try {
      while (!all.getAsBoolean()) {
        var event = said.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        if (event != null) {
          echo.note(event);
          core.happens(new GameEvent.HandsMoved(Restamp.of(event, core.now())));
        } else if (System.nanoTime() > end) {
          throw new IllegalStateException("the driver does not say: " + echo.missing(line.board()));
        } else {
          now = now.plusMillis(STEP_MILLIS);
          line.noise();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a driver was waited for", e);
    }
  }

  @Override
  public Tick now() {
    return core.now();
  }

  @Override
  public GameState state() {
    return core.state();
  }

  @Override
  public Sight sight() {
    return core.sight();
  }

  @Override
  public List<Effect> takeEffects() {
    return core.takeEffects();
  }

  @Override
  public void foresee(List<Doing> doings) {
    men.foresee(doings, state().position());
  }

  @Override
  public void contact(Square square, boolean closed) {
    pass(MOMENT);
    unfelt(square, closed);
  }

  @Override
  public void unfelt(Square square, boolean filled) {
    if (filled) {
      men.placed(square, state().position());
    } else {
      men.lifted(square);
    }
    show(square);
    if (echo.isBoardLinked()) {
      hear(() -> echo.isBoardWhole(line.board()));
    }
  }

  private void show(Square square) {
    line.happens(new Happening.FieldChanged(field(square), Men.code(men.at(square)), core.now()));
  }

  @Override
  public void press(Side side) {
    core.press(side);
    men.pressed(state().position());
  }

  /** Nobody need name a new man: the board knows him. */
  @Override
  public void happens(GameEvent event) {
    if (event instanceof GameEvent.PromotionNamed(var role, var _)) {
      men.promoted(role).ifPresent(this::show);
      hear(() -> echo.isBoardWhole(line.board()));
    } else {
      core.happens(event);
    }
  }

  @Override
  public void linkLost() {
    try {
      line.unplug();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    hear(() -> !echo.isBoardLinked());
  }

  @Override
  public void linkBack(Occupancy contacts) {
    plugIn();
    hear(() -> echo.isBoardWhole(line.board()));
  }

  private void plugIn() {
    try {
      line.plugInElsewhere();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void restart(Duration dead, Occupancy contacts, @Nullable Side lever) {
    driver.close();
    said.clear();
    plugIn(); // A host that starts reads the board.
    core.restart(dead, contacts, lever);
    now = now.plus(dead);
    echo = new DgtEcho();
    driver = start();
    hear(() -> echo.isBoardWhole(line.board()));
  }

  @Override
  public void pass(Duration duration) {
    core.pass(duration);
    now = now.plus(duration);
  }

  @Override
  public void close() {
    driver.close();
    core.close();
    try {
      line.close();
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
