/** The reference, and any rules made from it, as a subject to be tested. */
package touchstone.builtin;
