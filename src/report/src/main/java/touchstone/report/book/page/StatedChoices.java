package touchstone.report.book.page;

import java.util.List;
import touchstone.reference.choice.Choice;
import touchstone.report.book.ruleset.ReadingOrder;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;

/** Who knows which articles of a ruleset state a choice, of articles that {@link ReadingOrder} does not know. */
@FunctionalInterface
public interface StatedChoices {

    /** Nobody knows. */
    StatedChoices UNKNOWN = (ruleset, choice) -> List.of();

    /** The articles of a ruleset that state its choice on an axis. */
    List<Clause> articles(Ruleset ruleset, Choice choice);
}
