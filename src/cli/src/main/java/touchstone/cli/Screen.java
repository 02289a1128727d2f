package touchstone.cli;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchstone.subject.Briefing;
import touchstone.subject.Capability;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.ClauseResult;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/** What a user reads at the end of a run. */
final class Screen {

    private static final String UNTESTABLE = "untestable";
    private static final String NOT_TESTED = "not tested";

    /** What the launcher says of the terminal's width, in characters. */
    private static final int WIDTH = Integer.getInteger("touchstone.columns", 166);
    /** What the table needs beside the titles, and how narrow they may get. */
    private static final int BESIDE_TITLE = 102;

    private static final int NARROWEST_TITLE = 20;

    private static final int TITLE_WIDTH = Math.max(NARROWEST_TITLE, WIDTH - BESIDE_TITLE);
    /** How many lines of an engine's standard error are shown; the report has more. */
    private static final int ERROR_LINES = 5;

    private final Specification specification;
    private final Claim claim;
    private final PrintWriter out;
    private final Paint paint = new Paint(isTerminal());

    Screen(Specification specification, Claim claim, PrintWriter out) {
        this.specification = specification;
        this.claim = claim;
        this.out = out;
    }

    /** Whether somebody is watching: the launcher knows. */
    static boolean isTerminal() {
        return Boolean.getBoolean("touchstone.terminal");
    }

    void show(List<Tried> tried) {
        List<Tried> started =
                tried.stream().filter(one -> one.trouble().isEmpty()).toList();
        if (!started.isEmpty()) {
            table(started);
        }
        for (Tried one : started) {
            findings(one);
        }
        if (!started.isEmpty()) {
            leftOut().ifPresent(reasons -> out.printf("%s%n%n", reasons));
        }
        started.forEach(this::rules);
        // What a subject alone could not be started for has been said, and there is nothing to add.
        for (Tried one : tried.size() == 1 ? started : tried) {
            out.println(totals(one));
        }
    }

    /** How the rules claimed were put to a subject, so that nobody takes a habit of the engine for a ruleset of ours. */
    private void rules(Tried one) {
        one.attempt().rules().ifPresent(rules -> {
            out.println("Rules of " + one.id() + ": " + rules.summary());
            if (!rules.unsaid().isEmpty()) {
                out.println("    not, or not quite, in its words for rules: "
                        + rules.unsaid().stream().map(Briefing.Unsaid::part).collect(Collectors.joining(", ")));
            }
            out.println();
        });
    }

    /** What was not to be tried on anybody, and why: so much depends on the claim alone. */
    private Optional<String> leftOut() {
        Map<String, Long> reasons = Plan.of(specification, claim, EnumSet.allOf(Capability.class)).leftOut().stream()
                .collect(Collectors.groupingBy(Plan.LeftOut::why, TreeMap::new, Collectors.counting()));
        return reasons.isEmpty()
                ? Optional.empty()
                : Optional.of("Left out: "
                        + reasons.entrySet().stream()
                                .map(reason -> scenarios(reason.getValue()) + " " + reason.getKey())
                                .collect(Collectors.joining("\n          ")));
    }

    private static String scenarios(long count) {
        return count + (count == 1 ? " scenario" : " scenarios");
    }

    /** A clause and what each subject showed of it. */
    private record Row(ClauseResult first, List<ClauseResult> all) {}

