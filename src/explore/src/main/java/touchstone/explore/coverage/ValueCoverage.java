package touchstone.explore.coverage;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How often a run met what one value of an axis is about.
 *
 * @param forbids moves tried that this value forbids, and nothing else in the rules does
 * @param differs moves, ends and scores on which it says otherwise than some other value of the axis
 * @param unlike of each other value, by its id, on how many it says otherwise than that one
 */
public record ValueCoverage(long forbids, long differs, Map<String, Long> unlike) {

    ValueCoverage plus(ValueCoverage other) {
        return new ValueCoverage(forbids + other.forbids, differs + other.differs, sum(unlike, other.unlike));
    }

    /** Both counts together, in the order of the first. */
    static Map<String, Long> sum(Map<String, Long> some, Map<String, Long> more) {
        Map<String, Long> sum = new LinkedHashMap<>(some);
        more.forEach((id, count) -> sum.merge(id, count, Long::sum));
        return sum;
    }
}
