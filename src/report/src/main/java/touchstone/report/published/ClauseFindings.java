package touchstone.report.published;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.report.site.ResultAddress;
import touchstone.report.site.VerdictSign;
import touchstone.report.text.UntrustedText;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.ClauseEntry;
import touchstone.suite.result.KnownExplanation;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** Finds what a certificate shows to be wrong: what is violated first. */
final class ClauseFindings {

    private ClauseFindings() {}

    /**
     * @param file the certificate's name
     * @param clauses those that are claimed
     */
    static List<ClauseFinding> of(String file, Certificate certificate, List<ClauseEntry> clauses) {
        boolean player = certificate.claim().profile().equals("player");
        return Stream.of(Verdict.VIOLATED, Verdict.TOLERATED, Verdict.ERROR)
                .filter(verdict -> !player || verdict != Verdict.TOLERATED)
                .flatMap(verdict -> clauses.stream()
                        .filter(clause -> clause.verdict().equals(verdict.word()))
                        .flatMap(clause -> first(certificate, clause, verdict).stream())
                        .map(result -> finding(file, result)))
                .toList();
    }

    private static Optional<Result> first(Certificate certificate, ClauseEntry clause, Verdict verdict) {
        return certificate.results().stream()
                .filter(result -> result.clause().equals(clause.clause()) && result.verdict() == verdict)
                .findFirst();
    }

    private static ClauseFinding finding(String file, Result result) {
        return new ClauseFinding(
                UntrustedText.name(result.clause()),
                VerdictSign.of(result.verdict()),
                UntrustedText.line(String.valueOf(result.title())),
                UntrustedText.line(result.message()),
                result.knownLimits().stream()
                        .map(KnownExplanation::what)
                        .map(UntrustedText::line)
                        .toList(),
                ResultAddress.page(result.clause()) + "#" + ResultAddress.part(file));
    }
}
