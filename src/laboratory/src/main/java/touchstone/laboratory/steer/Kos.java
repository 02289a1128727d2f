package touchstone.laboratory.steer;

import java.util.Optional;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;

/**
 * Ko-rich, and on the look-out for repetition: both players build places for kos, take and retake them instead of filling
 * them, pass rather than play elsewhere, and go where a play of the next turn would bring back an earlier position.
 */
final class Kos {

    /** How many points are looked at closely in one turn, to keep a turn short. */
    private static final int TRIALS = 3;

    /** How many stones a ko may lack to be worth building. */
    private static final int PATIENCE = 4;

    static final Steering STEERING = Chosen.wishing(
            "kos",
            new Wish(0.5, Kos::repetition),
            new Wish(0.9, Kos::offer),
            new Wish(0.8, Kos::sacrifice),
            new Wish(0.8, Kos::taking),
            new Wish(0.8, Kos::waiting),
            new Wish(0.7, Kos::building),
            new Wish(0.03, turn -> Optional.of(Move.PASS)),
            new Wish(0.95, Kos::elsewhere));

    private Kos() {}

    /** A play that brings back an earlier position, where the rules let it be. */
    static Optional<Move> repetition(Turn turn) {
        for (Point point : Echoes.of(turn.game())) {
            Move play = new Move.Play(point);
            if (turn.game().rule(play) instanceof Ruling.Made) {
                return Optional.of(play);
            }
        }
        return Optional.empty();
    }

    /** A capture after which the opponent has a play that superko alone forbids. */
    static Optional<Move> offer(Turn turn) {
        return turn.any(point -> turn.captured(point) > 0, point -> offers(turn, point), TRIALS);
    }

    /** Whether a play is legal and the opponent then has one that superko alone forbids. */
    static boolean offers(Turn turn, int point) {
        return turn.game().rule(turn.play(point)) instanceof Ruling.Made made && Echoes.superkoOnly(made.after());
    }

    /** A second stone beside one, both to be taken, so that the play of the one again would bring this position back. */
    static Optional<Move> sacrifice(Turn turn) {
        return turn.any(
                point -> turn.sketch().merged(point, turn.own()) == 2
                        && turn.sketch().breath(point, turn.own()) == 1,
                point -> turn.game().rule(turn.play(point)) instanceof Ruling.Made made
                        && takenRepeats(made.after(), point),
                TRIALS);
    }

    /** Whether the opponent's capture of a stone in atari gives the player a play that superko alone forbids. */
    private static boolean takenRepeats(Game game, int stone) {
        Sketch sketch = new Sketch(game.position());
        Move capture = sketch.grid().play(sketch.liberty(stone));
        return game.rule(capture) instanceof Ruling.Made taken && Echoes.superkoOnly(taken.after());
    }

    /** Taking a ko. */
    private static Optional<Move> taking(Turn turn) {
        return turn.any(turn::takesKo);
    }

    /** A pass while there is a ko that may not be taken yet, so that nothing else changes on the board meanwhile. */
    static Optional<Move> waiting(Turn turn) {
        return turn.game().successivePasses() == 0
                ? turn.any(turn::takesKo, point -> !turn.legal(point), 1).map(play -> Move.PASS)
                : Optional.empty();
    }

    private static Optional<Move> building(Turn turn) {
        int point = turn.koSite(PATIENCE);
        return point >= 0 && turn.legal(point) ? Optional.of(turn.play(point)) : Optional.empty();
    }

    private static Optional<Move> elsewhere(Turn turn) {
        return turn.any(point -> !turn.eye(point) && !turn.fillsKo(point) && turn.selfCaptured(point) == 0);
    }
}
