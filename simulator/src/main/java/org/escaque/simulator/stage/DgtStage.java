package org.escaque.simulator.stage;

import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.clock.ClockTime;
import org.escaque.game.Assignment;
import org.escaque.game.Effect;
import org.escaque.host.table.TableCore;
import org.escaque.host.table.TableInput;
import org.escaque.simulator.dgt.Happening;
import org.escaque.simulator.replay.Script;

/**
 * A table's core behind the drivers of a DGT board and its clock, with a simulated board at the
 * other end of their line. In immediate time nothing more happens before the drivers have said all
 * that board and clock show. Confined to one thread.
 */
public final class DgtStage implements TableStage {

  /** Longer than drivers need to say what they have heard, in real time. */
  private static final long PATIENCE_NANOS = 30_000_000_000L;

  private static final ClockTime UNUSED = ClockTime.ofSeconds(3_600);

  /** Longer than any horizon: what has been at rest for so long has been heard. */
  private static final long SETTLED_MILLIS = 1_000;

  private static final long SLICE_MILLIS = 5;

  private final TableCore core;
  private final Stage stage;
  private final Pace pace;
  private final DgtDevice device;
  private final LinkedBlockingQueue<TableInput> said = new LinkedBlockingQueue<>();
  private final DgtEcho echo = new DgtEcho();
  private boolean started;

  /**
   * A stage on which nothing stands yet.
   *
   * @param passing is told each tick that time has come to
   */
  public DgtStage(TableCore core, Pace pace, DgtDevice device, Consumer<Tick> passing) {
    this.core = core;
    this.pace = pace;
    this.device = device;
    stage = new Stage(core, pace, passing);
  }

  @Override
  public void setUp(Position position) throws InterruptedException {
    var men = DgtScript.fields(position);
    for (int field = 0; field < 64; field++) {
      device.line().happens(new Happening.FieldChanged(field, men.at(field), now()));
    }
    device.line().happens(new Happening.ClockChanged(DgtScript.set(UNUSED), now()));
    if (!started) {
      started = true;
      device.start(said::add);
    }
    hear();
    runTo(now().plusMillis(SETTLED_MILLIS));
  }

  @Override
  public Tick begin() {
    return stage.begin();
  }

  @Override
  public void assign(Assignment assignment) throws InterruptedException {
    stage.assign(assignment);
  }

  @Override
  public void play(Script script) throws InterruptedException {
    device.line().happens(new Happening.ClockChanged(DgtScript.set(script.set()), now()));
    hear();
    for (var moment : DgtScript.of(script, !isImmediate())) {
      runTo(moment.tick());
      if (stage.isOver()) {
        return;
      }
      switch (moment) {
        case DgtMoment.Noticed(var happening) -> {
          device.line().happens(happening);
          hear();
        }
        case DgtMoment.Said(var event) ->
            core.accept(new TableInput.Act(event, (List<Effect> effects) -> {}));
      }
    }
    runTo(now().plusMillis(SETTLED_MILLIS));
  }

  private boolean isImmediate() {
    return pace instanceof Pace.Immediate;
  }

  /** Takes what the drivers say, in immediate time until they have said all. */
  private void hear() throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    takeAll();
    while (isImmediate() && !echo.isWhole(device.line().board())) {
      var next = said.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (next == null) {
        throw new IllegalStateException(
            "the drivers do not say: " + echo.missing(device.line().board()));
      }
      take(next);
      takeAll();
    }
  }

  private void takeAll() {
    for (var next = said.poll(); next != null; next = said.poll()) {
      take(next);
    }
  }

  private void take(TableInput input) {
    echo.note(input);
    core.accept(input);
  }

  @Override
  public void clear() throws InterruptedException {
    stage.clear();
  }

  @Override
  public void runTo(Tick tick) throws InterruptedException {
    if (isImmediate()) {
      takeAll();
      stage.runTo(tick);
      return;
    }
    while (now().isBefore(tick)) {
      var slice = now().plusMillis(Math.round(Math.max(1, SLICE_MILLIS * pace.rate())));
      stage.runTo(slice.isBefore(tick) ? slice : tick);
      takeAll();
    }
  }

  private Tick now() {
    return pace.ticks().now();
  }

  @Override
  public void close() {
    device.close();
  }
}
