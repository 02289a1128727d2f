package touchstone.suite.plan;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * The clauses that a run tests. In a survey these are more than the user chose: what a scenario shows that holds only
 * under values of another axis is known only if that axis is surveyed too, and so on.
 */
final class Scope {

    private final Specification specification;
    private final Set<Clause> clauses = new LinkedHashSet<>();

    Scope(Specification specification, Claim claim) {
        this.specification = specification;
        specification.clauses().stream().filter(claim::covers).forEach(clauses::add);
        if (claim.isSurvey()) {
            addDeciding();
        }
    }

    boolean contains(Clause clause) {
        return clauses.contains(clause);
    }

    private void addDeciding() {
        Set<Axis> asked = new LinkedHashSet<>();
        Deque<Clause> toDo = new ArrayDeque<>(clauses);
        while (!toDo.isEmpty()) {
            for (Scenario scenario : toDo.pop().scenarios()) {
                scenario.conditions().stream()
                        .map(Choice::axis)
                        .filter(asked::add)
                        .forEach(axis -> {
                            specification.clauses().stream()
                                    .filter(clause -> clause.choice()
                                            .filter(choice -> choice.axis().equals(axis))
                                            .isPresent())
                                    .filter(clauses::add)
                                    .forEach(toDo::push);
                        });
            }
        }
    }
}
