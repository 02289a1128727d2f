package touchstone.explore.generate;

import java.util.Optional;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;

/**
 * Seeks kos and repetition: both players build places for kos, take and retake them instead of filling them, pass
 * rather than play elsewhere, and go where a play of the next turn would bring back an earlier position.
 */
public final class KoPolicy {

    /** How many points are looked at closely in one turn, to keep a turn short. */
    private static final int TRIALS = 3;

    /** How many stones a ko may lack to be worth building. */
    private static final int PATIENCE = 4;

    public static final MovePolicy STEERING = FunctionPolicy.wishing(
            "kos",
            new MovePreference(0.5, KoPolicy::repetition),
            new MovePreference(0.9, KoPolicy::offer),
            new MovePreference(0.8, KoPolicy::sacrifice),
            new MovePreference(0.8, KoPolicy::taking),
            new MovePreference(0.8, KoPolicy::waiting),
            new MovePreference(0.7, KoPolicy::building),
            new MovePreference(0.03, turn -> Optional.of(Move.PASS)),
            new MovePreference(0.95, KoPolicy::elsewhere));

    private KoPolicy() {}

    /** A play that brings back an earlier position, where the rules let it be. */
    static Optional<Move> repetition(PlayPicker turn) {
        for (Point point : RepeatingPlays.of(turn.game())) {
            Move play = new Move.Play(point);
            if (turn.game().rule(play) instanceof Ruling.Made) {
                return Optional.of(play);
            }
        }
        return Optional.empty();
    }

    /** A capture after which the opponent has a play that superko alone forbids. */
    static Optional<Move> offer(PlayPicker turn) {
        return turn.any(point -> turn.captured(point) > 0, point -> offers(turn, point), TRIALS);
    }

    /** Whether a play is legal and the opponent then has one that superko alone forbids. */
    static boolean offers(PlayPicker turn, int point) {
        return turn.game().rule(turn.play(point)) instanceof Ruling.Made made
                && RepeatingPlays.superkoOnly(made.after());
    }

    /** A second stone beside one, both to be taken, so that the play of the one again would bring this position back. */
    static Optional<Move> sacrifice(PlayPicker turn) {
        return turn.any(
                point -> turn.sketch().merged(point, turn.own()) == 2
                        && turn.sketch().breath(point, turn.own()) == 1,
                point -> turn.game().rule(turn.play(point)) instanceof Ruling.Made made
                        && takenRepeats(made.after(), point),
                TRIALS);
    }

    /** Whether the opponent's capture of a stone in atari gives the player a play that superko alone forbids. */
    private static boolean takenRepeats(Game game, int stone) {
        FastPosition sketch = new FastPosition(game.position());
        Move capture = sketch.grid().play(sketch.liberty(stone));
        return game.rule(capture) instanceof Ruling.Made taken && RepeatingPlays.superkoOnly(taken.after());
    }

    /** Taking a ko. */
    private static Optional<Move> taking(PlayPicker turn) {
        return turn.any(turn::takesKo);
    }

    /** A pass while there is a ko that may not be taken yet, so that nothing else changes on the board meanwhile. */
    static Optional<Move> waiting(PlayPicker turn) {
        return turn.game().successivePasses() == 0
                ? turn.any(turn::takesKo, point -> !turn.legal(point), 1).map(play -> Move.PASS)
                : Optional.empty();
    }

    private static Optional<Move> building(PlayPicker turn) {
        int point = turn.koSite(PATIENCE);
        return point >= 0 && turn.legal(point) ? Optional.of(turn.play(point)) : Optional.empty();
    }

    private static Optional<Move> elsewhere(PlayPicker turn) {
        return turn.any(point -> !turn.eye(point) && !turn.fillsKo(point) && turn.selfCaptured(point) == 0);
    }
}
