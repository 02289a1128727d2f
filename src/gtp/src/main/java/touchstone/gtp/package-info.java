/**
 * The Go Text Protocol, version 2, both ends: {@link touchstone.gtp.GtpSubject} tests an engine that speaks it, {@link
 * touchstone.gtp.server.GtpServer} serves rules as such an engine.
 *
 * <p>Everything an engine says is untrusted text. Whatever it does wrong as a program, from not starting to not ending,
 * becomes {@link touchstone.spi.SubjectErrorException}.
 */
package touchstone.gtp;
