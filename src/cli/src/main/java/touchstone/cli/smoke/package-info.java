/** The command {@code smoke}: a quick check of a new engine before a whole run. */
package touchstone.cli.smoke;
