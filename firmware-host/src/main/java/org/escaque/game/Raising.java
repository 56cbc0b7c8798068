package org.escaque.game;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertRules;
import org.escaque.laws.AlertState;
import org.escaque.laws.ClaimWindow;
import org.escaque.laws.Evidence;
import org.escaque.laws.Proposal;
import org.escaque.tracking.Touch;
import org.jspecify.annotations.Nullable;

/** An alert in the making. Confined to one step. */
final class Raising {

  private final Draft draft;
  private final AlertKind kind;
  private final @Nullable Side side;
  private String article;
  private @Nullable ClaimWindow window;
  private @Nullable Proposal proposal;
  private String before;
  private @Nullable String after;
  private List<Square> lifted = List.of();
  private List<Square> placed = List.of();
  private String note = "";
  private int ply;

  private Raising(Draft draft, AlertKind kind, @Nullable Side side) {
    this.draft = draft;
    this.kind = kind;
    this.side = side;
    article = AlertRules.article(draft.laws, kind);
    before = draft.position().fen();
    ply = draft.score.size();
  }

  static Raising of(Draft draft, AlertKind kind, @Nullable Side side) {
    return new Raising(draft, kind, side);
  }

  Raising article(String number) {
    article = number;
    return this;
  }

  Raising window(ClaimWindow.End end, Side by) {
    window = new ClaimWindow(end, by, true);
    return this;
  }

  Raising proposing(Proposal what) {
    proposal = what;
    return this;
  }

  /** The act that it is about: from this score to what stands now. */
  Raising act(Score from, List<Touch> touches, @Nullable Square to) {
    before = from.position().fen();
    after = draft.position().fen();
    ply = from.size();
    lifted = touches.stream().map(Touch::square).toList();
    placed = to == null ? List.of() : List.of(to);
    return this;
  }

  Raising note(String words) {
    note = words;
    return this;
  }

  Alert raise() {
    var evidence =
        new Evidence(
            before,
            after,
            lifted,
            placed,
            draft.clock.remaining(Side.WHITE, draft.now),
            draft.clock.remaining(Side.BLACK, draft.now),
            note);
    var alert =
        new Alert(
            draft.alertId(),
            ply,
            kind,
            side,
            AlertRules.level(draft.laws, kind),
            AlertRules.maySignal(draft.laws, kind),
            article,
            draft.laws.edition().id(),
            draft.now,
            window,
            evidence,
            proposal,
            AlertState.RAISED,
            null,
            null);
    draft.add(alert);
    return alert;
  }
}
