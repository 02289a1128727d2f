/**
 * What a subject does for whoever controls it, apart from the rules: handicap stones, komi, moves taken back, positions set
 * up, records loaded. The reference's way is that of the Go Text Protocol, version 2, draft 2; mutants do one thing otherwise.
 */
package touchstone.builtin.controller;
