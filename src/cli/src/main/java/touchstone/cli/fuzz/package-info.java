/**
 * The command {@code fuzz} and its subcommands: campaigns that compare a subject with the reference on generated games, in
 * one or several configurations of the subject. Holds the options, the progress, the screen, and the files of a campaign and
 * of its findings; the comparison itself is in {@code touchstone.explore}.
 */
package touchstone.cli.fuzz;
