/** The configuration file: TOML in, one checked record tree out, or every error with its line. */
@NullMarked
package org.escaque.host.config;

import org.jspecify.annotations.NullMarked;
