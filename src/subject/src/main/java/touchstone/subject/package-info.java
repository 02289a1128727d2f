/**
 * What the author of an adapter implements, so that an implementation of the rules of Go can be tested.
 *
 * <p>A {@link touchstone.subject.Subject} is the implementation, and opens sessions with it; a {@link touchstone.subject.Table}
 * is such a session. What a session can do beyond the least is an interface for each ability. A session that cannot do what it
 * is asked throws {@link touchstone.subject.Unsupported}; one that fails as a program throws {@link touchstone.subject.Broken}.
 */
package touchstone.subject;
