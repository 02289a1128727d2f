/**
 * What the author of an adapter implements, so that an implementation of the rules of Go can be tested.
 *
 * <p>A {@link touchstone.spi.Subject} is the implementation, and opens sessions with it; a {@link touchstone.spi.Session}
 * is such a session. What a session can do beyond the least is an interface for each ability. A session that cannot do what it
 * is asked throws {@link touchstone.spi.UnsupportedException}; one that fails as a program throws {@link touchstone.spi.SubjectErrorException}.
 */
package touchstone.spi;
