package touchstone.explore.coverage;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/** Counts for one axis during a run. */
final class AxisCounter {

    /** What a value says that says nothing of the matter. */
    static final double SILENT = Double.NaN;

    static final double ALLOWS = 0;
    static final double FORBIDS = 1;

    private final List<Choice> values;
    private final long[] forbids;
    private final long[] differs;
    private final long[][] unlike;

    AxisCounter(Axis axis) {
        values = axis.choices();
        forbids = new long[values.size()];
        differs = new long[values.size()];
        unlike = new long[values.size()][values.size()];
    }

    List<Choice> values() {
        return values;
    }

    /** @param says what each value says of a move: that it allows or forbids it, or nothing */
    void move(double[] says) {
        for (int i = 0; i < says.length; i++) {
            forbids[i] += says[i] == FORBIDS ? 1 : 0;
        }
        compare(says);
    }

    /** @param says what each value says of anything, as a number that tells one from another */
    void compare(double[] says) {
        for (int i = 0; i < says.length; i++) {
            boolean differ = false;
            for (int j = 0; j < says.length; j++) {
                // A comparison that is false for what is not a number on either side.
                if (says[i] < says[j] || says[i] > says[j]) {
                    unlike[i][j]++;
                    differ = true;
                }
            }
            differs[i] += differ ? 1 : 0;
        }
    }

    /** A value mattered once more, in a way that only the caller can tell. */
    void mattered(Choice value) {
        differs[values.indexOf(value)]++;
    }

    Map<String, ValueCoverage> snapshot() {
        Map<String, ValueCoverage> snapshot = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            Map<String, Long> others = new LinkedHashMap<>();
            for (int j = 0; j < values.size(); j++) {
                if (j != i) {
                    others.put(values.get(j).id(), unlike[i][j]);
                }
            }
            snapshot.put(
                    values.get(i).id(), new ValueCoverage(forbids[i], differs[i], Collections.unmodifiableMap(others)));
        }
        return Collections.unmodifiableMap(snapshot);
    }
}
