package touchstone.explore.generate;

import java.util.Optional;
import touchstone.reference.Move;

/**
 * Lets chains grow as large as the board allows and only then captures them: nobody captures while anything else is
 * left, and the largest chains go first.
 */
final class LargeCapturePolicy {

    /** A chain of this part of the board is taken at sight, one in so many points. */
    private static final int PART = 4;

    static final MovePolicy STEERING = FunctionPolicy.wishing(
            "big-captures",
            new MovePreference(0.9, turn -> turn.best(point -> large(turn, point))),
            new MovePreference(0.85, turn -> turn.any(point -> grows(turn, point))),
            new MovePreference(
                    0.9, turn -> turn.any(point -> turn.captured(point) == 0 && turn.selfCaptured(point) == 0)),
            new MovePreference(0.9, turn -> turn.best(turn::captured)),
            new MovePreference(0.5, turn -> Optional.of(Move.PASS)));

    private LargeCapturePolicy() {}

    private static int large(PlayPicker turn, int point) {
        int captured = turn.captured(point);
        return captured * PART >= turn.grid().size() ? captured : 0;
    }

    /** Whether a play makes an own chain longer that keeps two liberties or more, and takes nothing. */
    private static boolean grows(PlayPicker turn, int point) {
        return turn.captured(point) == 0
                && turn.sketch().merged(point, turn.own()) > 2
                && turn.sketch().breath(point, turn.own()) > 1;
    }
}
