/**
 * The games that a certification plays after the scenarios: a fixed series for each random seed, steered to where scenarios do
 * not go: late in a game, large chains, each size of board that the subject has, repetitions far back, handicap stones, moves
 * taken back far, a second game in the same process.
 */
package touchstone.explore.games;
