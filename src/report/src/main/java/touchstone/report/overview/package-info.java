/** Many claims on one screen: a table of implementations by rulesets, with how much was shown of each. */
package touchstone.report.overview;
