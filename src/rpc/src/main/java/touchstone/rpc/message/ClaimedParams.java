package touchstone.rpc.message;

import touchstone.reference.choice.Variant;

/** The rules that a subject is claimed to play by. */
public record ClaimedParams(Variant claimed) {}
