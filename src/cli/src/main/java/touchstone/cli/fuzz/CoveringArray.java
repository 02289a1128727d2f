package touchstone.cli.fuzz;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Configurations in which every pair of options occurs: the rows of a covering array of strength 2. Greedy: each row
 * takes a pair that is missing yet and is filled up with what covers most of the others. The same sizes give the same
 * rows.
 */
public final class CoveringArray {

    private final int[] sizes;
    private final Set<Pair> missing = new HashSet<>();

    /** An option of one axis together with one of a later axis. */
    private record Pair(int axis, int option, int laterAxis, int laterOption) {}

    private CoveringArray(int[] sizes) {
        this.sizes = sizes;
        for (int axis = 0; axis < sizes.length; axis++) {
            for (int later = axis + 1; later < sizes.length; later++) {
                for (int option = 0; option < sizes[axis]; option++) {
                    for (int other = 0; other < sizes[later]; other++) {
                        missing.add(new Pair(axis, option, later, other));
                    }
                }
            }
        }
    }

    /**
     * The rows: for each axis the index of an option, from 0.
     *
     * @param sizes how many options each axis has, at least 1
     */
    public static List<List<Integer>> rows(List<Integer> sizes) {
        return new CoveringArray(sizes.stream().mapToInt(Integer::intValue).toArray()).cover();
    }

    /** How many pairs of options there are. */
    public static int pairs(List<Integer> sizes) {
        return new CoveringArray(sizes.stream().mapToInt(Integer::intValue).toArray()).missing.size();
    }

    private List<List<Integer>> cover() {
        List<List<Integer>> rows = new ArrayList<>();
        if (sizes.length == 1) {
            for (int option = 0; option < sizes[0]; option++) {
                rows.add(List.of(option));
            }
            return rows;
        }
        while (!missing.isEmpty()) {
            int[] best = null;
            int most = 0;
            for (int axis = 0; axis < sizes.length; axis++) {
                for (int option = 0; option < sizes[axis]; option++) {
                    int[] row = filled(axis, option);
                    int covered = covered(row);
                    if (covered > most) {
                        most = covered;
                        best = row;
                    }
                }
            }
            for (int axis = 0; axis < sizes.length; axis++) {
                for (int later = axis + 1; later < sizes.length; later++) {
                    missing.remove(new Pair(axis, best[axis], later, best[later]));
                }
            }
            rows.add(Arrays.stream(best).boxed().toList());
        }
        return rows;
    }

    /** A row with this option, each further axis with what covers most pairs with those before. */
    private int[] filled(int first, int option) {
        int[] row = new int[sizes.length];
        Arrays.fill(row, -1);
        row[first] = option;
        for (int step = 1; step < sizes.length; step++) {
            int axis = (first + step) % sizes.length;
            int most = -1;
            int chosen = 0;
            for (int candidate = 0; candidate < sizes[axis]; candidate++) {
                row[axis] = candidate;
                int covered = covered(row);
                if (covered > most) {
                    most = covered;
                    chosen = candidate;
                }
            }
            row[axis] = chosen;
        }
        return row;
    }

    /** How many missing pairs are in a row, of which not every axis need be set. */
    private int covered(int[] row) {
        int covered = 0;
        for (int axis = 0; axis < row.length; axis++) {
            for (int later = axis + 1; later < row.length; later++) {
                covered += row[axis] >= 0
                                && row[later] >= 0
                                && missing.contains(new Pair(axis, row[axis], later, row[later]))
                        ? 1
                        : 0;
            }
        }
        return covered;
    }
}
