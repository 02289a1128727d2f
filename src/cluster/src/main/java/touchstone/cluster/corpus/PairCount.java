package touchstone.cluster.corpus;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.spark.sql.Row;
import touchstone.cluster.page.Cell;
import touchstone.cluster.page.Example;
import touchstone.cluster.page.Share;

/**
 * In how many games two rulesets differ.
 *
 * @param words those that tell the two apart: if two pairs have the same, they differ in the same games
 * @param of the games in which both say something
 * @param shortest of the games in which they differ
 */
record PairCount(int first, int second, List<String> words, long games, long of, Example shortest) {

    /** A ruleset that says nothing of a game. */
    private static final char SILENT = '-';

    /** @param words each with how many games have it and the shortest of them */
    static List<PairCount> of(int rulesets, List<Row> words) {
        List<PairCount> counts = new ArrayList<>();
        for (int first = 0; first < rulesets; first++) {
            for (int second = first + 1; second < rulesets; second++) {
                counts.add(of(first, second, words));
            }
        }
        return counts;
    }

    private static PairCount of(int first, int second, List<Row> words) {
        List<String> differing = new ArrayList<>();
        long games = 0;
        long of = 0;
        Row shortest = null;
        for (Row row : words) {
            String word = row.getString(0);
            if (word.charAt(first) == SILENT || word.charAt(second) == SILENT) {
                continue;
            }
            of += row.getLong(1);
            if (word.charAt(first) != word.charAt(second)) {
                differing.add(word);
                games += row.getLong(1);
                shortest = shortest == null || shorter(row.getStruct(2), shortest) ? row.getStruct(2) : shortest;
            }
        }
        return new PairCount(
                first,
                second,
                differing,
                games,
                of,
                shortest == null ? null : new Example(shortest.getString(1), "shortest", 0));
    }

    private static boolean shorter(Row row, Row other) {
        return Comparator.<Row>comparingInt(one -> one.getInt(0))
                        .thenComparing(one -> one.getString(1))
                        .compare(row, other)
                < 0;
    }

    /** What makes two pairs one row. */
    private record Same(List<String> words, long of) {}

    static List<List<Cell>> rows(List<PairCount> counts, List<String> names) {
        Map<Same, List<PairCount>> alike = counts.stream()
                .filter(pair -> pair.games > 0)
                .collect(Collectors.groupingBy(
                        pair -> new Same(pair.words, pair.of), LinkedHashMap::new, Collectors.toList()));
        return alike.values().stream()
                .sorted(Comparator.comparingLong((List<PairCount> pairs) -> pairs.get(0).games)
                        .reversed())
                .map(pairs -> List.of(
                        Cell.of(told(pairs, names)),
                        Cell.of(pairs.get(0).games),
                        Cell.of(new Share(pairs.get(0).games, pairs.get(0).of)),
                        (Cell) new Cell.Games(List.of(pairs.get(0).shortest))))
                .toList();
    }

    /** {@code a, b / c; d / e}: each before the stroke with each behind it. */
    private static String told(List<PairCount> pairs, List<String> names) {
        Map<List<Integer>, List<Integer>> behind = new LinkedHashMap<>();
        Map<Integer, List<Integer>> by = new LinkedHashMap<>();
        pairs.forEach(
                pair -> by.computeIfAbsent(pair.first, any -> new ArrayList<>()).add(pair.second));
        by.forEach((first, seconds) ->
                behind.computeIfAbsent(seconds, any -> new ArrayList<>()).add(first));
        return behind.entrySet().stream()
                .map(entry -> named(entry.getValue(), names) + " / " + named(entry.getKey(), names))
                .collect(Collectors.joining("; "));
    }

    private static String named(List<Integer> some, List<String> names) {
        return some.stream().map(names::get).collect(Collectors.joining(", "));
    }
}
