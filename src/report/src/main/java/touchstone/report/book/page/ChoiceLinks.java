package touchstone.report.book.page;

import java.util.Optional;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/** Choices on the axes, in words that link to the clause that states them. */
final class ChoiceLinks {

    private ChoiceLinks() {}

    static IllustratedScenario.Term of(Choice choice, Specification specification, String root) {
        return new IllustratedScenario.Term(
                (choice.axis().id() + ": " + choice.id()).replace('-', ' '),
                clause(choice, specification).map(clause -> root + PageAddresses.clause(clause.id())));
    }

    /** The first clause of a value is the one that states it. */
    static Optional<Clause> clause(Choice choice, Specification specification) {
        return specification.clauses().stream()
                .filter(clause -> clause.choice().equals(Optional.of(choice)))
                .findFirst();
    }
}
