package touchstone.explore.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.explore.trace.BoardMapping;
import touchstone.reference.Board;
import touchstone.reference.Point;

/** A sequence on smaller boards: lines are left out, first those on which nothing happens. */
final class SmallerBoards {

    /** The longest side, in lines, of a board of which any line is left out though something happens on it. */
    private static final int SMALL = 8;

    private final ColorlessSequence route;
    private final boolean square;
    private final List<Integer> columns;
    private final List<Integer> rows;

    /** @param square whether boards have to stay square */
    SmallerBoards(ColorlessSequence route, boolean square) {
        this.route = route;
        this.square = square;
        Set<Point> points = points(route);
        columns = IntStream.range(0, route.board().width())
                .filter(line -> points.stream().noneMatch(point -> point.column() == line))
                .boxed()
                .toList();
        rows = IntStream.range(0, route.board().height())
                .filter(line -> points.stream().noneMatch(point -> point.row() == line))
                .boxed()
                .toList();
    }

    /** The smallest first, roughly. */
    Stream<ColorlessSequence> all() {
        return Stream.of(
                        halves(),
                        single(columns, rows),
                        single(
                                lossy(route.board().width(), columns),
                                lossy(route.board().height(), rows)))
                .flatMap(candidates -> candidates)
                .flatMap(Optional::stream);
    }

    private Stream<Optional<ColorlessSequence>> halves() {
        return IntStream.of(1, 2, 3, 5).mapToObj(part -> {
            int width = columns.size() / part;
            int height = rows.size() / part;
            int both = Math.min(width, height);
            return square
                    ? without(columns.subList(0, both), rows.subList(0, both))
                    : without(columns.subList(0, width), rows.subList(0, height));
        });
    }

    private Stream<Optional<ColorlessSequence>> single(List<Integer> someColumns, List<Integer> someRows) {
        if (!square) {
            return Stream.concat(
                    someColumns.stream().map(column -> without(List.of(column), List.of())),
                    someRows.stream().map(row -> without(List.of(), List.of(row))));
        }
        List<Integer> allColumns = both(someColumns, columns);
        List<Integer> allRows = both(someRows, rows);
        return allColumns.stream()
                .flatMap(column -> allRows.stream().map(row -> without(List.of(column), List.of(row))));
    }

    private static List<Integer> both(List<Integer> some, List<Integer> others) {
        return Stream.concat(some.stream(), others.stream()).distinct().limit(6).toList();
    }

    /** Lines on which something happens, the edges first. */
    private List<Integer> lossy(int lines, List<Integer> unused) {
        List<Integer> used = new ArrayList<>();
        for (int line : new int[] {0, lines - 1}) {
            used.add(line);
        }
        if (lines <= SMALL) {
            IntStream.range(1, Math.max(1, lines - 1)).forEach(used::add);
        }
        used.removeAll(unused);
        return used.stream().distinct().toList();
    }

    private Optional<ColorlessSequence> without(List<Integer> someColumns, List<Integer> someRows) {
        Board board = route.board();
        if (someColumns.size() + someRows.size() == 0
                || someColumns.size() >= board.width()
                || someRows.size() >= board.height()) {
            return Optional.empty();
        }
        return route.laid(BoardMapping.without(board, Set.copyOf(someColumns), Set.copyOf(someRows)))
                .map(SimplerSequences::calm);
    }

    static Set<Point> points(ColorlessSequence route) {
        return route.marks().stream()
                .flatMap(mark -> BoardMapping.points(mark.step()).stream())
                .collect(Collectors.toSet());
    }
}
