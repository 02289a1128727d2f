/** Rulesets by the names that people give them: ours, and KataGo's. */
package touchstone.suite.named;
