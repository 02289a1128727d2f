/**
 * How games are steered to where rules matter: which board, which move next, which illegal moves to try, and what a run has
 * exercised that way. Knows the reference and nothing of subjects.
 */
package touchstone.explore.generate;
