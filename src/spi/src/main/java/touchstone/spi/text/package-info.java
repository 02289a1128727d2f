/** The Go Text Protocol as text: whether a session reads every way in which a command may be written, and answers as is prescribed. */
package touchstone.spi.text;
