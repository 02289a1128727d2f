/**
 * Whole games played with a subject: a list of moves, requests and questions, and what the subject answered to each. An engine
 * at the end of a pipe can be asked everything at once, without waiting for one answer before the next question.
 */
package touchstone.trace;
