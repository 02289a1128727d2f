package touchstone.explore.generate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;

/**
 * All games on tiny boards up to a number of moves. Every sequence of legal moves of that length or less is the
 * beginning of some game in the stream, and no game is the beginning of another: there is one for each sequence that
 * has the full length, or ends sooner because nobody may move any more.
 */
public final class ExhaustiveGames {

    private ExhaustiveGames() {}

    /** The boards that are small enough, the smallest first, lying and standing. */
    public static List<Board> boards() {
        return List.of(
                Board.of(1, 1),
                Board.of(2, 1),
                Board.of(1, 2),
                Board.of(3, 1),
                Board.of(1, 3),
                Board.of(4, 1),
                Board.of(1, 4),
                Board.of(2, 2),
                Board.of(5, 1),
                Board.of(1, 5),
                Board.of(3, 2),
                Board.of(2, 3),
                Board.of(3, 3));
    }

    /**
     * The games, one after another as they are asked for, each a list of moves from the start.
     *
     * @param depth how many moves a game has at most, from 0
     */
    public static Stream<List<Move>> games(BaseRules rules, Board board, int depth) {
        Paths paths = new Paths(Game.begin(rules, board), depth);
        int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.DISTINCT;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(paths, traits), false);
    }

    /**
     * The games of a length, the longest of which there are not too many: all there are, if they come to an end.
     *
     * @param most how many there may be
     * @param depth how many moves a game has at most, from 0
     */
    public static List<List<Move>> longest(BaseRules rules, Board board, int most, int depth) {
        List<Line> lines = List.of(new Line(List.of(), Game.begin(rules, board)));
        for (int length = 1; length <= depth; length++) {
            List<Line> longer = new ArrayList<>();
            for (Line line : lines) {
                longer.addAll(line.longer());
                if (longer.size() > most) {
                    return moves(lines);
                }
            }
            if (longer.equals(lines)) {
                return moves(lines);
            }
            lines = longer;
        }
        return moves(lines);
    }

    private static List<List<Move>> moves(List<Line> lines) {
        return lines.stream().map(Line::moves).toList();
    }

    /** What leads to a moment of a game. */
    private record Line(List<Move> moves, Game game) {

        /** By one move, in all ways that there are; the same if there is none. */
        List<Line> longer() {
            List<Move> legal = legal(game);
            return legal.isEmpty()
                    ? List.of(this)
                    : legal.stream().map(this::with).toList();
        }

        private Line with(Move move) {
            List<Move> more = new ArrayList<>(moves);
            more.add(move);
            return new Line(List.copyOf(more), game.play(move));
        }
    }

    private static List<Move> legal(Game game) {
        List<Move> moves = new ArrayList<>();
        for (Point point : game.legalPlays()) {
            moves.add(new Move.Play(point));
        }
        if (game.rule(Move.PASS) instanceof Ruling.Made) {
            moves.add(Move.PASS);
        }
        return moves;
    }

    /** A traversal of the tree of moves, leaf by leaf. */
    private static final class Paths implements Iterator<List<Move>> {

        /** A moment on the path to the leaf, with the legal moves that have not been followed yet. */
        private record Fork(Game game, Iterator<Move> left) {}

        private final int depth;
        private final Deque<Fork> forks = new ArrayDeque<>();
        private final List<Move> path = new ArrayList<>();
        private boolean more = true;

        Paths(Game start, int depth) {
            this.depth = depth;
            descend(start);
        }

        /** By the first move each time, down to a leaf. */
        private void descend(Game from) {
            Game game = from;
            while (path.size() < depth) {
                Iterator<Move> moves = legal(game).iterator();
                if (!moves.hasNext()) {
                    return;
                }
                forks.push(new Fork(game, moves));
                Move move = moves.next();
                path.add(move);
                game = game.play(move);
            }
        }

        @Override
        public boolean hasNext() {
            return more;
        }

        @Override
        public List<Move> next() {
            if (!more) {
                throw new NoSuchElementException("no further game");
            }
            List<Move> game = List.copyOf(path);
            advance();
            return game;
        }

        private void advance() {
            while (!forks.isEmpty()) {
                path.remove(path.size() - 1);
                Fork fork = forks.peek();
                if (fork.left().hasNext()) {
                    Move move = fork.left().next();
                    path.add(move);
                    descend(fork.game().play(move));
                    return;
                }
                forks.pop();
            }
            more = false;
        }
    }
}
