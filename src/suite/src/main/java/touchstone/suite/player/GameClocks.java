package touchstone.suite.player;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Optional;

/**
 * A player's clock, and beside it one that counts only the time in which processors worked for the engine. Where the machine has more
 * to do than it has processors, an engine may be late that is not to blame: it has lost by both clocks or it has not lost.
 */
final class GameClocks {

    /** What the clocks say of a move. */
    sealed interface Reckoning {

        record InTime() implements Reckoning {}

        /** @param over by how much the clock was overrun */
        record Late(Duration over) implements Reckoning {}

        /** It was late, and the machine may be the reason. */
        record Unclear() implements Reckoning {}
    }

    private final SimulatedClock clock;
    private final SimulatedClock worked;

    GameClocks(TimeSettings settings) {
        this.clock = new SimulatedClock(settings);
        this.worked = new SimulatedClock(settings);
    }

    /** What {@code time_left} tells after the color. */
    String left() {
        return clock.left();
    }

    /**
     * A move was made.
     *
     * @param time from the command to the answer
     * @param work of processors in that time; nothing if that is not known
     */
    Reckoning used(Duration time, Optional<Duration> work) {
        Optional<Duration> over = clock.used(time);
        Optional<Duration> overWorked = worked.used(work.orElse(time));
        if (over.isEmpty()) {
            return new Reckoning.InTime();
        }
        return overWorked.isEmpty() && isBusy() ? new Reckoning.Unclear() : new Reckoning.Late(over.get());
    }

    /** By its load in the last minute; a machine that does not tell it counts as one that is not busy. */
    private static boolean isBusy() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage()
                > Runtime.getRuntime().availableProcessors();
    }
}
