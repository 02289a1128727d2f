package touchstone.cli;

import touchstone.laboratory.fuzz.Extent;
import touchstone.laboratory.fuzz.Shard;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunFacts;

/**
 * A campaign as it was ordered on the command line.
 *
 * @param ruleset what is claimed, by name
 */
record FuzzOrder(String ruleset, Profile profile, Shard shard, Extent extent, RunFacts facts) {

    long seed() {
        return facts.seed();
    }
}
