package touchstone.report.book.page;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.report.text.UntrustedText;
import touchstone.spi.Identity;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.coverage.Extent;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.ViolationCause;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/**
 * A tested program and its results.
 *
 * @param ruleset that it claims to play by
 * @param complete whether all was tried that was planned
 * @param clauses what it showed of each clause that it was tried on, by the clauses' ids
 */
public record TestedProgram(Identity subject, String ruleset, boolean complete, Map<String, ClauseResult> clauses) {

    public TestedProgram {
        clauses = Map.copyOf(clauses);
    }

    /**
     * @param results of one subject in one run, at least one
     * @param causes of what it violates
     */
    public static TestedProgram of(
            Specification specification, List<Result> results, boolean complete, List<ViolationCause> causes) {
        Result one = results.get(0);
        Map<String, ClauseResult> clauses = new HashMap<>();
        ClauseResult.byClause(results)
                .forEach((id, of) ->
                        specification.clause(id).ifPresent(clause -> clauses.put(id, new ClauseResult(clause, of))));
        claim(specification, one.claim()).ifPresent(claim -> ClaimResult.of(
                        specification, claim, complete ? Extent.WHOLE : Extent.CUT_SHORT, causes, results)
                .clauses()
                .forEach(clause -> clauses.computeIfPresent(clause.clause().id(), (id, bare) -> clause)));
        return new TestedProgram(one.subject(), one.claim().ruleset(), complete, clauses);
    }

    private static Optional<Claim> claim(Specification specification, RecordedClaim claim) {
        try {
            return Claim.of(claim, specification::ruleset).filter(known -> !known.isSurvey());
        } catch (IllegalArgumentException noProfile) {
            // Results are untrusted, and are shown as far as they go.
            return Optional.empty();
        }
    }

    /** What to call it; its own words, made harmless. */
    public String name() {
        String name = UntrustedText.name((subject.name() + " " + subject.version()).strip());
        return name.isEmpty() ? UntrustedText.name(subject.id()) : name;
    }

    /** What it showed of a clause; nothing if it was not tried on it. */
    Optional<ClauseResult> of(Clause clause) {
        return Optional.ofNullable(clauses.get(clause.id()));
    }
}
