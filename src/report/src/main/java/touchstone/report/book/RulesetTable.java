package touchstone.report.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.report.book.page.BodiesOfRules;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * All rulesets by all axes. Addresses are relative to the first page of the book.
 *
 * @param axes the columns; those on which rulesets differ most come first
 */
public record RulesetTable(List<Column> axes, List<Row> rows) {

    /**
     * An axis.
     *
     * @param address of its clauses, in the contents
     * @param values those that rulesets choose, the most frequent first
     */
    public record Column(String title, String address, List<Value> values) {}

    /**
     * A value that rulesets choose.
     *
     * @param clause what the clause says that states it
     * @param address of this clause, or of the contents if none does
     * @param usual whether it is the choice of most rulesets
     */
    public record Value(String words, String clause, String address, boolean usual, List<ClauseText.Link> rulesets) {}

    /** @param values in the order of the axes */
    public record Row(ClauseText.Link ruleset, List<Value> values) {}

    static RulesetTable of(Specification specification) {
        List<Ruleset> rulesets = specification.rulesets();
        List<Axis> axes = Axis.all().stream()
                .sorted(Comparator.comparingLong(axis -> agreeing(axis, rulesets)))
                .toList();
        List<Column> columns = new ArrayList<>();
        Map<Choice, Value> values = new LinkedHashMap<>();
        for (Axis axis : axes) {
            Map<Choice, List<ClauseText.Link>> choosing = new LinkedHashMap<>();
            for (Ruleset ruleset : rulesets) {
                choosing.computeIfAbsent(ruleset.variant().get(axis.type()), choice -> new ArrayList<>())
                        .add(link(ruleset));
            }
            List<Value> column = new ArrayList<>();
            choosing.entrySet().stream()
                    .sorted((a, b) -> b.getValue().size() - a.getValue().size())
                    .forEach(entry -> {
                        boolean usual = entry.getValue().size() * 2 > rulesets.size();
                        Value value = value(specification, entry.getKey(), usual, entry.getValue());
                        column.add(value);
                        values.put(entry.getKey(), value);
                    });
            columns.add(
                    new Column(BodiesOfRules.title(specification, axis.id()), PageAddresses.body(axis.id()), column));
        }
        return new RulesetTable(
                columns,
                rulesets.stream()
                        .map(ruleset -> new Row(
                                link(ruleset),
                                axes.stream()
                                        .map(axis ->
                                                values.get(ruleset.variant().get(axis.type())))
                                        .toList()))
                        .toList());
    }

    /** How many rulesets make the most frequent choice. */
    private static long agreeing(Axis axis, List<Ruleset> rulesets) {
        return rulesets.stream()
                .collect(Collectors.groupingBy(ruleset -> ruleset.variant().get(axis.type()), Collectors.counting()))
                .values()
                .stream()
                .mapToLong(Long::longValue)
                .max()
                .orElse(0);
    }

    private static Value value(
            Specification specification, Choice choice, boolean usual, List<ClauseText.Link> rulesets) {
        String named = choice.axis().id() + "." + choice.id();
        Clause clause = specification
                .clause(named)
                .or(() -> specification.clause(specification.mappings().clause(choice)))
                .orElse(null);
        return new Value(
                choice.id().replace('-', ' '),
                clause == null ? "" : UntrustedText.line(clause.title()),
                clause == null ? PageAddresses.CONTENTS : PageAddresses.clause(clause.id()),
                usual,
                rulesets);
    }

    private static ClauseText.Link link(Ruleset ruleset) {
        return new ClauseText.Link(UntrustedText.line(ruleset.title()), PageAddresses.ruleset(ruleset.name()));
    }
}
