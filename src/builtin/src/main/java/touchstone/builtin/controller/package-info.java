/**
 * What a subject does for a controller besides moves: handicap stones, komi, moves taken back, positions set up, records
 * loaded. The reference follows the Go Text Protocol, version 2, draft 2; each mutant does one thing differently.
 */
package touchstone.builtin.controller;
