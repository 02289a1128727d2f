package touchstone.explore.generate;

import java.util.Optional;
import touchstone.reference.Move;

/**
 * Seeks self-capture: of one stone, of several, and of stones that were played into an opponent's small room while the opponent
 * passed, so that what they leave has stood before. Where the rules forbid it, it leads to where it is forbidden.
 */
final class SelfCapturePolicy {

    /** The most points of a room that stones are played into to die there. */
    private static final int ROOM = 4;

    static final MovePolicy STEERING = FunctionPolicy.wishing(
            "suicides",
            new MovePreference(
                    0.7, turn -> turn.best(point -> turn.selfCaptured(point) > 1 ? turn.selfCaptured(point) : 0)),
            new MovePreference(0.15, turn -> turn.any(point -> turn.selfCaptured(point) == 1)),
            new MovePreference(0.5, SelfCapturePolicy::standsBy),
            new MovePreference(0.8, turn -> turn.any(point -> entersRoom(turn, point))),
            new MovePreference(0.6, turn -> turn.best(point -> encloses(turn, point))),
            new MovePreference(0.05, turn -> Optional.of(Move.PASS)),
            new MovePreference(0.95, turn -> turn.any(point -> !turn.eye(point) && turn.captured(point) < 2)));

    private SelfCapturePolicy() {}

    /** A pass, so that nothing else changes, where the opponent may capture a chain of several own stones, or soon may. */
    private static Optional<Move> standsBy(PlayPicker turn) {
        if (turn.game().successivePasses() > 0) {
            return Optional.empty();
        }
        byte other = FastPosition.other(turn.own());
        for (int point : turn.sketch().empties()) {
            if (turn.sketch().selfCaptured(point, other) > 1) {
                return Optional.of(Move.PASS);
            }
        }
        return Optional.empty();
    }

    /** Whether the point is in a small room with the opponent's stones all round, and the stone does not die at once. */
    private static boolean entersRoom(PlayPicker turn, int point) {
        return turn.selfCaptured(point) == 0
                && turn.captured(point) == 0
                && turn.sketch().room(point, FastPosition.other(turn.own()), ROOM) > 1;
    }

    /** How nearly a play closes a small room of the player's, for the opponent to die in. */
    private static int encloses(PlayPicker turn, int point) {
        FastPosition sketch = turn.sketch();
        if (sketch.breath(point, turn.own()) < 2) {
            return 0;
        }
        int best = 0;
        for (int next : sketch.grid().neighbours(point)) {
            if (sketch.state(next) == FastPosition.EMPTY) {
                int stones = 0;
                for (int further : sketch.grid().neighbours(next)) {
                    stones += sketch.state(further) == turn.own()
                            ? 2
                            : sketch.state(further) == FastPosition.EMPTY ? 0 : -3;
                }
                best = Math.max(best, stones + 1);
            }
        }
        return best;
    }
}
