package org.escaque.scenario;

/** Why a file is no story: nothing of it runs. */
record ScenarioError(String file, int line, String reason) {

  @Override
  public String toString() {
    return file + ":" + line + " " + reason;
  }
}
