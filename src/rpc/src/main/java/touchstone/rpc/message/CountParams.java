package touchstone.rpc.message;

import touchstone.reference.choice.Counting;

/** A way to count. */
public record CountParams(Counting way) {}
