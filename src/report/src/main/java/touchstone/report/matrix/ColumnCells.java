package touchstone.report.matrix;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.report.site.VerdictSign;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/**
 * The cells of a column, and where the results behind each are. There may be thousands of columns, so it is in arrays.
 */
final class ColumnCells {

    /** In alphabetical order: those that the subject was to be tried on. */
    private final String[] clauses;

    private final MatrixCell[] cells;

    /** Where the results of each clause begin among the places, and where those of the last one end. */
    private final int[] begins;

    private final int[] places;

    private ColumnCells(String[] clauses, MatrixCell[] cells, int[] begins, int[] places) {
        this.clauses = clauses;
        this.cells = cells;
        this.begins = begins;
        this.places = places;
    }

    /**
     * @param results of the column, in the order in which they are asked for later
     * @param shared gives one object for all cells that are the same
     */
    static ColumnCells of(
            Specification specification,
            ColumnFindings column,
            List<Result> results,
            UnaryOperator<MatrixCell> shared) {
        Map<String, MatrixCell> cells = new TreeMap<>();
        for (Clause clause : specification.clauses()) {
            if (column.covers(clause)) {
                cells.put(clause.id(), shared.apply(cell(column, clause)));
            }
        }
        for (String clause : column.clauses()) {
            if (specification.clause(clause).isEmpty()) {
                cells.put(
                        clause,
                        shared.apply(new MatrixCell(
                                CellSigns.ofUnknown(column, clause),
                                of(column, clause, CellSigns.ofUnknown(column, clause)),
                                "")));
            }
        }
        IdentityHashMap<Result, Integer> numbers = new IdentityHashMap<>();
        for (int i = 0; i < results.size(); i++) {
            numbers.put(results.get(i), i);
        }
        String[] clauses = cells.keySet().toArray(String[]::new);
        int[] begins = new int[clauses.length + 1];
        for (int i = 0; i < clauses.length; i++) {
            begins[i + 1] = begins[i] + column.entries(clauses[i]).size();
        }
        return new ColumnCells(
                clauses,
                cells.values().toArray(MatrixCell[]::new),
                begins,
                Stream.of(clauses)
                        .flatMap(clause -> column.entries(clause).stream())
                        .mapToInt(numbers::get)
                        .toArray());
    }

    private static MatrixCell cell(ColumnFindings column, Clause clause) {
        VerdictSign sign = CellSigns.of(column, clause);
        ClauseResult result = column.result(clause);
        return new MatrixCell(
                sign,
                sign.equals(VerdictSign.of(ClauseVerdict.PARTLY_SHOWN))
                        ? result.shown()
                        : of(column, clause.id(), sign),
                column.isSurvey()
                                || !column.isClaimKnown()
                                || column.entries(clause.id()).isEmpty()
                        ? ""
                        : result.evidence()
                                + result.consequenceOf()
                                        .map(cause -> ". What is violated fails along with " + cause)
                                        .orElse("")
                                + ".");
    }

    private static String of(ColumnFindings column, String clause, VerdictSign sign) {
        List<Result> entries = column.entries(clause);
        long alike = entries.stream()
                .filter(entry -> CellSigns.of(entry).word().equals(sign.word()))
                .count();
        return alike > 0 && alike < entries.size() ? alike + " of " + entries.size() : "";
    }

    VerdictTally tally() {
        return VerdictTally.of(Stream.of(cells).map(MatrixCell::sign).toList());
    }

    /** Those that the subject was to be tried on. */
    List<String> clauses() {
        return List.of(clauses);
    }

    /** A blank one of other clauses. */
    MatrixCell cell(String clause) {
        int number = Arrays.binarySearch(clauses, clause);
        return number < 0 ? MatrixCell.BLANK : cells[number];
    }

    /** The places of a clause's results, in the order of the scenarios. */
    IntStream places(String clause) {
        int number = Arrays.binarySearch(clauses, clause);
        return number < 0 ? IntStream.empty() : Arrays.stream(places, begins[number], begins[number + 1]);
    }
}
