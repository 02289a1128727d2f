/** Two rulesets side by side, with the shortest games on which they part. */
package touchstone.report.book.compare;
