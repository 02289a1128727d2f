package touchstone.cli.certify;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import touchstone.suite.result.Diagram;

/** The part of a board on which stones stand, with its coordinates, so that it takes little of a screen. */
final class SmallBoard {

    /** Boards of so many lines are shown whole. */
    private static final int WHOLE = 7;

    /** More lines than this are too many for an example. */
    private static final int MOST = 13;

    /** The names of columns, as far as they are letters. */
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private static final String EMPTY = ".";

    private final List<List<String>> rows;

    private SmallBoard(List<List<String>> rows) {
        this.rows = rows;
    }

    /** @return none if it is no rectangle, or if too much of it is needed */
    static List<String> of(Diagram diagram) {
        return new SmallBoard(diagram.picture()
                        .lines()
                        .map(line -> List.of(line.strip().split(" +")))
                        .toList())
                .lines();
    }

    private List<String> lines() {
        int width = rows.isEmpty() ? 0 : rows.get(0).size();
        if (width == 0
                || width > COLUMNS.length()
                || rows.stream()
                        .anyMatch(row -> row.size() != width || row.stream().anyMatch(cell -> cell.length() != 1))) {
            return List.of();
        }
        List<Integer> down = shown(IntStream.range(0, rows.size())
                .mapToObj(row -> rows.get(row).stream().allMatch(EMPTY::equals))
                .toList());
        List<Integer> across = shown(IntStream.range(0, width)
                .mapToObj(
                        column -> rows.stream().allMatch(row -> row.get(column).equals(EMPTY)))
                .toList());
        return down.size() > MOST ? List.of() : lines(down, across);
    }

    private List<String> lines(List<Integer> down, List<Integer> across) {
        List<String> lines = new ArrayList<>();
        for (int row : down) {
            StringBuilder line = new StringBuilder("%2d".formatted(rows.size() - row));
            across.forEach(column -> line.append(' ').append(rows.get(row).get(column)));
            lines.add(line.toString());
        }
        StringBuilder letters = new StringBuilder("  ");
        across.forEach(column -> letters.append(' ').append(COLUMNS.charAt(column)));
        lines.add(letters.toString());
        return lines;
    }

    /**
     * All lines of a small board; of a larger one those from the first to the last with stones, and one more on either side.
     *
     * @param empty for each line whether no stone stands on it
     */
    private static List<Integer> shown(List<Boolean> empty) {
        int first = empty.indexOf(false);
        int last = empty.lastIndexOf(false);
        if (empty.size() <= WHOLE || first < 0) {
            return IntStream.range(0, Math.min(empty.size(), WHOLE)).boxed().toList();
        }
        return IntStream.rangeClosed(Math.max(0, first - 1), Math.min(empty.size() - 1, last + 1))
                .boxed()
                .toList();
    }
}
