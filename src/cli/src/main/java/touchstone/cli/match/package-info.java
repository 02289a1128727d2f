/**
 * Does a player ever make an illegal move? Games in which a subject makes moves of its own, steered to where rules forbid it
 * something: every move it makes is judged by the reference, and so is the score of whatever ends played out.
 *
 * <p>A game in which nothing was forbidden has shown nothing, so it is counted how often something was.
 */
package touchstone.cli.match;
