package touchstone.explore.shrink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.trace.TraceStep;

/** Simpler sequences that may still show the same disagreement. The last mark stays. */
final class SimplerSequences {

    /** The longest route of which pairs of marks are left out. */
    private static final int FEW = 30;

    private final BaseRules rules;

    SimplerSequences(BaseRules rules) {
        this.rules = rules;
    }

    /** Without looks, refused moves and requests that do not decide: all of them, and all of a kind. */
    Stream<ColorlessSequence> bare(ColorlessSequence route) {
        return Stream.<Predicate<ColorlessSequence.Mark>>of(
                        ColorlessSequence.Mark::takesTurn,
                        mark -> !mark.isLook(),
                        mark -> mark.isLook() || mark.takesTurn(),
                        mark -> !mark.isMove() || mark.takesTurn())
                .map(kept -> kept(route, kept));
    }

    private static ColorlessSequence kept(ColorlessSequence route, Predicate<ColorlessSequence.Mark> wanted) {
        List<ColorlessSequence.Mark> marks = new ArrayList<>();
        for (int i = 0; i < route.marks().size(); i++) {
            ColorlessSequence.Mark mark = route.marks().get(i);
            if (wanted.test(mark) || i == route.deciding() || mark == route.last()) {
                marks.add(mark);
            }
        }
        return new ColorlessSequence(route.board(), marks);
    }

    /**
     * With passes played instead, where there is room: all of them, then one. On boards of the size it is or, up to another size,
     * larger.
     */
    Stream<ColorlessSequence> withoutPasses(ColorlessSequence route, Board most) {
        List<Integer> passes = IntStream.range(0, route.deciding())
                .filter(i -> route.marks().get(i).equals(ColorlessSequence.PASS))
                .boxed()
                .toList();
        if (passes.isEmpty()) {
            return Stream.empty();
        }
        Stream<List<Integer>> which =
                Stream.concat(Stream.of(passes), passes.stream().map(List::of));
        return which.flatMap(some -> roomier(route.board(), most)
                .flatMap(board -> Stream.of(true, false).flatMap(far -> played(route, board, some, far).stream())));
    }

    /** The board itself and larger ones. */
    private static Stream<Board> roomier(Board board, Board most) {
        return IntStream.rangeClosed(0, 3)
                .boxed()
                .flatMap(more -> Stream.of(
                        new int[] {board.width() + more, board.height()},
                        new int[] {board.width(), board.height() + more},
                        new int[] {board.width() + more, board.height() + more}))
                .filter(size -> size[0] <= Math.max(board.width(), most.width())
                        && size[1] <= Math.max(board.height(), most.height()))
                .map(size -> Board.of(size[0], size[1]))
                .distinct();
    }

    private static Optional<ColorlessSequence> played(
            ColorlessSequence route, Board board, List<Integer> passes, boolean far) {
        Set<Point> used = SmallerBoards.points(route);
        List<Point> free = board.points().stream()
                .filter(point -> !used.contains(point))
                .sorted(far ? Comparator.reverseOrder() : Comparator.naturalOrder())
                .toList();
        if (free.size() <= passes.size()) {
            return Optional.empty();
        }
        List<ColorlessSequence.Mark> marks = new ArrayList<>(route.marks());
        for (int i = 0; i < passes.size(); i++) {
            marks.set(
                    passes.get(i),
                    new ColorlessSequence.Mark(
                            new TraceStep.MoveStep(Color.BLACK, new Move.Play(free.get(i))), true, false));
        }
        return Optional.of(new ColorlessSequence(board, marks));
    }

    /** With its beginning played straight, the longest beginning first. */
    Stream<ColorlessSequence> rebuilt(ColorlessSequence route) {
        return IntStream.iterate(route.deciding(), count -> count > 0, count -> count - 1)
                .mapToObj(count -> RebuiltSequence.of(rules, route, count))
                .flatMap(Optional::stream);
    }

    /** Without some marks in a row: as many turns less, or with a pass in their place so that colours stay. */
    Stream<ColorlessSequence> without(ColorlessSequence route, int from, int count) {
        List<ColorlessSequence.Mark> dropped = route.marks().subList(from, from + count);
        boolean odd = turns(dropped) % 2 != 0;
        return odd
                ? Stream.of(
                        replaced(route, from, count, List.of()),
                        replaced(route, from, count, List.of(ColorlessSequence.PASS)))
                : Stream.of(replaced(route, from, count, List.of()));
    }

    /** How often the turn changes in total. */
    private static int turns(List<ColorlessSequence.Mark> marks) {
        int turns = 0;
        for (ColorlessSequence.Mark mark : marks) {
            boolean back = mark.step() instanceof TraceStep.RequestStep && !mark.refused();
            turns += mark.takesTurn() || back ? 1 : 0;
        }
        return turns;
    }

    private static ColorlessSequence replaced(
            ColorlessSequence route, int from, int count, List<ColorlessSequence.Mark> by) {
        List<ColorlessSequence.Mark> marks = new ArrayList<>(route.marks().subList(0, from));
        marks.addAll(by);
        marks.addAll(route.marks().subList(from + count, route.marks().size()));
        return calm(new ColorlessSequence(route.board(), marks));
    }

    /** Without two passes in a row, which leave the turn as it was. */
    static ColorlessSequence calm(ColorlessSequence route) {
        List<ColorlessSequence.Mark> marks = new ArrayList<>();
        for (int i = 0; i < route.marks().size(); i++) {
            ColorlessSequence.Mark mark = route.marks().get(i);
            boolean second = !marks.isEmpty() && marks.get(marks.size() - 1).equals(ColorlessSequence.PASS);
            if (second && mark.equals(ColorlessSequence.PASS) && i < route.deciding()) {
                marks.remove(marks.size() - 1);
            } else {
                marks.add(mark);
            }
        }
        return new ColorlessSequence(route.board(), marks);
    }

    /** Without two marks that are not neighbours, where there are not too many. */
    Stream<ColorlessSequence> withoutPairs(ColorlessSequence route) {
        int count = route.marks().size() - 1;
        if (count > FEW) {
            return Stream.empty();
        }
        return IntStream.range(0, count).boxed().flatMap(first -> IntStream.range(first + 1, count)
                .boxed()
                .map(second -> calm(without(without(route.marks(), second), first, route))));
    }

    private static List<ColorlessSequence.Mark> without(List<ColorlessSequence.Mark> marks, int index) {
        List<ColorlessSequence.Mark> others = new ArrayList<>(marks);
        others.remove(index);
        return others;
    }

    private static ColorlessSequence without(List<ColorlessSequence.Mark> marks, int index, ColorlessSequence route) {
        return new ColorlessSequence(route.board(), without(marks, index));
    }

    /** With one play as a pass: what stands in the way of others being left out may be a stone too many. */
    Stream<ColorlessSequence> withPasses(ColorlessSequence route) {
        return IntStream.range(0, route.deciding())
                .filter(i ->
                        route.marks().get(i).isPlay() && route.marks().get(i).takesTurn())
                .mapToObj(i -> replaced(route, i, 1, List.of(ColorlessSequence.PASS)));
    }
}
