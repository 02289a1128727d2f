/**
 * What every command prints with: tables and columns that fit the terminal, colours, progress, untrusted text made safe,
 * exit codes, and errors that are one line for the user.
 */
package touchstone.cli.terminal;
