/**
 * Programs under test, whatever protocol they speak: started, their output drained and made fit for a message, and ended with all
 * that they have started.
 */
package touchstone.process;
