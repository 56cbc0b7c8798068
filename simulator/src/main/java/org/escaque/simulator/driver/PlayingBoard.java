package org.escaque.simulator.driver;

import java.util.function.Consumer;
import org.escaque.board.BoardDriver;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.TickSource;
import org.escaque.host.DriverSettings;
import org.escaque.simulator.replay.ScriptEvent;
import org.jspecify.annotations.Nullable;

/** A board on which a game is played again; it reports raw contacts when they change. */
final class PlayingBoard implements BoardDriver {

  private final DriverSettings settings;
  private final TickSource ticks;
  private @Nullable Playback playback;

  /** Written by the playback's thread alone. */
  private long contacts;

  PlayingBoard(DriverSettings settings, TickSource ticks) {
    this.settings = settings;
    this.ticks = ticks;
  }

  @Override
  public void start(Consumer<BoardReport> sink) {
    var script = Plan.script(settings, Playback.begin(ticks.now()));
    contacts = script.game().start().occupied().bits();
    sink.accept(new BoardReport.Contacts(new ContactFrame(ticks.now(), contacts)));
    playback = Playback.start("virtual-board", script, ticks, event -> hear(event, sink));
  }

  private void hear(ScriptEvent event, Consumer<BoardReport> sink) {
    if (event instanceof ScriptEvent.Contact(var change)) {
      long bit = change.square().bit();
      contacts = change.occupied() ? contacts | bit : contacts & ~bit;
      sink.accept(new BoardReport.Contacts(new ContactFrame(change.tick(), contacts)));
    }
  }

  @Override
  public Settling settling() {
    return Settling.ON_CHANGE;
  }

  @Override
  public ScanHealth health() {
    return ScanHealth.unscanned(playback != null);
  }

  @Override
  public void close() {
    if (playback != null) {
      playback.close();
    }
  }
}
