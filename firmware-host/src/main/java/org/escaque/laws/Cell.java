package org.escaque.laws;

/**
 * One value of an edition.
 *
 * @param value as the table writes it; proven to be one that the rule can have
 * @param article where it stands; empty if the edition does not know the matter
 */
public record Cell(Rule rule, Scope scope, String value, String article, Certainty certainty) {}
