package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import touchstone.report.overview.ClaimOutcome;
import touchstone.report.text.UntrustedText;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;
import touchstone.suite.survey.RulesetSimilarity;

/** The conclusion of a column, in words. */
final class ColumnConclusion {

    private static final int NEAREST = 3;

    private final Specification specification;
    private final ColumnFindings column;
    private final VerdictTally tally;

    ColumnConclusion(Specification specification, ColumnFindings column, VerdictTally tally) {
        this.specification = specification;
        this.column = column;
        this.tally = tally;
    }

    String claim() {
        return (column.isSurvey() ? "nothing claimed" : UntrustedText.name(column.ruleset())) + ", as "
                + column.profile()
                + (column.subject().wasReported() ? ", reported by its own tests" : "");
    }

    ClaimOutcome conclusion() {
        if (column.trouble().isPresent() || column.clauses().isEmpty()) {
            return ClaimOutcome.NOT_TRIED;
        }
        if (column.results()
                .anyMatch(
                        result -> Claim.isAsClaimed(result) && column.profile().violatedBy(result.verdict()))) {
            return ClaimOutcome.DOES_NOT_CONFORM;
        } else if (column.isSurvey()) {
            return ClaimOutcome.LOOKED_AT;
        }
        if (!warnings().isEmpty()) {
            return ClaimOutcome.CANNOT_BE_SAID;
        }
        return switch (column.found().map(ClaimResult::conclusion).orElse(Conclusion.TROUBLE)) {
            case CONFORMS -> ClaimOutcome.CONFORMS;
            case CONFORMS_AS_FAR_AS_GTP_SHOWS -> ClaimOutcome.CONFORMS_AS_FAR_AS_GTP_SHOWS;
            case NO_VIOLATION_SEEN -> ClaimOutcome.NO_VIOLATION_SEEN;
            case NOTHING_CLAIMED, VIOLATIONS, TROUBLE -> ClaimOutcome.CANNOT_BE_SAID;
        };
    }

    String sentence() {
        if (tally.total() == 0) {
            return "no clause was tried";
        }
        if (column.isSurvey()) {
            return tally.total() + " clauses looked at: " + tally.words() + nearest();
        }
        return column.found()
                .map(ColumnConclusion::numbers)
                .orElseGet(() -> tally.total() + " clauses: " + tally.words());
    }

    /** Of rules and a protocol together the word beside it says only the worse. */
    private static String numbers(ClaimResult found) {
        return found.parts().isEmpty()
                ? found.clauseNumbers()
                : UntrustedText.line(found.verdict() + ": " + found.clauseNumbers());
    }

    private String nearest() {
        List<RulesetSimilarity> nearest = column.survey()
                .map(survey ->
                        survey.known() == 0 ? List.<RulesetSimilarity>of() : survey.nearest(specification.rulesets()))
                .orElse(List.of());
        if (nearest.isEmpty()) {
            return "";
        }
        boolean fits = nearest.get(0).fits();
        return (fits ? ". Fits " : ". Fits no ruleset; nearest ")
                + nearest.stream()
                        .filter(likeness -> likeness.fits() == fits)
                        .limit(NEAREST)
                        .map(likeness -> likeness.ruleset().name())
                        .collect(Collectors.joining(", "));
    }

    /** Why what is shown is not the whole. */
    List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        column.trouble().ifPresent(trouble -> warnings.add("could not be tried: " + UntrustedText.line(trouble)));
        boolean complete = column.run().complete();
        int results = (int) column.results().count();
        int planned = column.attempt().map(RunRecord.Attempt::planned).orElse(results);
        if (results < planned) {
            warnings.add((complete ? "incomplete: " : "the run was cut short: ") + results + " of " + planned
                    + " scenarios were tried");
        } else if (!complete && column.trouble().isEmpty()) {
            warnings.add("of a run that was cut short");
        }
        long untried = column.results().filter(result -> !result.wasTried()).count();
        long broken = count(Verdict.ERROR) - untried;
        if (broken > 0) {
            warnings.add("broke down in " + broken + (broken == 1 ? " scenario" : " scenarios"));
        }
        if (untried > 0) {
            warnings.add("given up: " + untried + (untried == 1 ? " scenario was" : " scenarios were") + " not tried");
        }
        if (!column.isClaimKnown()) {
            warnings.add("the ruleset " + UntrustedText.name(column.ruleset())
                    + " is not known here: only clauses that were tried are shown");
        }
        return warnings;
    }

    private long count(Verdict verdict) {
        return column.results().map(Result::verdict).filter(verdict::equals).count();
    }
}
