package touchstone.rpc.message;

import java.util.Optional;

/** @param byPasses as {@link touchstone.spi.Session#begunByPasses}; no unless said */
public record BeginResult(Optional<Boolean> byPasses) {}
