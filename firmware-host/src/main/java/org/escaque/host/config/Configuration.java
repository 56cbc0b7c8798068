package org.escaque.host.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.escaque.laws.Rulings;
import org.jspecify.annotations.Nullable;

/**
 * The whole configuration of one daemon, checked. Immutable; read once and handed down.
 *
 * @param hall id in every topic, and where the hall daemon serves
 * @param journal folder of the journals
 * @param rulings whether rulings without a choice are carried out or wait for an arbiter
 * @param metrics Prometheus text file to write; null to write none
 * @param tables empty for a hall daemon
 * @param event null where nothing is assigned from this file
 */
public record Configuration(
    HallSettings hall,
    BrokerSettings broker,
    Path journal,
    Rulings rulings,
    @Nullable Path metrics,
    List<TableSettings> tables,
    @Nullable EventSettings event) {

  public Configuration {
    tables = List.copyOf(tables);
  }

  /** The game that the file gives to a table, if it does. */
  public Optional<PairingSettings> pairingOf(String table) {
    return event == null
        ? Optional.empty()
        : event.pairings().stream().filter(pairing -> pairing.table().equals(table)).findFirst();
  }
}
