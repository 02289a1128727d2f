package touchstone.explore.shrink;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.TraceOracle;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;

/**
 * The beginning of a game played without detours: only stones that remain, none of which is captured. Any order will
 * do: as each chain has a liberty in the end, each part of it has one on the way.
 */
final class RebuiltSequence {

    private RebuiltSequence() {}

    /** The route with its first marks replaced; nothing if that makes no simpler one. */
    static Optional<ColorlessSequence> of(BaseRules rules, ColorlessSequence route, int count) {
        Optional<GameTrace> trace = route.trace(rules);
        if (trace.isEmpty()) {
            return Optional.empty();
        }
        TraceOracle oracle = new TraceOracle(rules, route.board());
        trace.get().steps().subList(0, count).forEach(oracle::take);
        Game game = oracle.game();
        List<ColorlessSequence.Mark> straight = new ArrayList<>(straight(game.position(), game.toMove()));
        List<ColorlessSequence.Mark> swapped =
                straight(swapped(game.position()), game.toMove().opponent());
        List<ColorlessSequence.Mark> marks = swapped.size() < straight.size() ? new ArrayList<>(swapped) : straight;
        marks.addAll(route.marks().subList(count, route.marks().size()));
        ColorlessSequence rebuilt = new ColorlessSequence(route.board(), marks);
        return SequenceWeight.of(rebuilt) < SequenceWeight.of(route) ? Optional.of(rebuilt) : Optional.empty();
    }

    private static Position swapped(Position position) {
        return new Position(position.stones(Color.WHITE), position.stones(Color.BLACK));
    }

    private static List<ColorlessSequence.Mark> straight(Position position, Color toMove) {
        Deque<Point> black =
                new ArrayDeque<>(position.stones(Color.BLACK).stream().toList());
        Deque<Point> white =
                new ArrayDeque<>(position.stones(Color.WHITE).stream().toList());
        List<Move> moves = new ArrayList<>();
        for (Color turn = Color.BLACK; !black.isEmpty() || !white.isEmpty() || turn != toMove; turn = turn.opponent()) {
            Point next = (turn == Color.BLACK ? black : white).poll();
            moves.add(next == null ? Move.PASS : new Move.Play(next));
        }
        return ColorlessSequence.ofMoves(position.board(), moves).marks();
    }
}