    private void table(List<Tried> tried) {
        List<List<ClauseResult>> columns =
                tried.stream().map(one -> one.clauses(specification, claim)).toList();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < columns.get(0).size(); i++) {
            int row = i;
            rows.add(new Row(
                    columns.get(0).get(row),
                    columns.stream().map(column -> column.get(row)).toList()));
        }
        List<ColumnData<Row>> shown = new ArrayList<>();
        shown.add(left("clause").with(row -> row.first().clause().id()));
        shown.add(left("title").with(row -> cut(row.first().clause().title())));
        for (int i = 0; i < tried.size(); i++) {
            int column = i;
            shown.add(left(tried.size() == 1 ? "verdict" : tried.get(i).id())
                    .with(row -> word(row.all().get(column))));
        }
        if (tried.size() == 1) {
            shown.add(right("passed").with(row -> number(row.first().count(Verdict.SATISFIED))));
            shown.add(right("failed")
                    .with(row -> number(
                            row.first().count(Verdict.VIOLATED) + row.first().count(Verdict.TOLERATED))));
            shown.add(right("unsupported").with(row -> number(row.first().count(Verdict.UNSUPPORTED))));
            shown.add(right("broken").with(row -> number(row.first().count(Verdict.BROKEN))));
            shown.add(right("ms")
                    .with(row -> String.format(Locale.ROOT, "%.0f", row.first().millis())));
        }
        String table = AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, rows, shown);
        out.println(paint.words(table));
        out.println();
    }

    private static Column left(String header) {
        return new Column()
                .header(header)
                .maxWidth(WIDTH)
                .headerAlign(HorizontalAlign.LEFT)
                .dataAlign(HorizontalAlign.LEFT);
    }

    private static Column right(String header) {
        return new Column()
                .header(header)
                .maxWidth(WIDTH)
                .headerAlign(HorizontalAlign.RIGHT)
                .dataAlign(HorizontalAlign.RIGHT);
    }

    /** In plain letters: not every terminal has an ellipsis. */
    private static String cut(String title) {
        return title.length() <= TITLE_WIDTH
                ? title
                : title.substring(0, TITLE_WIDTH - 3).stripTrailing() + "...";
    }

    private static String number(long count) {
        return count == 0 ? "" : Long.toString(count);
    }

    /** A clause nothing was tried of is shown as such, never left out. */
    private static String word(ClauseResult result) {
        return result.verdict()
                .map(Verdict::word)
                .orElseGet(() -> result.clause().untestable().isPresent() ? UNTESTABLE : NOT_TESTED);
    }

    private void findings(Tried one) {
        for (Result result : one.results()) {
            boolean violation = claim.profile().violatedBy(result.verdict());
            if (violation || result.verdict() == Verdict.BROKEN) {
                out.println(paint.words(result.verdict().word()) + "  " + result.scenario() + "  " + result.title()
                        + "  [" + one.id() + "]");
                lastBoard(result).ifPresent(board -> out.println(board.indent(6).stripTrailing()));
                if (violation && !result.expected().isEmpty()) {
                    out.println(hanging("expected ", result.expected()));
                    out.println(hanging("answered ", result.actual()));
                }
                if (result.verdict() == Verdict.BROKEN || result.expected().isEmpty()) {
                    out.println(hanging("", result.message()));
                }
                if (!result.errorTail().isBlank()) {
                    out.println(hanging("standard error ", lastLines(result.errorTail())));
                }
                out.println();
            }
        }
    }

    private static Optional<String> lastBoard(Result result) {
        return result.diagrams().isEmpty()
                ? Optional.empty()
                : Optional.of(result.diagrams().get(result.diagrams().size() - 1))
                        .map(diagram -> diagram.caption() + "\n" + diagram.picture());
    }

    private static String lastLines(String text) {
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - ERROR_LINES), lines.size()));
    }

    /** A text with its further lines under its first one. */
    private static String hanging(String label, String text) {
        return "    " + label + text.strip().lines().collect(Collectors.joining("\n    " + " ".repeat(label.length())));
    }

    private String totals(Tried one) {
        if (one.trouble().isPresent()) {
            return one.id() + ": not tested, " + one.trouble().get();
        }
        List<ClauseResult> clauses = one.clauses(specification, claim);
        Map<String, Long> verdicts = new LinkedHashMap<>();
        for (Verdict verdict : Verdict.values()) {
            verdicts.put(
                    verdict.word(),
                    clauses.stream()
                            .filter(clause -> word(clause).equals(verdict.word()))
                            .count());
        }
        for (String untested : List.of(UNTESTABLE, NOT_TESTED)) {
            verdicts.put(
                    untested,
                    clauses.stream()
                            .filter(clause -> word(clause).equals(untested))
                            .count());
        }
        Map<String, Long> outcomes = new LinkedHashMap<>();
        outcomes.put("passed", one.count(Verdict.SATISFIED));
        outcomes.put("failed", one.count(Verdict.VIOLATED) + one.count(Verdict.TOLERATED));
        outcomes.put("unsupported", one.count(Verdict.UNSUPPORTED));
        outcomes.put("broken", one.count(Verdict.BROKEN));
        return (one.id() + " " + one.attempt().identity().version()).strip()
                + judgement(one)
                + claim.name() + " as " + claim.profile() + ". " + clauses.size() + " clauses: "
                + counts(verdicts)
                + "; " + one.results().size() + " scenarios: " + counts(outcomes);
    }

    /** Nothing is said against a subject that only broke down or showed too little. */
    private String judgement(Tried one) {
        if (one.results().stream().anyMatch(result -> claim.profile().violatedBy(result.verdict()))) {
            return " does not conform to ";
        }
        return one.exitCode(claim) == ExitCode.CONFORMS ? " conforms to " : " cannot be said to conform to ";
    }

    private static String counts(Map<String, Long> counts) {
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(", "));
    }
}
