package touchstone.rpc.message;

import touchstone.reference.Color;
import touchstone.reference.Move;

/** A move of a player. */
public record MoveParams(Color player, Move move) {}
