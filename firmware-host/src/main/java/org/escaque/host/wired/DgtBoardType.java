package org.escaque.host.wired;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.BoardDriver;
import org.escaque.board.TickSource;
import org.escaque.board.dgt.DgtBoard;
import org.escaque.board.dgt.DgtLines;
import org.escaque.host.BoardDriverType;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverSettings;

/** Board type {@code dgt}: a DGT e-board on a serial line. */
public final class DgtBoardType implements BoardDriverType {

  @Override
  public String name() {
    return DgtKeys.NAME;
  }

  @Override
  public List<DriverKey> keys() {
    return Wiring.keys(DgtKeys.PORT_KEYS, List.of(Wiring.SETTLE_KEYS));
  }

  @Override
  public Map<String, String> check(DriverSettings settings) {
    var trouble = new LinkedHashMap<String, String>();
    DgtKeys.check(settings, trouble);
    Wiring.checkSettling(settings, trouble);
    return trouble;
  }

  @Override
  public BoardDriver open(DriverSettings settings, TickSource ticks) {
    return new DgtBoard(
        DgtKeys.port(settings), DgtKeys.settling(settings), DgtLines.MACHINE, ticks);
  }
}
