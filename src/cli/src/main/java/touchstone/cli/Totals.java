package touchstone.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.ClauseResult;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/** A subject's whole result in a line. */
record Totals(Specification specification, Claim claim) {

    String of(Tried one) {
        if (one.trouble().isPresent()) {
            return one.id() + ": not tested, " + one.trouble().get();
        }
        List<ClauseResult> clauses = one.clauses(specification, claim);
        Map<String, Long> verdicts = new LinkedHashMap<>();
        for (Verdict verdict : Verdict.values()) {
            verdicts.put(verdict.word(), count(clauses, verdict.word()));
        }
        for (String untested : List.of(ClauseWord.UNTESTABLE, ClauseWord.NOT_TESTED)) {
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
                .filter(clause -> ClauseWord.of(clause).equals(word))
                .count();
    }

    private static Map<String, Long> outcomes(Tried one) {
        Map<String, Long> outcomes = new LinkedHashMap<>();
        outcomes.put("passed", one.count(Verdict.SATISFIED));
        outcomes.put("failed", one.count(Verdict.VIOLATED) + one.count(Verdict.TOLERATED));
        outcomes.put("unsupported", one.count(Verdict.UNSUPPORTED));
        outcomes.put("error", one.count(Verdict.ERROR));
        return outcomes;
    }

    /** Nothing is said against a subject that only broke down or showed too little. */
    private String judgement(Tried one) {
        if (one.results().stream().anyMatch(claim::violatedBy)) {
            return " does not conform to ";
        }
        return one.exitCode(claim) == ExitCode.CONFORMS ? " conforms to " : " cannot be said to conform to ";
    }
}
