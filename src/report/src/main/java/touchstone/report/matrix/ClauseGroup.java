package touchstone.report.matrix;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The clauses of a body of rules or of an axis.
 *
 * @param id the first part of their ids
 * @param kind such as {@code axis}
 */
public record ClauseGroup(String id, String kind, String title, List<MatrixRow> rows) {

    /** What the clauses together show of each column. */
    public List<VerdictTally> tallies() {
        return IntStream.range(0, rows.get(0).cells().size())
                .mapToObj(column -> VerdictTally.of(
                        rows.stream().map(row -> row.cells().get(column).sign()).toList()))
                .toList();
    }
}
