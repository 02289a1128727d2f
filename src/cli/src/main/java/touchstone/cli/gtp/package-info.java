/**
 * The command {@code gtp}: serves the reference, or any subject that needs no engine, as a GTP engine on standard input and
 * output.
 */
package touchstone.cli.gtp;
