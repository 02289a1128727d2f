/** Rules as programs are told them: by a ruleset's name, by its axes, and in KataGo's words, with what these mean on the axes. */
package touchstone.rules;
