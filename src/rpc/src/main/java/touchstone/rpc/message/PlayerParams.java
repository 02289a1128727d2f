package touchstone.rpc.message;

import touchstone.reference.Color;

/** One of the two players. */
public record PlayerParams(Color player) {}
