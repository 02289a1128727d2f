/** {@code corpus}: what the rules change in archives of games. The work is done by an optional module. */
package touchstone.cli.corpus;
