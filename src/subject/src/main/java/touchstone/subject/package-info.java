/**
 * What an implementation of the rules of Go offers to be tested.
 *
 * <p>A {@link touchstone.subject.Subject} seats one {@link touchstone.subject.Table} for every worker; a step of a
 * scenario asks the table, and the table answers, or says that it cannot ({@link touchstone.subject.Unsupported}) or that
 * the implementation broke down ({@link touchstone.subject.Broken}). Nothing here knows how the implementation is reached.
 */
package touchstone.subject;
