package touchstone.suite.result;

import java.util.List;

/**
 * The claim of a run, as {@code run.json} has it.
 *
 * @param ruleset the name of the ruleset; {@code survey} where nothing is claimed
 * @param profile {@code arbiter} or {@code player}
 * @param protocol whether the clauses of the protocol were tried too
 * @param only clause ids or beginnings of such, and ids of scenarios, to which the run was limited; all of the claim if empty
 */
public record RecordedClaim(String ruleset, String profile, boolean protocol, List<String> only) {

    public RecordedClaim {
        only = only == null ? List.of() : List.copyOf(only);
    }

    /** Whether a protocol is claimed, alone or beside rules; also where nothing is claimed, as everybody has to keep to it. */
    public boolean hasProtocol() {
        return protocol || ruleset.equals("survey") || ruleset.matches("(.*,)?gtp(\\+.*)?");
    }

    /** The same with what only the whole of a run says. */
    public RecordedClaim with(boolean protocolToo, List<String> limitedTo) {
        return new RecordedClaim(ruleset, profile, protocolToo, limitedTo);
    }
}
