package touchstone.suite.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What a controller tells of the time, and when it is over. */
class SimulatedClockTest {

    private static Duration seconds(double seconds) {
        return Duration.ofMillis(Math.round(1000 * seconds));
    }

    @Test
    void absoluteTimeIsUsedUpOnce() {
        SimulatedClock clock = new SimulatedClock(new TimeSettings(3, 0, 0));
        assertThat(clock.left()).isEqualTo("3 0");
        assertThat(clock.used(seconds(1.5))).isEmpty();
        assertThat(clock.left()).isEqualTo("1 0");
        assertThat(clock.used(seconds(2.4))).isEmpty();
        assertThat(clock.left()).isEqualTo("0 0");
        assertThat(clock.used(seconds(0.2))).contains(seconds(1.1));
    }

    @Test
    void aPeriodBeginsAnewWithItsStones() {
        SimulatedClock clock = new SimulatedClock(new TimeSettings(0, 10, 2));
        assertThat(clock.left()).isEqualTo("10 2");
        assertThat(clock.used(seconds(9))).isEmpty();
        assertThat(clock.left()).isEqualTo("1 1");
        assertThat(clock.used(seconds(1))).isEmpty();
        assertThat(clock.left()).isEqualTo("10 2");
        assertThat(clock.used(seconds(6))).isEmpty();
        assertThat(clock.used(seconds(5.5))).contains(seconds(1.5));
    }

    @Test
    void theMoveThatUsesUpTheMainTimeIsTheFirstOfThePeriod() {
        SimulatedClock clock = new SimulatedClock(new TimeSettings(1, 2, 5));
        assertThat(clock.left()).isEqualTo("1 0");
        assertThat(clock.used(seconds(1.5))).isEmpty();
        assertThat(clock.left()).isEqualTo("1 4");
    }

    @Test
    void aSecondIsToleratedForEachMoveWhereAPeriodIsOneStone() {
        SimulatedClock clock = new SimulatedClock(new TimeSettings(0, 1, 1));
        assertThat(clock.used(seconds(2))).isEmpty();
        assertThat(clock.used(seconds(2))).isEmpty();
        assertThat(clock.left()).isEqualTo("1 1");
        assertThat(clock.used(seconds(2.1))).contains(seconds(1.1));
    }

    @Test
    void aPeriodWithoutStonesIsNoLimit() {
        assertThat(new SimulatedClock(new TimeSettings(0, 1, 0)).used(seconds(100)))
                .isEmpty();
    }
}
