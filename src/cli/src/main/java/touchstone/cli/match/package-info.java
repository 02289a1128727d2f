/**
 * The command {@code match}: games in which a subject chooses moves itself, led to positions in which rules forbid
 * something. The reference judges every move it makes, and the score of each game that is played out.
 *
 * <p>A game in which nothing was forbidden shows nothing, so the number of forbidden moves that it could have made is
 * reported too.
 */
package touchstone.cli.match;
