/** Command lines as a POSIX shell reads them, without a shell. */
package touchstone.formats.shell;
