/** The pages of the rule book that compare two rulesets, with the shortest games on which they differ. */
package touchstone.report.book.compare;
