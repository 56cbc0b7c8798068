/**
 * Pins and buses by the Linux kernel's own character devices (GPIO uAPI v2 of {@code linux/gpio.h},
 * {@code linux/i2c-dev.h}), called through {@code java.lang.foreign}: no native library. Several
 * lines go in one request, edges carry the kernel's time stamps.
 */
@NullMarked
package org.escaque.board.kernel;

import org.jspecify.annotations.NullMarked;
