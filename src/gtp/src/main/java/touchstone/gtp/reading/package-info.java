/** Reads replies of engines: points, colours, numbers, boards in several layouts, and the reasons for refusing a move. */
package touchstone.gtp.reading;
