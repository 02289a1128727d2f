package touchstone.suite.survey;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.IncompatibleChoices;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** Results that no subject has shown, for the scenarios there are. */
final class MadeUp {

    static final Specification SPECIFICATION =
            SpecificationReader.read(Path.of(System.getProperty("touchstone.home"), "features"));

    private MadeUp() {}

    /** One for every scenario of an axis value. */
    static List<Result> results(BiFunction<Clause, Scenario, Verdict> verdicts) {
        List<Result> results = new ArrayList<>();
        for (Clause clause : SPECIFICATION.clauses()) {
            if (clause.choice().isPresent()) {
                clause.scenarios().forEach(scenario -> results.add(result(scenario, verdicts.apply(clause, scenario))));
            }
        }
        return results;
    }

    private static Result result(Scenario scenario, Verdict verdict) {
        return new Result(
                new Identity("made up", "", "", ""),
                scenario.clause(),
                scenario.id(),
                scenario.title(),
                verdict,
                verdict == Verdict.UNSUPPORTED ? Optional.of("agreements") : Optional.empty(),
                "",
                "",
                "",
                "",
                "",
                List.of(),
                List.of(),
                new RunFacts("", "", 0),
                new RecordedClaim("survey", "arbiter", false, List.of()),
                Instant.EPOCH,
                0,
                0,
                List.of(),
                List.of());
    }

    /** Whether a subject that plays at a point has to show what the scenario says. */
    static boolean holds(Clause clause, Scenario scenario, Variant point) {
        return point.has(clause.choice().orElseThrow())
                && scenario.conditions().stream().allMatch(point::has);
    }

    /** A point in the space of rules that makes sense. */
    static Variant point(Random random) {
        Variant point = SPECIFICATION
                .rulesets()
                .get(random.nextInt(SPECIFICATION.rulesets().size()))
                .variant();
        for (int round = 0; round < 3; round++) {
            List<Axis> axes = new ArrayList<>(Axis.all());
            Collections.shuffle(axes, random);
            for (Axis axis : axes) {
                Choice choice = axis.choices().get(random.nextInt(axis.choices().size()));
                Variant changed = point.with(choice);
                boolean makesSense = changed.choices().stream()
                        .noneMatch(other ->
                                IncompatibleChoices.between(choice, other).isPresent());
                point = makesSense ? changed : point;
            }
        }
        return point;
    }
}
