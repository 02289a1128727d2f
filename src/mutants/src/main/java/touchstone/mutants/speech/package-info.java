/** What an engine says wrongly in the Go Text Protocol, whatever it plays. */
package touchstone.mutants.speech;
