package org.escaque.simulator.demo;

/**
 * An incident after it has happened.
 *
 * @param text table and incident in words
 * @param seen whether the alert that had to come has come
 * @param over whether the game went on to its result
 * @param alerts how many the game had
 */
record SeenIncident(String text, boolean seen, boolean over, int alerts) {}
