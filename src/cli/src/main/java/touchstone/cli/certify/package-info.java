/**
 * The command {@code certify}: subjects are tested against a ruleset, clause by clause. Holds the run from the command line
 * to the exit code, the tables on the screen, the comparison with a baseline, certificates, and jobs for code hosts.
 */
package touchstone.cli.certify;
