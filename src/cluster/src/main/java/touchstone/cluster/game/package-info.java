/** What is found out about one game, as a row of a table. */
package touchstone.cluster.game;
