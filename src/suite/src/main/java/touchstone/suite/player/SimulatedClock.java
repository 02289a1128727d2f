package touchstone.suite.player;

import java.time.Duration;
import java.util.Optional;

/**
 * The clock of one player as a controller keeps it. What is left of the main time when a move takes longer is used first; the rest
 * of the move is played in the first byo-yomi period, and its stone counts there.
 */
final class SimulatedClock {

    /** How far the main time, and each period, may be overrun: pipes and a busy machine are not the engine's fault. */
    static final Duration TOLERANCE = Duration.ofSeconds(1);

    private final TimeSettings settings;
    private Duration main;
    private Duration period;
    private int stones;

    SimulatedClock(TimeSettings settings) {
        this.settings = settings;
        this.main = Duration.ofSeconds(settings.main());
        newPeriod();
    }

    private void newPeriod() {
        period = Duration.ofSeconds(settings.period());
        stones = settings.stones();
    }

    private boolean isMain() {
        return settings.period() == 0 || main.compareTo(Duration.ZERO) > 0;
    }

    /** What {@code time_left} tells after the color: whole seconds, and stones, which are 0 in the main time. */
    String left() {
        return isMain() ? Math.max(0, main.toSeconds()) + " 0" : Math.max(0, period.toSeconds()) + " " + stones;
    }

    /**
     * A move was made.
     *
     * @return how much longer than allowed it took, with the tolerance; nothing if there was time enough
     */
    Optional<Duration> used(Duration time) {
        if (!settings.limited()) {
            return Optional.empty();
        }
        Duration rest = time;
        if (isMain()) {
            main = main.minus(time);
            if (!main.isNegative()) {
                return Optional.empty();
            }
            if (settings.period() == 0) {
                return overrun(main);
            }
            rest = main.negated();
            main = Duration.ZERO;
        }
        period = period.minus(rest);
        Optional<Duration> overrun = overrun(period);
        if (--stones == 0) {
            newPeriod();
        }
        return overrun;
    }

    private static Optional<Duration> overrun(Duration left) {
        Duration over = left.negated();
        return over.compareTo(TOLERANCE) > 0 ? Optional.of(over) : Optional.empty();
    }
}
