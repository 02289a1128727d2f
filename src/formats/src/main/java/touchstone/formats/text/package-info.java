/** Text with control characters, for people to read and to write. */
package touchstone.formats.text;
