package touchstone.suite.lint;

import java.util.List;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationException;

/** A clause, or scenarios of it, that no ruleset ever tests. */
record UnusedClause(Specification specification, Clause clause) {

    List<SpecificationException> faults() {
        List<Ruleset> having = specification.rulesets().stream()
                .filter(ruleset -> ruleset.has(clause))
                .toList();
        if (having.isEmpty()) {
            return List.of(new SpecificationException(
                    clause.file(),
                    clause.line(),
                    "no ruleset has " + clause.id() + ", so it is never tried; name it, or '" + clause.body()
                            + "', in the list 'clauses' of a ruleset"));
        }
        return clause.scenarios().stream()
                .filter(scenario -> having.stream().noneMatch(ruleset -> ruleset.meets(scenario)))
                .map(scenario -> new SpecificationException(
                        scenario.file(),
                        scenario.line(),
                        "scenario " + scenario.id() + " is never tried: no ruleset with the clause has all of its tags "
                                + scenario.conditions().stream()
                                        .map(choice -> "@" + choice.axis().id() + "." + choice.id())
                                        .toList()
                                + "; expected one that has them, or fewer tags"))
                .toList();
    }
}
