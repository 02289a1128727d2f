/** The command {@code identify}: finds out which rules a subject plays by, and writes its passport. */
package touchstone.cli.identify;
