/** Positions drawn as text in the notation of the features, and positions read from files that come with the program. */
package touchstone.explore.diagram;
