/** The pages of the rule book on what happens in games: what each ruleset makes of it, with boards. */
package touchstone.report.book.phenomenon;
