package touchstone.cli.certify;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.VerdictWords;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.ClauseResult;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/** The whole result of a subject in a line. */
record SubjectTotals(Specification specification, Claim claim) {

    String of(SubjectRun one) {
        if (one.trouble().isPresent()) {
            return one.id() + ": not tested, " + one.trouble().get();
        }
        List<ClauseResult> clauses = one.clauses(specification, claim);
        Map<String, Long> verdicts = new LinkedHashMap<>();
        for (Verdict verdict : Verdict.values()) {
            verdicts.put(verdict.word(), count(clauses, verdict.word()));
        }
        for (String untested : List.of(VerdictWords.UNTESTABLE, VerdictWords.NOT_TESTED)) {
            verdicts.put(untested, count(clauses, untested));
        }
        return one.idAndVersion()
                + judgement(one)
                + claim.name() + (claim.protocol() ? " and the protocol" : "") + " as " + claim.profile() + ". "
                + Plural.of(clauses.size(), "clause") + ": "
                + Plural.listed(verdicts)
                + "; " + Plural.of(one.results().size(), "scenario") + ": " + Plural.listed(outcomes(one));
    }

    private static long count(List<ClauseResult> clauses, String word) {
        return clauses.stream()
                .filter(clause -> VerdictWords.of(clause).equals(word))
                .count();
    }

    private static Map<String, Long> outcomes(SubjectRun one) {
        Map<String, Long> outcomes = new LinkedHashMap<>();
        outcomes.put("passed", one.count(Verdict.SATISFIED));
        outcomes.put("failed", one.count(Verdict.VIOLATED) + one.count(Verdict.TOLERATED));
        outcomes.put("unsupported", one.count(Verdict.UNSUPPORTED));
        outcomes.put("error", one.count(Verdict.ERROR));
        return outcomes;
    }

    /** Nothing is said against a subject that only broke down or showed too little. */
    private String judgement(SubjectRun one) {
        if (one.results().stream().anyMatch(claim::violatedBy)) {
            return " does not conform to ";
        }
        return one.exitCode(claim) == ExitCode.CONFORMS ? " conforms to " : " cannot be said to conform to ";
    }
}
