/** Rules as engines are set to them and report them: KGS's names, and the commands that set rules and read them back. */
package touchstone.gtp.rules;
