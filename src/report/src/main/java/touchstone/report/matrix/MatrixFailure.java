package touchstone.report.matrix;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchstone.report.Finding;
import touchstone.report.site.VerdictSign;
import touchstone.report.text.UntrustedText;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;

/**
 * A clause that a subject has wrong.
 *
 * @param message of the first result that says so; empty if none does
 * @param address of all its results
 */
public record MatrixFailure(String clause, String title, VerdictSign sign, String message, String address) {

    private static final Pattern ROW = Pattern.compile("\\R[.XO](?: [.XO])*(?=\\R|;|$)");

    /** What is violated first, then what is tolerated and what broke down. */
    static List<MatrixFailure> of(MatrixColumn column, String anchor, List<ClauseGroup> groups) {
        return Stream.of(ClauseVerdict.VIOLATED, ClauseVerdict.TOLERATED, ClauseVerdict.ERROR)
                .map(VerdictSign::of)
                .flatMap(sign -> groups.stream()
                        .flatMap(group -> group.rows().stream())
                        .filter(row -> row.cells().get(0).sign().equals(sign))
                        .map(row -> {
                            Optional<Result> first = first(column, row.clause(), sign);
                            boolean claimed = first.filter(result -> !Claim.isAsClaimed(result))
                                    .isEmpty();
                            return new MatrixFailure(
                                    row.name(),
                                    claimed ? row.title() : row.title() + " " + Finding.UNCLAIMED,
                                    sign,
                                    first.map(Result::message)
                                            .map(MatrixFailure::sentence)
                                            .orElse(""),
                                    row.page() + "#" + anchor);
                        }))
                .toList();
    }

    /** A message on one line, without the rows of boards: those are drawn where it leads to. */
    static String sentence(String message) {
        return UntrustedText.line(ROW.matcher(message).replaceAll("").replace("\n;", ";"));
    }

    private static Optional<Result> first(MatrixColumn column, String clause, VerdictSign sign) {
        return column.entries(clause)
                .filter(result -> VerdictSign.of(result.verdict()).word().equals(sign.word()))
                .findFirst();
    }
}
