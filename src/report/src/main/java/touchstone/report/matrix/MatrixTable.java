package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import touchstone.reference.choice.Axis;
import touchstone.report.BodyOfRules;
import touchstone.report.overview.Overview;
import touchstone.report.overview.OverviewClaim;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Makes a matrix from columns: its rows are the clauses that at least one of them was to be tested on. */
final class MatrixTable {

    private final Specification specification;
    private final ColumnOrder columnOrder;
    private final List<Clause> clauses;
    private final List<Ruleset> rulesets;

    MatrixTable(Specification specification, ColumnOrder columnOrder) {
        this.specification = specification;
        this.columnOrder = columnOrder;
        Set<String> claimed = new HashSet<>();
        columnOrder.columns().forEach(column -> claimed.addAll(column.clauses()));
        this.clauses = specification.clauses().stream()
                .filter(clause -> claimed.contains(clause.id()))
                .toList();
        this.rulesets = specification.rulesets().stream()
                .filter(ruleset -> clauses.stream().anyMatch(ruleset::has))
                .toList();
    }

    /** @param suiteVersion the version at hand; results of others are remarked on */
    Matrix matrix(String title, String suiteVersion) {
        List<ClauseGroup> groups = new ArrayList<>();
        byBody().forEach((body, of) -> groups.add(new ClauseGroup(
                body, kind(body), title(body), of.stream().map(this::row).toList())));
        List<String> unknown = unknown();
        if (!unknown.isEmpty()) {
            groups.add(new ClauseGroup(
                    "elsewhere",
                    "not here",
                    "Clauses that this specification does not have",
                    unknown.stream().map(this::unknownRow).toList()));
        }
        return new Matrix(title, subjects(), groups, rulesets, failures(groups), remarks(suiteVersion, unknown));
    }

    /** Of several subjects each has a page or a column of its own to look at. */
    private List<MatrixFailure> failures(List<ClauseGroup> groups) {
        return columnOrder.columns().size() == 1
                ? MatrixFailure.of(
                        columnOrder.columns().get(0), columnOrder.anchors().get(0), groups)
                : List.of();
    }

    /** The clauses of the rows that the specification has, in its order. */
    List<Clause> clauses() {
        return clauses;
    }

    /** The ids of clauses of which there are results, and nothing else here. */
    List<String> unknown() {
        Set<String> unknown = new TreeSet<>();
        columnOrder.columns().forEach(column -> column.clauses().stream()
                .filter(clause -> specification.clause(clause).isEmpty())
                .forEach(unknown::add));
        return List.copyOf(unknown);
    }

    private Map<String, List<Clause>> byBody() {
        List<String> axes = Axis.all().stream().map(Axis::id).toList();
        Map<String, List<Clause>> groups = new LinkedHashMap<>();
        clauses.stream()
                .sorted(Comparator.<Clause>comparingInt(clause -> switch (clause.kind()) {
                            case RULE -> clause.body().equals("base") ? 0 : axes.contains(clause.body()) ? 2 : 1;
                            case CLAIM -> 3;
                            case PROTOCOL -> 4;
                        })
                        .thenComparingInt(clause -> axes.indexOf(clause.body())))
                .forEach(clause -> groups.computeIfAbsent(clause.body(), body -> new ArrayList<>())
                        .add(clause));
        return groups;
    }

    private static String kind(String body) {
        return switch (Clause.kindOf(body)) {
            case PROTOCOL -> "protocol";
            case CLAIM -> "claim";
            case RULE -> Axis.named(body).isPresent() ? "axis" : "body of rules";
        };
    }

    private String title(String body) {
        return BodyOfRules.title(specification, body).replaceFirst("^Axis: ", "");
    }

    private MatrixRow row(Clause clause) {
        return new MatrixRow(
                clause.id(),
                clause.title(),
                IntStream.range(0, rulesets.size())
                        .filter(number -> rulesets.get(number).has(clause))
                        .boxed()
                        .toList(),
                cells(clause.id()));
    }

    private MatrixRow unknownRow(String clause) {
        return new MatrixRow(clause, "", List.of(), cells(clause));
    }

    private List<MatrixCell> cells(String clause) {
        return columnOrder.columns().stream().map(column -> column.cell(clause)).toList();
    }

    private List<ColumnHead> subjects() {
        List<ColumnHead> subjects = new ArrayList<>();
        for (int i = 0; i < columnOrder.columns().size(); i++) {
            MatrixColumn column = columnOrder.columns().get(i);
            ColumnSummary summary = column.summary();
            subjects.add(new ColumnHead(
                    columnOrder.anchors().get(i),
                    columnOrder.names().get(i),
                    columnOrder.labels().get(i),
                    ColumnOrder.claim(column, columnOrder.columns()),
                    UntrustedText.line(column.subject().command()),
                    summary.claim(),
                    column.isSurvey(),
                    summary.tally(),
                    summary.outcome(),
                    summary.sentence(),
                    summary.warnings(),
                    overview(i)));
        }
        return subjects;
    }

    private OverviewClaim overview(int number) {
        MatrixColumn column = columnOrder.columns().get(number);
        String claim = UntrustedText.name(column.ruleset());
        String shared = ColumnOrder.claim(column, columnOrder.columns());
        String variant = columnOrder.labels().get(number).stream()
                .filter(part -> !part.equals(shared))
                .collect(Collectors.joining(" "));
        return new OverviewClaim(
                (columnOrder.names().get(number) + " " + variant).strip()
                        + (column.subject().wasReported() ? ", reported by its own tests" : ""),
                column.profile().toString(),
                claim,
                claim.matches("gtp(\\+.*)?") ? Overview.PROTOCOL : claim,
                column.summary().outcome(),
                column.summary().violated(),
                column.summary().faults().excluded(),
                column.isSurvey() ? 0 : column.summary().faults().known(),
                "",
                "#subject=" + columnOrder.anchors().get(number));
    }

    private List<String> remarks(String suiteVersion, List<String> unknown) {
        List<String> remarks = new ArrayList<>();
        Set<String> others = new LinkedHashSet<>();
        columnOrder.columns().forEach(column -> column.summary().versions().stream()
                .filter(version -> !suiteVersion.equals(version))
                .map(UntrustedText::name)
                .forEach(others::add));
        if (!others.isEmpty()) {
            remarks.add("Results of other versions of Touchstone are among these: " + String.join(", ", others)
                    + ". This page was made by " + suiteVersion
                    + ", and clauses and scenarios may have been added since.");
        }
        if (!unknown.isEmpty()) {
            remarks.add(unknown.size() + (unknown.size() == 1 ? " clause is" : " clauses are")
                    + " not in the specification at hand and "
                    + (unknown.size() == 1 ? "stands" : "stand") + " at the end of the table: "
                    + unknown.stream().limit(5).map(UntrustedText::name).collect(Collectors.joining(", "))
                    + (unknown.size() > 5 ? ", ..." : "") + ".");
        }
        int left = specification.clauses().size() - clauses.size();
        if (left > 0) {
            remarks.add(left + " more clauses of the specification are part of none of these claims and have no row.");
        }
        if (columnOrder.columns().stream().anyMatch(column -> column.summary().tolerates())) {
            remarks.add(
                    "Tolerated: an illegal move is taken on input, though the program knows better. An arbiter must not"
                            + " do that, a player may.");
        }
        return remarks;
    }
}
