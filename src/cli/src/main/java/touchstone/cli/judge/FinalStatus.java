package touchstone.cli.judge;

import java.util.HashMap;
import java.util.Map;
import touchstone.explore.replay.DecidedStatus;
import touchstone.explore.settled.PlayedOut;
import touchstone.life.Limits;
import touchstone.reference.Position;

/** Life and death where a game ends, decided once for all rulesets. The time begins with the first question. */
final class FinalStatus {

    private static final double NANOSECONDS = 1e9;

    private final StatusLimits limits;
    private final Map<Position, DecidedStatus> known = new HashMap<>();
    private final Map<Position, Boolean> playedOut = new HashMap<>();
    private long until;

    FinalStatus(StatusLimits limits) {
        this.limits = limits;
    }

    /** Whether nothing on the board can be in question. */
    boolean playedOut(Position position) {
        return playedOut.computeIfAbsent(position, PlayedOut::test);
    }

    DecidedStatus of(Position position) {
        if (limits.seconds() == 0) {
            return new DecidedStatus(position, position.board().none(), position.stones(), position);
        }
        if (known.isEmpty()) {
            until = System.nanoTime() + (long) (limits.seconds() * NANOSECONDS);
        }
        return known.computeIfAbsent(
                position,
                any -> DecidedStatus.of(position, new Limits(limits.nodes(), () -> System.nanoTime() - until > 0)));
    }
}
