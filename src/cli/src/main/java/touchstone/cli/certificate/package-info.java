/**
 * The command {@code certificate}: certificates verified, and if asked for run again; badges of them; and web pages made of
 * a folder of them.
 */
package touchstone.cli.certificate;
