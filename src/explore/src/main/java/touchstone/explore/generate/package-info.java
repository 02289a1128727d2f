/**
 * Generators of games: which board, which move next, which illegal moves to try, so that games come to where rules matter.
 * Knows the reference and nothing of subjects.
 */
package touchstone.explore.generate;
