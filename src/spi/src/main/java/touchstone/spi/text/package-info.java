/** What a session with a text protocol can be asked beyond the rest: whether it reads every way in which a command may be written. */
package touchstone.spi.text;
