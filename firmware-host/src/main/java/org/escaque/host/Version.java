package org.escaque.host;

import picocli.CommandLine.IVersionProvider;

/** The version that the jar's manifest states; {@code development} outside a jar. */
public final class Version implements IVersionProvider {

  /** The version of this build. */
  public static String text() {
    String stated = Version.class.getPackage().getImplementationVersion();
    return stated == null ? "development" : stated;
  }

  @Override
  public String[] getVersion() {
    return new String[] {"escaque " + text()};
  }
}
