package touchstone.cli.fuzz;

import java.util.List;
import java.util.Optional;
import touchstone.explore.campaign.CampaignLimit;
import touchstone.explore.campaign.Shard;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunFacts;

/**
 * A campaign as requested on the command line.
 *
 * @param ruleset what is claimed, by name
 * @param largest the longest side of boards to play on, in lines; empty if all are played on
 * @param arguments as typed, from which workers elsewhere start the same engine
 */
record FuzzRequest(
        String ruleset,
        Profile profile,
        Optional<Integer> largest,
        Shard shard,
        CampaignLimit extent,
        RunFacts facts,
        List<String> arguments) {

    FuzzRequest {
        arguments = List.copyOf(arguments);
    }

    long seed() {
        return facts.seed();
    }
}
