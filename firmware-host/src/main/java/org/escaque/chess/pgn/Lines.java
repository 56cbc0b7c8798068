package org.escaque.chess.pgn;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a text, whatever ends them: LF, CR LF, or CR alone. A byte order mark is dropped.
 * Confined to one thread.
 */
abstract sealed class Lines {

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private boolean afterCarriageReturn;
  private boolean first = true;

  /** Lines of decoded text. */
  static Lines of(Reader reader) {
    return new TextLines(reader);
  }

  /**
   * Lines of bytes: each line is UTF-8 if it can be, else ISO 8859-1, the character set of the PGN
   * standard (section 4.1), so that files of mixed origin come out right.
   */
  static Lines of(InputStream bytes) {
    return new ByteLines(bytes);
  }

  /** The next line without its end; null after the last. */
  @Nullable String next() throws IOException {
    int unit = read();
    if (unit == '\n' && afterCarriageReturn) {
      unit = read();
    }
    afterCarriageReturn = false;
    if (unit < 0) {
      return null;
    }
    while (unit >= 0 && unit != '\n' && unit != '\r') {
      keep(unit);
      unit = read();
    }
    afterCarriageReturn = unit == '\r';
    var line = take();
    boolean marked = first && !line.isEmpty() && line.charAt(0) == BYTE_ORDER_MARK;
    first = false;
    return marked ? line.substring(1) : line;
  }

  abstract int read() throws IOException;

  abstract void keep(int unit);

  /** The units kept since the last call, as text. */
  abstract String take();

  private static final class TextLines extends Lines {
    private final Reader reader;
    private final StringBuilder kept = new StringBuilder();

    TextLines(Reader reader) {
      this.reader = reader;
    }

    @Override
    int read() throws IOException {
      return reader.read();
    }

    @Override
    void keep(int unit) {
      kept.append((char) unit);
    }

    @Override
    String take() {
      var line = kept.toString();
      kept.setLength(0);
      return line;
    }
  }

  private static final class ByteLines extends Lines {
    private final InputStream bytes;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

    ByteLines(InputStream bytes) {
      this.bytes = bytes;
    }

    @Override
    int read() throws IOException {
      return bytes.read();
    }

    @Override
    void keep(int unit) {
      kept.write(unit);
    }

    @Override
    String take() {
      var line = kept.toByteArray();
      kept.reset();
      try {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
      } catch (CharacterCodingException _) {
        return new String(line, StandardCharsets.ISO_8859_1);
      }
    }
  }
}
