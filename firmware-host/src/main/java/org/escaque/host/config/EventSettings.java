package org.escaque.host.config;

import java.util.List;
import java.util.Map;
import org.escaque.laws.PlayClass;
import org.escaque.laws.Supervision;
import org.jspecify.annotations.Nullable;

/**
 * What is played: the event, its rules, and who meets whom at which table.
 *
 * @param id first part of every game id
 * @param date {@code yyyy.mm.dd} for the files; null for the day on which a game is first seen
 * @param laws edition
 * @param overrides single values of the edition that the event changes
 * @param playClass null when it follows from the time control
 * @param timeControl in the grammar of {@code TimeControl}
 */
public record EventSettings(
    String id,
    String name,
    @Nullable String site,
    @Nullable String date,
    int round,
    String laws,
    Map<String, String> overrides,
    @Nullable PlayClass playClass,
    Supervision supervision,
    boolean chess960,
    String timeControl,
    List<PairingSettings> pairings) {

  public EventSettings {
    overrides = Map.copyOf(overrides);
    pairings = List.copyOf(pairings);
  }
}
