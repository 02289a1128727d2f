/** Text files that are compressed where their name says so. */
package touchstone.formats.gzip;
