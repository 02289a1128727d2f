package touchstone.gtp.probe;

import java.util.List;
import java.util.Optional;
import touchstone.gtp.observe.Channel;

/**
 * The channels of an engine that show the same thing.
 *
 * @param best the one to take for evidence; empty if none can be read
 * @param witnesses all that can be read, right or wrong: one for each command
 */
record FoundChannels<Q, A>(Optional<Channel<Q, A>> best, List<Channel<Q, A>> witnesses) {}
