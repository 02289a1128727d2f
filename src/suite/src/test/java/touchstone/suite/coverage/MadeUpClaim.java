package touchstone.suite.coverage;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.AddedRules;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.ClauseMappings;
import touchstone.suite.specification.KnownFault;
import touchstone.suite.specification.KnownFaults;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** A claim of three made-up clauses: {@code x.1} with three scenarios, {@code x.2} that restates it with one, {@code x.3} without faults. */
final class MadeUpClaim {

    private static final List<KnownFault> FAULTS = List.of(
            new KnownFault("first", "x.1", "gets it wrong", Set.of("x.1/1", "x.2/1")),
            new KnownFault("second", "x.1", "gets it wrong in another way", Set.of("x.1/2", "x.1/3")),
            new KnownFault("elsewhere", "y.1", "breaks a clause that is not claimed", Set.of("y.1/1")));

    static final Specification SPECIFICATION = specification(Set.of("x.1/1"));

    static final Claim CLAIM = claim(List.of());

    private MadeUpClaim() {}

    /** @param gtp the scenarios that can be passed through the Go Text Protocol */
    static Specification specification(Set<String> gtp) {
        return new Specification(
                List.of(clause("x.1", 3), clause("x.2", 1), clause("x.3", 2), clause("y.1", 1)),
                List.of(),
                AddedRules.NONE,
                ClauseMappings.NONE,
                new KnownFaults(gtp, FAULTS));
    }

    /** @param only clauses to which it is limited */
    static Claim claim(List<String> only) {
        return new Claim(Ruleset.at("made-up", Variant.BASE, List.of("x")), Profile.ARBITER, only);
    }

    /** @param verdicts by the ids of the scenarios */
    static List<Result> results(Map<String, Verdict> verdicts) {
        List<Result> results = new ArrayList<>();
        verdicts.forEach((scenario, verdict) -> results.add(result(scenario, verdict)));
        return results;
    }

    private static Clause clause(String id, int scenarios) {
        return new Clause(
                id,
                id.substring(0, 1),
                Optional.empty(),
                "",
                "",
                "",
                List.of(),
                List.of(),
                Optional.empty(),
                IntStream.rangeClosed(1, scenarios)
                        .mapToObj(number -> new Scenario(
                                id + "/" + number, id, number, "", Set.of(), List.of(), List.of(), Path.of(id), number))
                        .toList(),
                Path.of(id),
                1);
    }

    private static Result result(String scenario, Verdict verdict) {
        return new Result(
                new Identity("x", "x", "", ""),
                scenario.replaceFirst("/.*", ""),
                scenario,
                "",
                verdict,
                Optional.empty(),
                "",
                "",
                "",
                "",
                "",
                List.of(),
                List.of(),
                new RunFacts("", "", 0),
                new RecordedClaim("made-up", "arbiter", false, List.of()),
                Instant.EPOCH,
                0,
                0,
                List.of(),
                List.of());
    }
}
