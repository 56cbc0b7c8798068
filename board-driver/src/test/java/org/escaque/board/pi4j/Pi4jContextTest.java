package org.escaque.board.pi4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.escaque.board.wire.Pull;
import org.junit.jupiter.api.Test;

/** Pi4J finds its mock on the test's class path and prefers it to hardware. */
class Pi4jContextTest {

  @Test
  void wires_ofTwoUsers_areOneContextUntilBothAreClosed() throws IOException {
    var first = Pi4jContext.wires();
    var second = Pi4jContext.wires();
    try (var taken = first.inputs("lever", List.of(4), Pull.UP)) {
      assertThat(taken).isNotNull();
      assertThatThrownBy(() -> second.inputs("lever", List.of(4), Pull.UP))
          .isInstanceOf(IOException.class);
    }
    first.close();
    first.close();

    try (var line = second.inputs("lever", List.of(4), Pull.UP)) {
      assertThat(line.read()).isBetween(0, 1);
    }
    assertThat(Pi4jContext.isOpen()).isTrue();
    second.close();

    assertThat(Pi4jContext.isOpen()).isFalse();
  }
}
