package touchstone.rpc.message;

import java.util.Optional;
import touchstone.reference.Count;

/** @param count what the players see; empty if the rules have no such way to count */
public record CountResult(Optional<Count> count) {}
