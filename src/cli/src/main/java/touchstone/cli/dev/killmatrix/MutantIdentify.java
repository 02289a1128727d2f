package touchstone.cli.dev.killmatrix;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import touchstone.builtin.RulesSubject;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunFacts;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Specification;
import touchstone.suite.survey.Survey;

/**
 * Runs identify on mutants: whether one gets another passport than a subject with the rules that it claims. May be used
 * by several threads at a time.
 */
public final class MutantIdentify {

    private final Specification specification;
    /** What is found of the reference, by its rules. */
    private final Map<String, Survey> right = new ConcurrentHashMap<>();

    public MutantIdentify(Specification specification) {
        this.specification = specification;
    }

    public IdentifyTrial trial(Mutant mutant) {
        Variant claimed = mutant.claimed().rules();
        Survey found = survey(Mutants.subject(mutant));
        Optional<String> refuted = claimed.choices().stream()
                .flatMap(choice -> Optional.ofNullable(
                                found.finding(choice).refuted().get(choice))
                        .stream()
                        .map(why -> choice.title() + " is refuted: " + why.words()))
                .findFirst();
        return new IdentifyTrial(refuted.or(() -> doubted(right(claimed), found, claimed.choices())));
    }

    /** A value that the right rules show in all its clauses, and this subject does not. */
    private static Optional<String> doubted(Survey right, Survey found, List<Choice> claimed) {
        return claimed.stream()
                .filter(choice -> right.isWhole(choice) && !found.isWhole(choice))
                .map(choice -> choice.title() + " is not shown in full")
                .findFirst();
    }

    private Survey right(Variant rules) {
        return right.computeIfAbsent(
                rules.toString(),
                ignored ->
                        survey(new RulesSubject(new Identity("right", "", "", "built in"), new VariantRules(rules))));
    }

    private Survey survey(Subject subject) {
        Claim claim = new Claim(Optional.empty(), false, Profile.ARBITER, List.of());
        Plan plan = Plan.of(specification, claim, subject.capabilities());
        Certification certification = new Certification(specification, 1, new RunFacts("", "", 0));
        // There is one run at a time in a JVM.
        synchronized (MutantIdentify.class) {
            return Survey.of(specification, Profile.ARBITER, certification.certify(subject, plan, result -> {}));
        }
    }
}
