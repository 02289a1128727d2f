package touchstone.cli.rulesets;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import touchstone.cli.terminal.PointsText;
import touchstone.cli.terminal.TextColumns;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The differences of two rulesets. */
record RulesetDifference(Specification specification, Ruleset first, Ruleset second) {

    /** Something that one has and the other has otherwise, or has not. */
    private record Value(String what, Optional<String> first, Optional<String> second) {

        boolean differs() {
            return !first.equals(second);
        }

        List<String> row() {
            return List.of(what, first.orElse("-"), second.orElse("-"));
        }
    }

    private List<Value> axes() {
        List<Value> axes = new ArrayList<>();
        for (Choice choice : first.variant().choices()) {
            String other = second.variant().get(choice.axis().type()).id();
            axes.add(new Value(choice.axis().id(), Optional.of(choice.id()), Optional.of(other)));
        }
        return axes.stream().filter(Value::differs).toList();
    }

    private List<Value> points() {
        List<Value> points = new ArrayList<>(byBoard("komi", first.komi(), second.komi(), PointsText::shown));
        points.add(new Value(
                "handicap komi",
                first.handicapKomi().map(PointsText::shown),
                second.handicapKomi().map(PointsText::shown)));
        points.addAll(byBoard("largest handicap", first.handicaps(), second.handicaps(), String::valueOf));
        return points.stream().filter(Value::differs).toList();
    }

    private static <V> List<Value> byBoard(
            String what, Map<String, V> first, Map<String, V> second, Function<V, String> shown) {
        Set<String> boards = new LinkedHashSet<>(first.keySet());
        boards.addAll(second.keySet());
        return boards.stream()
                .map(board -> new Value(
                        what + ", " + (board.equals("any") ? "any board" : board),
                        Optional.ofNullable(first.get(board)).map(shown),
                        Optional.ofNullable(second.get(board)).map(shown)))
                .toList();
    }

    private List<String> only(Ruleset has, Ruleset lacks) {
        return specification.clauses().stream()
                .filter(clause -> has.has(clause) && !lacks.has(clause))
                .map(Clause::id)
                .toList();
    }

    void print(TextColumns sheet) {
        List<String> onlyFirst = only(first, second);
        List<String> onlySecond = only(second, first);
        List<List<String>> rows = new ArrayList<>();
        axes().forEach(value -> rows.add(value.row()));
        points().forEach(value -> rows.add(value.row()));
        if (rows.isEmpty() && onlyFirst.isEmpty() && onlySecond.isEmpty()) {
            sheet.line(first.name() + " and " + second.name() + " do not differ.");
            return;
        }
        if (rows.isEmpty()) {
            sheet.line(first.name() + " and " + second.name() + " differ in no axis, komi or handicap.");
        } else {
            rows.add(0, List.of("", first.name(), second.name()));
            sheet.table(rows);
        }
        print(sheet, first, onlyFirst);
        print(sheet, second, onlySecond);
    }

    private static void print(TextColumns sheet, Ruleset ruleset, List<String> clauses) {
        if (!clauses.isEmpty()) {
            sheet.blank();
            sheet.line("Only " + ruleset.name() + " has " + clauses.size()
                    + (clauses.size() == 1 ? " clause:" : " clauses:"));
            sheet.table(List.of(List.of("", String.join(" ", clauses))));
        }
    }

    /** For programs; what does not differ is left out. */
    ObjectNode data() {
        ObjectNode data = new ObjectMapper().createObjectNode();
        data.putArray("rulesets").add(first.name()).add(second.name());
        ArrayNode axes = data.putArray("axes");
        axes().forEach(value -> add(axes, "axis", value));
        ArrayNode points = data.putArray("points");
        points().forEach(value -> add(points, "what", value));
        ObjectNode clauses = data.putObject("clauses");
        only(first, second).forEach(clauses.putArray("only-first")::add);
        only(second, first).forEach(clauses.putArray("only-second")::add);
        return data;
    }

    /** What a ruleset has not is null. */
    private static void add(ArrayNode array, String key, Value value) {
        array.addObject()
                .put(key, value.what())
                .put("first", value.first().orElse(null))
                .put("second", value.second().orElse(null));
    }
}
