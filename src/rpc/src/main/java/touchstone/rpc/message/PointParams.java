package touchstone.rpc.message;

import touchstone.reference.Point;

/** A point of the board. */
public record PointParams(Point point) {}
