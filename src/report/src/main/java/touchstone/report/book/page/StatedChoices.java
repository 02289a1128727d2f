package touchstone.report.book.page;

import java.util.List;
import touchstone.reference.choice.Choice;
import touchstone.report.book.ruleset.ReadingOrder;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;

/** Finds the articles of a ruleset that state a choice, where {@link ReadingOrder} does not list them. */
@FunctionalInterface
public interface StatedChoices {

    /** Nobody knows. */
    StatedChoices UNKNOWN = (ruleset, choice) -> List.of();

    /** The articles of a ruleset that state its choice on an axis. */
    List<Clause> articles(Ruleset ruleset, Choice choice);
}
