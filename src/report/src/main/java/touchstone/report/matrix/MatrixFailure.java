package touchstone.report.matrix;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.report.site.VerdictSign;
import touchstone.report.text.UntrustedText;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.result.Result;

/**
 * A clause that a subject has wrong.
 *
 * @param message of the first result that says so; empty if none does
 * @param address of all its results
 */
public record MatrixFailure(String clause, String title, VerdictSign sign, String message, String address) {

    /** What is violated first, then what is tolerated and what broke down. */
    static List<MatrixFailure> of(MatrixColumn column, String anchor, List<ClauseGroup> groups) {
        return Stream.of(ClauseVerdict.VIOLATED, ClauseVerdict.TOLERATED, ClauseVerdict.ERROR)
                .map(VerdictSign::of)
                .flatMap(sign -> groups.stream()
                        .flatMap(group -> group.rows().stream())
                        .filter(row -> row.cells().get(0).sign().equals(sign))
                        .map(row -> new MatrixFailure(
                                row.name(),
                                row.title(),
                                sign,
                                first(column, row.clause(), sign)
                                        .map(Result::message)
                                        .map(UntrustedText::line)
                                        .orElse(""),
                                row.page() + "#" + anchor)))
                .toList();
    }

    private static Optional<Result> first(MatrixColumn column, String clause, VerdictSign sign) {
        return column.entries(clause)
                .filter(result -> CellSigns.of(result).word().equals(sign.word()))
                .findFirst();
    }
}
