package touchstone.suite.certificate.contradiction;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * Where certificates of one program with the same options contradict each other: one calls a scenario, its clause or the whole
 * claim right, and another shows the scenario to fail, though it holds under what both claim. By which profile they judge makes
 * no difference but for what the one that says so would call a violation itself.
 */
public final class Contradictions {

    private final Specification specification;
    private final Map<String, Scenario> scenarios = new HashMap<>();

    public Contradictions(Specification specification) {
        this.specification = specification;
        for (Clause clause : specification.clauses()) {
            clause.scenarios().forEach(scenario -> scenarios.put(scenario.id(), scenario));
        }
    }

    /** One for each two certificates and each scenario, in the order of the certificates. */
    public List<Contradiction> among(List<Testimony> testimonies) {
        List<Contradiction> found = new ArrayList<>();
        for (Testimony says : testimonies) {
            for (Testimony shows : testimonies) {
                if (shows != says && shows.program().equals(says.program())) {
                    found.addAll(between(says, shows));
                }
            }
        }
        return found;
    }

    private List<Contradiction> between(Testimony says, Testimony shows) {
        List<Contradiction> found = new ArrayList<>();
        for (String id : new TreeSet<>(shows.scenarios().keySet())) {
            Scenario scenario = scenarios.get(id);
            Verdict verdict = shows.scenarios().get(id);
            if (scenario != null
                    && shows.isViolatedBy(verdict, scenario.clause())
                    && says.isViolatedBy(verdict, scenario.clause())) {
                said(says, scenario)
                        .ifPresent(what -> found.add(new Contradiction(
                                says.source(), what, shows.source(), verdict.word(), scenario.clause(), id)));
            }
        }
        return found;
    }

    /** What a certificate says that cannot be so if the scenario fails; nothing if it claims nothing about that. */
    private Optional<String> said(Testimony says, Scenario scenario) {
        Optional<Clause> clause = specification.clause(scenario.clause());
        if (says.scenarios().get(scenario.id()) == Verdict.SATISFIED) {
            return Optional.of(Verdict.SATISFIED.word());
        } else if (clause.filter(says.claim()::covers).isEmpty()
                || !says.claim().meets(scenario)) {
            return Optional.empty();
        } else if (says.isSatisfied(scenario.clause())) {
            return Optional.of("that all of the clause is " + ClauseVerdict.SATISFIED);
        }
        return says.conclusion().conforms() ? Optional.of("that the subject " + says.conclusion()) : Optional.empty();
    }
}
