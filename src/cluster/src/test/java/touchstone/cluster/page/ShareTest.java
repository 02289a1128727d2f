package touchstone.cluster.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ShareTest {

    /** The example of Newcombe 1998, method 3: 81 of 263. */
    @Test
    void theIntervalIsThatOfWilson() {
        Share share = new Share(81, 263);

        assertThat(share.low()).isCloseTo(0.2553, within(0.0001));
        assertThat(share.high()).isCloseTo(0.3662, within(0.0001));
    }

    @Test
    void nothingSeenIsNotNothing() {
        assertThat(new Share(0, 20).low()).isZero();
        assertThat(new Share(0, 20).high()).isCloseTo(0.1611, within(0.0001));
        assertThat(new Share(0, 0)).hasToString("-");
    }
}
