package touchstone.cli.certify;

import com.github.freva.asciitable.ColumnData;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.TextWidth;
import touchstone.reference.choice.Axis;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.survey.Survey;

/** A row for each clause of each axis value, axis by axis, with a column for each subject. */
record SurveyTable(Claim claim, int width) {

    /** What the column of scenarios that hold under other rules takes. */
    private static final int ELSEWHERE = 12;

    /**
     * A clause of an axis, or a line of its own before them.
     *
     * @param here of the first subject what holds under its rules
     */
    private record Row(
            String clause, String title, List<String> words, Optional<ClauseResult> result, List<Result> here) {

        String count(Predicate<Verdict> which) {
            return AsciiTables.number(
                    here.stream().map(Result::verdict).filter(which).count());
        }

        String elsewhere() {
            return AsciiTables.number(
                    result.map(ClauseResult::results).map(List::size).orElse(0) - here.size());
        }

        String millis() {
            return result.map(found -> String.format(Locale.ROOT, "%.0f", found.millis()))
                    .orElse("");
        }
    }

    /**
     * Empty if no clause of an axis is shown.
     *
     * @param subjects in their order
     * @param first what the first of them showed
     */
    Optional<String> of(List<SurveyedSubject> subjects, Survey first, List<ClauseResult> ofFirst) {
        List<Row> rows = new ArrayList<>();
        Optional<Axis> before = Optional.empty();
        for (ClauseResult result : byAxis(ofFirst)) {
            Clause clause = result.clause();
            Optional<Axis> axis = clause.choice().map(choice -> choice.axis());
            if (!axis.equals(before)) {
                heading(axis.orElseThrow(), subjects.size(), rows);
            }
            before = axis;
            rows.add(new Row(
                    clause.id(),
                    clause.title(),
                    subjects.stream()
                            .map(one -> one.standings().get(clause.id()).toString())
                            .toList(),
                    Optional.of(result),
                    first.here(clause)));
        }
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(subjects.size() == 1 ? alone(rows) : together(rows, subjects));
    }

    private static List<ClauseResult> byAxis(List<ClauseResult> clauses) {
        List<Axis> axes = Axis.all();
        return clauses.stream()
                .filter(result -> result.clause().choice().isPresent())
                .sorted(Comparator.comparingInt(result ->
                        axes.indexOf(result.clause().choice().orElseThrow().axis())))
                .toList();
    }

    private static void heading(Axis axis, int subjects, List<Row> rows) {
        List<String> blank = Collections.nCopies(subjects, "");
        if (!rows.isEmpty()) {
            rows.add(new Row("", "", blank, Optional.empty(), List.of()));
        }
        rows.add(new Row("[" + axis.id() + "]", "", blank, Optional.empty(), List.of()));
    }

    private String alone(List<Row> rows) {
        boolean numbered = width >= ClauseVerdictTable.NUMBERS + ELSEWHERE + ColumnLayout.NARROWEST_TITLE;
        int ids = rows.stream().mapToInt(row -> row.clause().length()).max().orElse(0);
        int titles = width
                - (numbered
                        ? ClauseVerdictTable.NUMBERS + ELSEWHERE
                        : ids + ColumnLayout.FRAME + ColumnLayout.WORD + ColumnLayout.FRAME);
        List<ColumnData<Row>> shown = new ArrayList<>();
        shown.add(AsciiTables.left("clause").with(Row::clause));
        shown.add(AsciiTables.left("verdict").with(row -> row.words().get(0)));
        if (numbered) {
            shown.add(AsciiTables.right("for").with(row -> row.count(claim.profile()::conforms)));
            shown.add(AsciiTables.right("against").with(row -> row.count(claim.profile()::violatedBy)));
            shown.add(AsciiTables.right("unsupported").with(row -> row.count(Verdict.UNSUPPORTED::equals)));
            shown.add(AsciiTables.right("error").with(row -> row.count(Verdict.ERROR::equals)));
            shown.add(AsciiTables.right("elsewhere").with(Row::elsewhere));
            shown.add(AsciiTables.right("ms").with(Row::millis));
        }
        if (titles >= ColumnLayout.NARROWEST_TITLE) {
            shown.add(AsciiTables.left("title").with(row -> TextWidth.cut(row.title(), titles)));
        }
        return AsciiTables.table(rows, shown);
    }

    private String together(List<Row> rows, List<SurveyedSubject> subjects) {
        int ids = rows.stream().mapToInt(row -> row.clause().length()).max().orElse(0);
        ColumnLayout plan = ColumnLayout.of(
                width, ids, subjects.stream().map(SurveyedSubject::name).toList());
        return plan.table(rows, Row::clause, Row::title, Row::words, plan.standingLegend());
    }
}
