/** Lines that engines and controllers send: read with a limit on length, and ahead of whoever asks for them. */
package touchstone.gtp.text;
