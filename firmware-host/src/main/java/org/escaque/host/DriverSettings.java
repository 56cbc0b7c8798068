package org.escaque.host;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A driver's part of the configuration, already checked against the keys of its type.
 *
 * @param type name of the driver type
 * @param values by key: {@code String}, {@code Integer}, {@code Boolean} or a list of the first two
 */
public record DriverSettings(String type, Map<String, Object> values) {

  public DriverSettings {
    values = Map.copyOf(values);
  }

  /** A type without any key written. */
  public static DriverSettings of(String type) {
    return new DriverSettings(type, Map.of());
  }

  public Optional<String> text(String key) {
    return Optional.ofNullable(values.get(key)).map(String.class::cast);
  }

  public Optional<Integer> integer(String key) {
    return Optional.ofNullable(values.get(key)).map(Integer.class::cast);
  }

  public boolean flag(String key, boolean otherwise) {
    return values.get(key) instanceof Boolean flag ? flag : otherwise;
  }

  /** The numbers of a list; empty if the key is not written. */
  public List<Integer> integers(String key) {
    return list(key).stream().map(Integer.class::cast).toList();
  }

  /** The texts of a list; empty if the key is not written. */
  public List<String> texts(String key) {
    return list(key).stream().map(String.class::cast).toList();
  }

  private List<?> list(String key) {
    return values.get(key) instanceof List<?> list ? list : List.of();
  }
}
