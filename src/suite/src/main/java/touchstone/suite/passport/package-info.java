/**
 * Passports: the value that a subject was found to have on each axis, the scenarios that decided it, and what it says of its
 * own rules. Made of a survey, and read by reports and programs.
 */
package touchstone.suite.passport;
