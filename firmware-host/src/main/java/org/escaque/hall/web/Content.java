package org.escaque.hall.web;

import java.nio.ByteBuffer;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Bytes with a type and a tag that changes when the bytes do.
 *
 * @param type the Content-Type
 * @param cache the Cache-Control
 * @param tag the ETag, with its quotes
 * @param bytes read-only
 */
record Content(String type, String cache, String tag, ByteBuffer bytes) {

  /** Ask again each time; the tag makes that cheap. */
  static final String CHECK_ALWAYS = "no-cache";

  /** For addresses that name their content by its hash. */
  static final String KEEP = "public, max-age=31536000, immutable";

  Content {
    bytes = bytes.asReadOnlyBuffer();
  }

  /** The whole content, or 304 to a reader that has it. */
  Answer answer(@Nullable String ifNoneMatch) {
    if (matches(ifNoneMatch, tag)) {
      return unchanged(tag, cache);
    }
    return new Answer(
        200, Map.of("Content-Type", type, "Cache-Control", cache, "ETag", tag), bytes);
  }

  /** The answer to a reader that has what the tag names. */
  static Answer unchanged(String tag, String cache) {
    return new Answer(304, Map.of("ETag", tag, "Cache-Control", cache), ByteBuffer.allocate(0));
  }

  /** RFC 9110, 13.1.2: a list of tags or a star; weak comparison. */
  static boolean matches(@Nullable String ifNoneMatch, String tag) {
    if (ifNoneMatch == null) {
      return false;
    }
    for (String listed : ifNoneMatch.split(",", -1)) {
      var candidate = listed.strip();
      if (candidate.equals("*") || candidate.equals(tag) || candidate.equals("W/" + tag)) {
        return true;
      }
    }
    return false;
  }
}
