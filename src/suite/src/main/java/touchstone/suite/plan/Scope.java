package touchstone.suite.plan;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
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
    /** By their ids: a clause itself is compared by all that stands in it. */
    private final Map<String, Clause> clauses = new LinkedHashMap<>();

    Scope(Specification specification, Claim claim) {
        this.specification = specification;
        specification.clauses().stream().filter(claim::covers).forEach(this::add);
        if (claim.isSurvey()) {
            addDeciding();
        }
    }

    boolean contains(Clause clause) {
        return clauses.containsKey(clause.id());
    }

    private boolean add(Clause clause) {
        return clauses.putIfAbsent(clause.id(), clause) == null;
    }

    private void addDeciding() {
        Set<Axis> asked = new LinkedHashSet<>();
        Deque<Clause> toDo = new ArrayDeque<>(clauses.values());
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
                                    .filter(this::add)
                                    .forEach(toDo::push);
                        });
            }
        }
    }
}
