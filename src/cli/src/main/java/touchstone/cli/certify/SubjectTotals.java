package touchstone.cli.certify;

import java.util.LinkedHashMap;
import java.util.Map;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.Plural;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/** The whole result of a subject in a line. */
record SubjectTotals(Specification specification, Claim claim) {

    String of(SubjectRun one) {
        if (one.trouble().isPresent()) {
            return one.id() + ": not tested, " + one.trouble().get();
        }
        ClaimResult found = one.found(specification, claim);
        return one.idAndVersion() + " " + found.verdict() + ": " + found.numbers() + ". "
                + Plural.of(one.results().size(), "scenario") + ": " + Plural.listed(outcomes(one)) + "."
                + remark(found);
    }

    /** What the exit code 0 does not say. */
    private static String remark(ClaimResult found) {
        return found.conclusion() == Conclusion.NO_VIOLATION_SEEN
                ? " Nothing violated was seen, which is not to say that it conforms."
                : "";
    }

    private static Map<String, Long> outcomes(SubjectRun one) {
        Map<String, Long> outcomes = new LinkedHashMap<>();
        outcomes.put("passed", one.count(Verdict.SATISFIED));
        outcomes.put("failed", one.count(Verdict.VIOLATED) + one.count(Verdict.TOLERATED));
        outcomes.put("unsupported", one.count(Verdict.UNSUPPORTED));
        outcomes.put("error", one.count(Verdict.ERROR));
        return outcomes;
    }
}
