package touchstone.cli.fuzz;

import touchstone.explore.campaign.CampaignLimit;
import touchstone.explore.campaign.Shard;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunFacts;

/**
 * A campaign as requested on the command line.
 *
 * @param ruleset what is claimed, by name
 */
record FuzzRequest(String ruleset, Profile profile, Shard shard, CampaignLimit extent, RunFacts facts) {

    long seed() {
        return facts.seed();
    }
}
