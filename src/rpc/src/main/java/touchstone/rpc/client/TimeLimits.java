package touchstone.rpc.client;

import java.time.Duration;

/**
 * How long a subject may take.
 *
 * @param answer to answer a request, positive
 * @param start to answer the first one, positive
 */
public record TimeLimits(Duration answer, Duration start) {}
