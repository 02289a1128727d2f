/** Life and death, as a subject judges it. */
package touchstone.spi.status;
