package touchstone.rpc.message;

import touchstone.spi.status.StoneStatus;

/** Which of the statuses of stones is asked about. */
public record StatusParams(StoneStatus status) {}
