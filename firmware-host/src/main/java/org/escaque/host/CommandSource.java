package org.escaque.host;

import java.util.List;

/**
 * Commands of {@code escaque} that a module adds by {@link java.util.ServiceLoader}; so the host
 * offers {@code demo} and its like without knowing the simulator.
 */
public interface CommandSource {

  /**
   * New picocli command objects: each carries {@code @Command} and is a {@code Callable<Integer>}.
   */
  List<Object> commands();
}
