/**
 * What a controller asks for beside moves, done otherwise than the protocol and the record format have it: handicap, komi,
 * undo, set-up and records. The mutants are in the files that end so, the desks they sit at in those that end so.
 */
package touchstone.laboratory.mutant.protocol;
