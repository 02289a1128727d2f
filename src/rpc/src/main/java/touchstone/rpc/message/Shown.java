package touchstone.rpc.message;

/**
 * What one of several ways shows: see {@link touchstone.spi.Witnesses.Testimony}.
 *
 * @param by the name of the way
 */
public record Shown<T>(String by, T shown) {}
