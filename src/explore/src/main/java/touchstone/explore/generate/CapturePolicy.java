package touchstone.explore.generate;

import java.util.Optional;
import touchstone.reference.Move;

/**
 * Seeks captures: of many chains at once, by stones that have no liberty but for what they take, and of stones thrown in to
 * be taken and to take back more.
 */
final class CapturePolicy {

    /** What a chain captured beside another is worth, in stones. */
    private static final int CHAIN = 6;

    /** What it is worth that the stone's own chain lives by the capture alone, in stones. */
    private static final int WITHOUT_LIBERTY = 4;

    static final MovePolicy STEERING = FunctionPolicy.wishing(
            "captures",
            new MovePreference(0.6, turn -> turn.any(point -> fallsForIt(turn, point))),
            new MovePreference(0.6, turn -> turn.best(point -> worth(turn, point))),
            new MovePreference(0.7, turn -> turn.any(point -> throwsIn(turn, point))),
            new MovePreference(0.6, turn -> turn.best(point -> pressure(turn, point))),
            new MovePreference(0.02, turn -> Optional.of(Move.PASS)),
            new MovePreference(0.95, turn -> turn.any(point -> !turn.eye(point) && turn.selfCaptured(point) == 0)));

    private CapturePolicy() {}

    private static int worth(PlayPicker turn, int point) {
        int stones = turn.captured(point);
        if (stones == 0) {
            return 0;
        }
        boolean onlyByTaking = turn.sketch().bare(point, turn.own());
        return stones
                + CHAIN * (turn.sketch().chainsCaptured(point, turn.own()) - 1)
                + (onlyByTaking ? WITHOUT_LIBERTY : 0);
    }

    /** A single stone that can be taken, but what takes it is then in atari itself, together with what it joins. */
    private static boolean throwsIn(PlayPicker turn, int point) {
        FastPosition sketch = turn.sketch();
        byte other = FastPosition.other(turn.own());
        if (sketch.merged(point, turn.own()) != 1 || sketch.breath(point, turn.own()) != 1) {
            return false;
        }
        for (int next : sketch.grid().neighbours(point)) {
            if (sketch.state(next) == FastPosition.EMPTY) {
                return sketch.merged(next, other) > 1 && sketch.breath(next, other) == 1;
            }
        }
        return false;
    }

    /** A capture of one stone by a chain that it leaves in atari. */
    private static boolean fallsForIt(PlayPicker turn, int point) {
        return turn.captured(point) == 1
                && turn.sketch().merged(point, turn.own()) > 1
                && turn.sketch().breath(point, turn.own()) == 1;
    }

    /** How much of the opponent's a play leaves with one liberty, twice over, and with two; 0 if it is itself in danger. */
    private static int pressure(PlayPicker turn, int point) {
        FastPosition sketch = turn.sketch();
        if (sketch.breath(point, turn.own()) < 2) {
            return 0;
        }
        int pressure = 0;
        for (int next : sketch.grid().neighbours(point)) {
            if (sketch.state(next) == FastPosition.other(turn.own())) {
                pressure += sketch.liberties(next) == 2 ? 4 + sketch.size(next) : sketch.liberties(next) == 3 ? 2 : 1;
            }
        }
        return pressure;
    }
}
