package touchstone.suite.certificate.contradiction;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.ClauseEntry;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;

/**
 * What one certificate says of its subject, in short: all results of many certificates would not fit in memory.
 *
 * @param source the certificate's file
 * @param subject the name that its results are filed under
 * @param clauses the verdicts of clauses, by their ids
 * @param scenarios the verdicts of scenarios, by their ids
 */
public record Testimony(
        String source,
        String subject,
        StartedProgram program,
        Claim claim,
        Conclusion conclusion,
        Map<String, ClauseVerdict> clauses,
        Map<String, Verdict> scenarios) {

    public Testimony {
        clauses = Map.copyOf(clauses);
        scenarios = Map.copyOf(scenarios);
    }

    /** @param source the name of its file */
    public static Testimony of(String source, Certificate certificate) {
        Map<String, ClauseVerdict> clauses = new HashMap<>();
        for (ClauseEntry entry : certificate.clauses()) {
            ClauseVerdict.named(entry.verdict()).ifPresent(verdict -> clauses.put(entry.clause(), verdict));
        }
        return new Testimony(
                source,
                certificate.subject().identity().id(),
                StartedProgram.of(certificate.subject()),
                certificate.claim().claim(),
                certificate.conclusion(),
                clauses,
                certificate.results().stream()
                        .collect(Collectors.toMap(Result::scenario, Result::verdict, (one, other) -> other)));
    }

    /** Whether a verdict on a scenario of this clause speaks against what is claimed here. */
    boolean isViolatedBy(Verdict verdict, String clause) {
        return isClaimed(clause) && claim.profile().violatedBy(verdict);
    }

    /** Of the rules of Go nothing is claimed in a survey; to the protocol everybody has to keep. */
    private boolean isClaimed(String clause) {
        return !claim.isSurvey() || Clause.kindOf(clause) == Clause.Kind.PROTOCOL;
    }

    boolean isSatisfied(String clause) {
        return clauses.get(clause) == ClauseVerdict.SATISFIED;
    }
}
