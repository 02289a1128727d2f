package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.report.site.VerdictSign;
import touchstone.suite.coverage.ClauseVerdict;

/**
 * The number of cells with each sign; clauses that are not claimed do not count.
 *
 * @param counts by sign, in the order of a legend; none is zero
 */
public record VerdictTally(Map<VerdictSign, Integer> counts) {

    /** Every sign of a cell, in the order of a legend. */
    static final List<VerdictSign> LEGEND = List.of(
            VerdictSign.of(ClauseVerdict.SATISFIED),
            VerdictSign.of(ClauseVerdict.VIOLATED),
            VerdictSign.of(ClauseVerdict.TOLERATED),
            VerdictSign.of(ClauseVerdict.ERROR),
            VerdictSign.of(ClauseVerdict.PARTLY_SHOWN),
            VerdictSign.of(ClauseVerdict.NOT_SHOWN),
            VerdictSign.HOLDS,
            VerdictSign.NOT_SO,
            VerdictSign.OTHER_RULES,
            VerdictSign.CANNOT_TELL,
            VerdictSign.UNTESTABLE,
            VerdictSign.NOT_TESTED);

    static VerdictTally of(Collection<VerdictSign> signs) {
        Map<VerdictSign, Integer> counts = new LinkedHashMap<>();
        for (VerdictSign sign : LEGEND) {
            int count = (int) signs.stream().filter(sign::equals).count();
            if (count > 0) {
                counts.put(sign, count);
            }
        }
        return new VerdictTally(counts);
    }

    public int total() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    public int count(VerdictSign sign) {
        return counts.getOrDefault(sign, 0);
    }

    /** How many are as the clause has it. */
    public int kept() {
        return count(VerdictSign.of(ClauseVerdict.SATISFIED)) + count(VerdictSign.HOLDS);
    }

    /** How many can be tested. */
    public int testable() {
        return total() - count(VerdictSign.UNTESTABLE) - count(VerdictSign.NOT_TESTED);
    }

    /** Of those that can be tested, such as {@code 96/98}; empty if there are none. */
    public String fraction() {
        return testable() == 0 ? "" : kept() + "/" + testable();
    }

    /** Such as {@code 96 satisfied, 2 violated}. */
    public String words() {
        return counts.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey().word())
                .collect(Collectors.joining(", "));
    }

    /**
     * A piece of a bar that shows the shares.
     *
     * @param percent of the whole
     */
    public record Share(VerdictSign sign, int count, double percent) {

        /** As a length in a style sheet. */
        public String width() {
            return Math.round(percent * 100) / 100.0 + "%";
        }
    }

    public List<Share> shares() {
        List<Share> shares = new ArrayList<>();
        int total = total();
        counts.forEach((sign, count) -> shares.add(new Share(sign, count, 100.0 * count / total)));
        return shares;
    }
}
