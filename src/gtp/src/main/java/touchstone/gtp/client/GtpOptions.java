package touchstone.gtp.client;

import java.time.Duration;

/**
 * The options of a connection: time limits and the random seed.
 *
 * @param commandLimit the longest time to its next answer, positive
 * @param startLimit the longest time to its first answer, which may have to wait for the loading of a network, positive
 * @param seed for the orders in which positions are set up
 */
public record GtpOptions(Duration commandLimit, Duration startLimit, long seed) {

    /** 10 seconds an answer, 30 seconds for the first. */
    public static final GtpOptions DEFAULT = new GtpOptions(Duration.ofSeconds(10), Duration.ofSeconds(30));

    public GtpOptions {
        if (commandLimit.isZero() || commandLimit.isNegative() || startLimit.isZero() || startLimit.isNegative()) {
            throw new IllegalArgumentException("a time limit must be positive");
        }
    }

    /** With seed 1. */
    public GtpOptions(Duration commandLimit, Duration startLimit) {
        this(commandLimit, startLimit, 1);
    }
}
