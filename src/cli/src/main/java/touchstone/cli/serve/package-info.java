/** The command {@code serve}: serves the reference, or any subject that needs no engine, in the subject protocol. */
package touchstone.cli.serve;
