package touchstone.cli.options;

import java.util.List;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/** Checks clause ids that a user gives. */
public final class ClauseIdCheck {

    private ClauseIdCheck() {}

    /** @throws CommandException if one of them is neither a clause's id nor the beginning of one */
    public static void require(Specification specification, List<String> ids) {
        List<String> known = specification.clauses().stream().map(Clause::id).toList();
        for (String id : ids) {
            if (specification.clauses().stream().noneMatch(clause -> clause.isWithin(id))) {
                throw CommandException.unknown("unknown clause", id, known, "./touchstone rulesets clauses");
            }
        }
    }
}
