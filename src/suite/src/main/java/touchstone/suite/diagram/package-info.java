/** The boards that scenarios draw: reads the notation of the feature files. */
package touchstone.suite.diagram;
