/** The axes on which rulesets differ, each an enum of its values, and the space of rules they span. */
package touchstone.reference.choice;
