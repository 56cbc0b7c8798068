package org.escaque.chess.pgn;

/** The null move of variations, {@code --}: the turn passes. Never part of a game's score. */
public record PgnPass(Notes notes) implements PgnPly {}
