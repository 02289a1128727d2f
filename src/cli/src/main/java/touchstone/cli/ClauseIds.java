package touchstone.cli;

import java.util.List;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/** Clause ids as a user types them. */
final class ClauseIds {

    private ClauseIds() {}

    /** @throws Complaint if one of them is neither a clause's id nor the beginning of one */
    static void require(Specification specification, List<String> ids) {
        List<String> known = specification.clauses().stream().map(Clause::id).toList();
        for (String id : ids) {
            if (specification.clauses().stream().noneMatch(clause -> clause.isWithin(id))) {
                throw Complaint.unknown("unknown clause", id, known, "./touchstone rulesets clauses");
            }
        }
    }
}
