package org.escaque.laws;

import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * What an arbiter sees of one irregularity or notice.
 *
 * @param id unlike any other of the game
 * @param ply how many plies the score had when it was raised
 * @param side whose act it was; null if it is nobody's
 * @param level 1 (act now) to 4 (a note)
 * @param signal whether players may be told of it once it is ruled
 * @param article of the Laws it rests on; empty for what the Laws do not know
 * @param laws the edition
 * @param window until when it may be claimed; null if that is not limited
 * @param proposal what to do; null if nothing is proposed
 * @param owner the arbiter who took it; null if nobody did
 * @param ruling what was decided and by whom; null until then
 */
public record Alert(
    String id,
    int ply,
    AlertKind kind,
    @Nullable Side side,
    int level,
    boolean signal,
    String article,
    String laws,
    Tick opened,
    @Nullable ClaimWindow window,
    Evidence evidence,
    @Nullable Proposal proposal,
    AlertState state,
    @Nullable String owner,
    @Nullable String ruling) {

  public Alert {
    if (level < 1 || level > 4) {
      throw new IllegalArgumentException("alert of level " + level);
    }
  }

  public boolean isOpen() {
    return state.isOpen();
  }

  public Alert takenBy(String arbiter) {
    return copy(window, proposal, AlertState.TAKEN, arbiter, ruling);
  }

  public Alert ended(AlertState how, @Nullable String decided) {
    return copy(window == null ? null : window.closed(), proposal, how, owner, decided);
  }

  public Alert withWindow(ClaimWindow changed) {
    return copy(changed, proposal, state, owner, ruling);
  }

  public Alert proposing(@Nullable Proposal changed) {
    return copy(window, changed, state, owner, ruling);
  }

  private Alert copy(
      @Nullable ClaimWindow newWindow,
      @Nullable Proposal newProposal,
      AlertState newState,
      @Nullable String newOwner,
      @Nullable String newRuling) {
    return new Alert(
        id,
        ply,
        kind,
        side,
        level,
        signal,
        article,
        laws,
        opened,
        newWindow,
        evidence,
        newProposal,
        newState,
        newOwner,
        newRuling);
  }
}
