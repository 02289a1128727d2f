package touchstone.explore.coverage;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The coverage of a run. Every value of every axis is there and so is every situation, those never met with zeros. Maps
 * are in a fixed order: axes, values and situations as they are declared, boards by size.
 *
 * @param axes of each axis, by its id, what was met of each value, by its id
 * @param situations how often each was met, by its id
 * @param boards how many games were played on each, such as {@code 9x7}
 */
public record Coverage(
        Map<String, Map<String, ValueCoverage>> axes, Map<String, Long> situations, Map<String, Long> boards) {

    /** A run that did nothing. */
    public static Coverage nothing() {
        return new CoverageCounter().snapshot();
    }

    /** What both runs exercised together. */
    public Coverage plus(Coverage other) {
        Map<String, Map<String, ValueCoverage>> sums = new LinkedHashMap<>();
        axes.forEach((axis, values) -> sums.put(axis, sum(values, other.axes.getOrDefault(axis, Map.of()))));
        other.axes.forEach(sums::putIfAbsent);
        return new Coverage(
                Collections.unmodifiableMap(sums),
                Collections.unmodifiableMap(ValueCoverage.sum(situations, other.situations)),
                Collections.unmodifiableMap(bySize(ValueCoverage.sum(boards, other.boards))));
    }

    private static Map<String, ValueCoverage> sum(Map<String, ValueCoverage> some, Map<String, ValueCoverage> more) {
        Map<String, ValueCoverage> sum = new LinkedHashMap<>(some);
        more.forEach((value, met) -> sum.merge(value, met, ValueCoverage::plus));
        return Collections.unmodifiableMap(sum);
    }

    /** What was met of a value, such as {@code met("repetition", "positional")}. */
    public ValueCoverage met(String axis, String value) {
        return axes.get(axis).get(value);
    }

    public long count(GameSituation situation) {
        return situations.getOrDefault(situation.id(), 0L);
    }

    /** Of the positions reached, the part in which the player to move has a play that superko alone forbids; 0 if none was. */
    public double superkoRate() {
        long positions = count(GameSituation.POSITIONS);
        return positions == 0 ? 0 : (double) count(GameSituation.POSITIONS_WITH_SUPERKO) / positions;
    }

    static Map<String, Long> bySize(Map<String, Long> boards) {
        Map<String, Long> ordered = new TreeMap<>((a, b) -> {
            int[] one = sides(a);
            int[] other = sides(b);
            int points = Integer.compare(one[0] * one[1], other[0] * other[1]);
            return points != 0 ? points : Integer.compare(one[0], other[0]);
        });
        ordered.putAll(boards);
        return ordered;
    }

    private static int[] sides(String board) {
        int cross = board.indexOf('x');
        return new int[] {Integer.parseInt(board.substring(0, cross)), Integer.parseInt(board.substring(cross + 1))};
    }
}
