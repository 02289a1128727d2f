/** Rulesets by the names that users give them: Touchstone's own, KataGo's names, and KataGo's rules spelled out. */
package touchstone.suite.named;
