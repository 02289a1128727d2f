package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import touchstone.report.BodyOfRules;
import touchstone.report.site.VerdictSign;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** Makes the page of each clause of a matrix, one at a time, so that no more than one is in memory. */
final class ClausePages {

    private final Specification specification;
    private final ColumnOrder columnOrder;
    private final Matrix matrix;
    private final TrialPages trials;
    private final Optional<String> book;

    /** @param book the address of the rule book's folder, relative to the pages, if there is one */
    ClausePages(
            Specification specification,
            ColumnOrder columnOrder,
            Matrix matrix,
            TrialPages trials,
            Optional<String> book) {
        this.specification = specification;
        this.columnOrder = columnOrder;
        this.matrix = matrix;
        this.trials = trials;
        this.book = book;
    }

    ClausePage of(MatrixRow row) {
        Optional<Clause> clause = specification.clause(row.clause());
        List<ClausePage.Number> numbers = numbers(row.clause(), clause);
        PageBoards boards = new PageBoards();
        List<ClausePage.Part> parts = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (int i = 0; i < columnOrder.columns().size(); i++) {
            ColumnHead subject = matrix.subjects().get(i);
            if (row.cells().get(i).isBlank()) {
                others.add(subject.title());
            } else {
                parts.add(part(
                        columnOrder.columns().get(i), subject, row, row.cells().get(i), numbers, boards));
            }
        }
        return new ClausePage(
                UntrustedText.name(row.clause()),
                row.title(),
                clause.map(known -> BodyOfRules.title(specification, known.body()))
                        .orElse(""),
                clause.map(known -> paragraphs(known.text())).orElse(List.of()),
                clause.map(Clause::sources).orElse(List.of()),
                clause.map(Clause::openQuestions).orElse(List.of()),
                clause.flatMap(Clause::untestable),
                clause.map(known -> specification.rulesets().stream()
                                .filter(ruleset -> ruleset.has(known))
                                .map(Ruleset::name)
                                .toList())
                        .orElse(List.of()),
                numbers,
                parts,
                others,
                clause.flatMap(known -> book.map(folder -> folder + "/clauses/" + known.id() + ".html")));
    }

    private static List<String> paragraphs(String text) {
        return Stream.of(text.split("\\n\\s*\\n"))
                .map(paragraph -> paragraph.replaceAll("\\s+", " ").strip())
                .filter(paragraph -> !paragraph.isEmpty())
                .toList();
    }

    /** The scenarios that the specification has, and those that only results have. */
    private List<ClausePage.Number> numbers(String id, Optional<Clause> clause) {
        Map<String, ClausePage.Number> numbers = new LinkedHashMap<>();
        for (Scenario scenario : clause.map(Clause::scenarios).orElse(List.of())) {
            numbers.put(
                    scenario.id(),
                    new ClausePage.Number(
                            scenario.id(),
                            Integer.toString(scenario.number()),
                            scenario.title(),
                            scenario.steps().stream()
                                    .map(step -> new ClausePage.Step(
                                            step.keyword().strip() + " " + step.text(),
                                            step.drawing()
                                                    .map(Scenario.Drawing::text)
                                                    .orElse("")))
                                    .toList()));
        }
        for (MatrixColumn column : columnOrder.columns()) {
            column.strangers(id).forEach(number -> numbers.putIfAbsent(number.id(), number));
        }
        return List.copyOf(numbers.values());
    }

    private ClausePage.Part part(
            MatrixColumn column,
            ColumnHead subject,
            MatrixRow row,
            MatrixCell cell,
            List<ClausePage.Number> numbers,
            PageBoards boards) {
        List<ClausePage.Trial> shown = new ArrayList<>();
        Set<String> tried = new HashSet<>();
        Map<String, ClausePage.Mark> marks = new LinkedHashMap<>();
        numbers.forEach(number -> marks.put(number.id(), new ClausePage.Mark(VerdictSign.NOT_CLAIMED, "")));
        column.entries(row.clause()).forEach(result -> {
            boolean again = !tried.add(result.scenario());
            ClausePage.Trial trial = trials.of(column, subject, result, again ? shown.size() : 0, boards);
            shown.add(trial);
            marks.put(result.scenario(), new ClausePage.Mark(trial.sign(), trial.anchor()));
        });
        return new ClausePage.Part(
                subject,
                column.rules(specification),
                cell.sign(),
                List.copyOf(marks.values()),
                shown,
                cell.evidence(),
                shown.isEmpty() ? nothing(column, cell.sign()) : "",
                cell.sign().equals(VerdictSign.UNTESTABLE) ? "" : column.again(row.clause()));
    }

    private static String nothing(MatrixColumn column, VerdictSign sign) {
        if (sign.equals(VerdictSign.UNTESTABLE)) {
            return "Nothing can test this clause.";
        }
        return column.trouble()
                .map(trouble -> "It could not be tried at all: " + UntrustedText.line(trouble))
                .orElseGet(() -> column.source().run().complete()
                        ? "None of its scenarios holds under " + UntrustedText.name(column.ruleset()) + "."
                        : "The run was cut short before it came to this clause.");
    }
}
