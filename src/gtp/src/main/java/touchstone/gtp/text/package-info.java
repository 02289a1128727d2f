/** Text that engines print: read line by line with a limit on length, and made fit for a message. */
package touchstone.gtp.text;
