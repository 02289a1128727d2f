/**
 * The program {@code ./touchstone}: the list of its commands, and what becomes of a command line. Each command stands in a
 * package of its own below this one, with its screen, its files and what it does; what several commands need is in {@code
 * options}, {@code terminal}, {@code run} and {@code pages}.
 */
package touchstone.cli;
