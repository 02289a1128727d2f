package touchstone.cli.perft;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import touchstone.cli.terminal.FigureTable;

/** The counts under some rulesets as tables; rulesets with equal counts share one. */
final class PerftTables {

    /** What refusals by any rule of repetition are counted as when rulesets are compared. */
    private static final String REPETITION = "repetition";

    /** What came out under these rulesets, which may have it from clauses of other names. */
    record Group(List<String> rulesets, Perft.Count count, List<String> repetitionClauses) {

        String title() {
            return String.join(", ", rulesets);
        }
    }

    private record Counted(String ruleset, Perft.Count count) {}

    private final List<Counted> counts = new ArrayList<>();

    void add(String ruleset, Perft.Count count) {
        counts.add(new Counted(ruleset, count));
    }

    /** In the order in which they were added. */
    List<Group> groups() {
        Map<Perft.Count, List<Counted>> alike = new LinkedHashMap<>();
        counts.forEach(one -> alike.computeIfAbsent(plain(one.count()), key -> new ArrayList<>())
                .add(one));
        return alike.entrySet().stream()
                .map(entry -> new Group(
                        entry.getValue().stream().map(Counted::ruleset).toList(),
                        entry.getKey(),
                        repetitionClauses(entry.getValue())))
                .toList();
    }

    private static List<String> repetitionClauses(List<Counted> alike) {
        return alike.stream()
                .flatMap(one -> one.count().rows().stream())
                .flatMap(row -> row.refusals().keySet().stream())
                .filter(PerftTables::isRepetition)
                .distinct()
                .sorted()
                .toList();
    }

    private static boolean isRepetition(String clause) {
        return clause.equals("base.8") || clause.startsWith("repetition.");
    }

    private static Perft.Count plain(Perft.Count count) {
        return new Perft.Count(count.rows().stream().map(PerftTables::plain).toList(), count.branches());
    }

    private static PerftRow plain(PerftRow row) {
        SortedMap<String, Long> refusals = new TreeMap<>();
        row.refusals()
                .forEach((clause, times) ->
                        refusals.merge(isRepetition(clause) ? REPETITION : clause, times, Long::sum));
        return new PerftRow(
                row.depth(),
                row.sequences(),
                row.ended(),
                row.positions(),
                row.passes(),
                row.captures(),
                row.selfCaptures(),
                refusals);
    }

    /** The sequences of each length, those that are as many in one column, named after the first of its rulesets. */
    FigureTable together() {
        Map<List<Long>, String> columns = new LinkedHashMap<>();
        for (Counted one : counts) {
            columns.putIfAbsent(sequences(one.count()), one.ruleset());
        }
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < counts.get(0).count().rows().size(); i++) {
            List<String> row = new ArrayList<>(List.of(Integer.toString(i + 1)));
            for (List<Long> column : columns.keySet()) {
                row.add(column.get(i).toString());
            }
            rows.add(row);
        }
        List<String> headers = new ArrayList<>(List.of("depth"));
        headers.addAll(columns.values());
        return new FigureTable(headers, rows);
    }

    /** Who stands in a column named after another: a line for each such column. */
    List<String> sharing() {
        Map<List<Long>, List<String>> columns = counts.stream()
                .collect(Collectors.groupingBy(
                        one -> sequences(one.count()),
                        LinkedHashMap::new,
                        Collectors.mapping(Counted::ruleset, Collectors.toList())));
        return columns.values().stream()
                .filter(rulesets -> rulesets.size() > 1)
                .map(rulesets ->
                        "As " + rulesets.get(0) + ": " + String.join(", ", rulesets.subList(1, rulesets.size())) + ".")
                .toList();
    }

    private static List<Long> sequences(Perft.Count count) {
        return count.rows().stream().map(PerftRow::sequences).toList();
    }

    /** All that was counted under a group. */
    static FigureTable depths(Group group) {
        TreeSet<String> clauses = new TreeSet<>(Comparator.comparing((String clause) -> clause.equals(REPETITION))
                .thenComparing(clause -> clause));
        group.count().rows().forEach(row -> clauses.addAll(row.refusals().keySet()));
        List<String> headers = new ArrayList<>(
                List.of("depth", "sequences", "ended", "positions", "passes", "captures", "self-captures"));
        clauses.forEach(clause -> headers.add("refused by " + words(clause, group)));
        List<List<String>> rows = new ArrayList<>();
        for (PerftRow row : group.count().rows()) {
            List<Long> figures = new ArrayList<>(List.of(
                    (long) row.depth(),
                    row.sequences(),
                    row.ended(),
                    row.positions(),
                    row.passes(),
                    row.captures(),
                    row.selfCaptures()));
            clauses.forEach(clause -> figures.add(row.refusals().getOrDefault(clause, 0L)));
            rows.add(figures.stream().map(Object::toString).toList());
        }
        return new FigureTable(headers, rows);
    }

    private static String words(String clause, Group group) {
        if (!clause.equals(REPETITION)) {
            return clause;
        }
        return group.repetitionClauses().size() == 1 ? group.repetitionClauses().get(0) : "repetition";
    }

    /** What begins with each first move. */
    static FigureTable divided(Perft.Count count) {
        List<List<String>> rows = new ArrayList<>();
        for (PerftBranch branch : count.branches()) {
            rows.add(List.of(
                    branch.move().toString(), Long.toString(branch.sequences()), Long.toString(branch.ended())));
        }
        return new FigureTable(List.of("first move", "sequences", "ended before or there"), rows);
    }
}
