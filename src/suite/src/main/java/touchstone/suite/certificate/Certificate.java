package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Clause;

/**
 * What one run showed of one subject, with everything needed to check that it is complete and to repeat it. The
 * published schema is {@code reports/schema/certificate.schema.json}.
 *
 * @param format {@link #FORMAT}
 * @param suite by what it was tried
 * @param claim what it claims
 * @param run when and how it was tried
 * @param subject who it is
 * @param conclusion what the results come to
 * @param parts where rules and a protocol are claimed together: what they come to for each; else empty, and not in the file
 * @param totals how many clauses and scenarios came out how
 * @param faults how many known faults are excluded
 * @param baseline what the run was compared with, if anything
 * @param clauses one entry for each clause of the claim that the run covers, in the order of the specification; in a survey
 *     also for those it had to go into beside them
 * @param leftOut the scenarios that were not to be tried, by the reasons why
 * @param untried the ids of those that were to be tried and were not come to
 * @param results one for each scenario tried, or unsupported, in the order of the specification
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Certificate(
        String format,
        SuiteVersion suite,
        CertifiedClaim claim,
        RunConditions run,
        CertificateSubject subject,
        Conclusion conclusion,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<CertifiedPart> parts,
        VerdictTotals totals,
        CertifiedFaults faults,
        Optional<BaselineEffect> baseline,
        List<ClauseEntry> clauses,
        List<ExcludedScenarios> leftOut,
        List<String> untried,
        List<Result> results) {

    /** How {@link #format} begins in every version. */
    static final String FORMAT_NAME = "touchstone-certificate/";

    /** What this version writes, and the only one it reads. */
    public static final String FORMAT = FORMAT_NAME + "3";

    public Certificate {
        parts = parts == null ? List.of() : List.copyOf(parts);
        clauses = List.copyOf(clauses);
        leftOut = List.copyOf(leftOut);
        untried = List.copyOf(untried);
        results = List.copyOf(results);
    }

    Certificate with(List<Result> others) {
        return new Certificate(
                format,
                suite,
                claim,
                run,
                subject,
                conclusion,
                parts,
                totals,
                faults,
                baseline,
                clauses,
                leftOut,
                untried,
                others);
    }

    Certificate with(Optional<BaselineEffect> other) {
        return new Certificate(
                format,
                suite,
                claim,
                run,
                subject,
                conclusion,
                parts,
                totals,
                faults,
                other,
                clauses,
                leftOut,
                untried,
                results);
    }

    /**
     * The entries of the clauses that are claimed. Where rules alone are, a game may show something of the protocol too, which says
     * nothing of the claim.
     */
    public List<ClauseEntry> claimed() {
        boolean protocol =
                new RecordedClaim(claim.name(), claim.profile(), claim.protocol(), claim.only()).hasProtocol();
        return clauses.stream()
                .filter(clause -> protocol || Clause.kindOf(clause.clause()) != Clause.Kind.PROTOCOL)
                .toList();
    }

    /** Whether all was tried that was planned. */
    public boolean complete() {
        return run.complete();
    }
}
