package touchstone.suite.lift;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import touchstone.reference.StarPoints;

/**
 * Which lines of a larger board stand for those of a smaller one, in one direction. Lines are counted from 0.
 *
 * @param places ascending, one for each line of the smaller board
 */
record Lines(List<Integer> places) {

    Lines {
        places = List.copyOf(places);
    }

    /** Neighbouring lines, the first of them on this one. */
    static Lines from(int first, int small) {
        return new Lines(IntStream.range(first, first + small).boxed().toList());
    }

    /**
     * Edges on edges, and lines with star points on lines with star points.
     *
     * @throws IllegalArgumentException if there is no such way
     */
    static Lines stretched(int small, int large) {
        List<Integer> from = fixed(small);
        List<Integer> to = fixed(large);
        if (from.size() != to.size()) {
            throw new IllegalArgumentException(small + " lines have other star points than " + large);
        }
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i + 1 < from.size(); i++) {
            int between = from.get(i + 1) - from.get(i);
            if (between > to.get(i + 1) - to.get(i)) {
                throw new IllegalArgumentException(small + " lines do not fit onto " + large);
            }
            int first = to.get(i);
            IntStream.range(0, between).forEach(line -> places.add(first + line));
        }
        places.add(large - 1);
        return new Lines(places);
    }

    /** The edges and the lines between them that have star points. */
    private static List<Integer> fixed(int size) {
        return IntStream.range(0, size)
                .filter(line -> line == 0 || line == size - 1 || StarPoints.isOn(size, line))
                .boxed()
                .toList();
    }

    /** The line of the larger board; beyond the last one counting goes on from there. */
    int in(int line) {
        return line < places.size() ? places.get(line) : last() + line - places.size() + 1;
    }

    /** The line of the smaller board, or beyond it; empty if a line stands for none. */
    OptionalInt out(int line) {
        if (line > last()) {
            return OptionalInt.of(places.size() + line - last() - 1);
        }
        int found = Collections.binarySearch(places, line);
        return found < 0 ? OptionalInt.empty() : OptionalInt.of(found);
    }

    int last() {
        return places.get(places.size() - 1);
    }
}
