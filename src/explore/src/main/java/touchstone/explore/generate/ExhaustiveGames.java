package touchstone.explore.generate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;

/**
 * Tiny boards exhaustively: all that can happen there in so many moves. Every sequence of legal moves of that length or less
 * is the beginning of some game in the stream, and no game is the beginning of another: there is one for each sequence that
 * has the full length, or ends sooner because nobody may move any more.
 */
public final class ExhaustiveGames {

    private static final List<int[]> SIZES = List.of(new int[][] {
        {1, 1}, {2, 1}, {1, 2}, {3, 1}, {1, 3}, {4, 1}, {1, 4}, {2, 2}, {5, 1}, {1, 5}, {3, 2}, {2, 3}, {3, 3}
    });

    private ExhaustiveGames() {}

    /** The boards that are small enough, the smallest first, lying and standing. */
    public static List<Board> boards() {
        return SIZES.stream().map(size -> Board.of(size[0], size[1])).toList();
    }

    /**
     * The games, one after another as they are asked for, each a list of moves from the start.
     *
     * @param depth how many moves a game has at most, from 0
     */
    public static Stream<List<Move>> games(BaseRules rules, Board board, int depth) {
        return games(Game.begin(rules, board), List.of(), depth);
    }

    /** The games that begin with some moves. */
    private static Stream<List<Move>> games(Game game, List<Move> made, int depth) {
        List<Move> next = made.size() < depth ? legal(game) : List.of();
        return next.isEmpty()
                ? Stream.of(made)
                : next.stream().flatMap(move -> games(game.play(move), and(made, move), depth));
    }

    private static List<Move> and(List<Move> moves, Move last) {
        List<Move> longer = new ArrayList<>(moves);
        longer.add(last);
        return Collections.unmodifiableList(longer);
    }

    private static List<Move> legal(Game game) {
        List<Move> moves = new ArrayList<>();
        game.legalPlays().forEach(point -> moves.add(new Move.Play(point)));
        if (game.rule(Move.PASS) instanceof Ruling.Made) {
            moves.add(Move.PASS);
        }
        return moves;
    }
}
