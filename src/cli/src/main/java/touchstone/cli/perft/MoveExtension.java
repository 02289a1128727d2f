package touchstone.cli.perft;

import java.util.List;
import java.util.function.Consumer;
import touchstone.cli.perft.positions.BoardSymmetry;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;

/**
 * What the rules say of one more move after a sequence.
 *
 * @param alike how many moves are like it, itself included
 * @param symmetries of the sequence, this move included
 */
record MoveExtension(Move move, List<Point> alike, List<BoardSymmetry> symmetries, Ruling ruling) {

    /**
     * One of each that are alike of the plays on empty points, in board order, and then the pass.
     *
     * @param game that has not ended
     * @param symmetries of all that went before
     */
    static void each(Game game, List<BoardSymmetry> symmetries, Consumer<MoveExtension> taker) {
        for (Point point : game.position().empties()) {
            List<Point> alike = BoardSymmetry.orbit(symmetries, point);
            if (alike.get(0).equals(point)) {
                Move move = new Move.Play(point);
                taker.accept(new MoveExtension(move, alike, BoardSymmetry.fixing(symmetries, move), game.rule(move)));
            }
        }
        taker.accept(new MoveExtension(Move.PASS, List.of(), symmetries, game.rule(Move.PASS)));
    }

    boolean isPass() {
        return alike.isEmpty();
    }

    /** How many moves it stands for, itself included. */
    int count() {
        return isPass() ? 1 : alike.size();
    }

    /** The moves it stands for. */
    List<Move> moves() {
        return isPass()
                ? List.of(Move.PASS)
                : alike.stream().<Move>map(Move.Play::new).toList();
    }
}
