package touchstone.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** What was claimed in a run, from what the run left behind. */
final class RecordedClaim {

    private RecordedClaim() {}

    /** @throws Complaint if the ruleset is not known any more */
    static Claim of(Specification specification, RunRecord record, List<Result> results) {
        Optional<Ruleset> ruleset = Optional.of(record.ruleset())
                .filter(name -> !name.equals(Claim.SURVEY))
                .map(name -> RulesetNames.ruleset(specification, name));
        boolean protocol = results.stream().anyMatch(result -> Clause.kindOf(result.clause()) == Clause.Kind.PROTOCOL);
        return new Claim(ruleset, protocol, Profile.valueOf(record.profile().toUpperCase(Locale.ROOT)), record.only());
    }
}
