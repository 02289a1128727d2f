/**
 * What a subject turns out to be, of which nothing was claimed: the value it has on each axis, what decided that, and what it
 * says of itself. Made of a survey; data that reports and programs read.
 */
package touchstone.suite.passport;
