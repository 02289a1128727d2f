/**
 * Lines of the protocol as a scenario writes them, sent as they are, and what comes back as it came: nothing is put in order, and
 * what is missing is noticed without waiting for it.
 */
package touchstone.gtp.lines;
