package touchstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import touchstone.laboratory.perft.Branch;
import touchstone.laboratory.perft.Perft;
import touchstone.laboratory.perft.Row;

/** What was counted under some rulesets, those with the same counts together; as tables. */
final class PerftCounts {

    /** What came out under these rulesets. */
    record Group(List<String> rulesets, Perft.Count count) {

        String title() {
            return String.join(", ", rulesets);
        }
    }

    private final Map<Perft.Count, List<String>> counts = new LinkedHashMap<>();

    void add(String ruleset, Perft.Count count) {
        counts.computeIfAbsent(count, key -> new ArrayList<>()).add(ruleset);
    }

    List<Group> groups() {
        return counts.entrySet().stream()
                .map(entry -> new Group(entry.getValue(), entry.getKey()))
                .toList();
    }

    /** The sequences of each length under each. */
    Grid together() {
        List<Group> groups = groups();
        List<String> headers = new ArrayList<>(List.of("depth"));
        groups.forEach(group -> headers.add(group.rulesets().get(0)));
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < groups.get(0).count().rows().size(); i++) {
            List<String> row = new ArrayList<>(List.of(Integer.toString(i + 1)));
            for (Group group : groups) {
                row.add(Long.toString(group.count().rows().get(i).sequences()));
            }
            rows.add(row);
        }
        return new Grid(headers, rows);
    }

    /** All that was counted under one. */
    static Grid depths(Perft.Count count) {
        SortedSet<String> clauses = new TreeSet<>();
        count.rows().forEach(row -> clauses.addAll(row.refusals().keySet()));
        List<String> headers = new ArrayList<>(
                List.of("depth", "sequences", "ended", "positions", "passes", "captures", "self-captures"));
        clauses.forEach(clause -> headers.add("refused by " + clause));
        List<List<String>> rows = new ArrayList<>();
        for (Row row : count.rows()) {
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
        return new Grid(headers, rows);
    }

    /** What begins with each first move. */
    static Grid divided(Perft.Count count) {
        List<List<String>> rows = new ArrayList<>();
        for (Branch branch : count.branches()) {
            rows.add(List.of(
                    branch.move().toString(), Long.toString(branch.sequences()), Long.toString(branch.ended())));
        }
        return new Grid(List.of("first move", "sequences", "ended before or there"), rows);
    }
}
