/**
 * What the sources state as theorems, each a class: a property under the conditions in which it is true, and for each
 * condition a small game that shows it is needed.
 */
package touchstone.reference.theorem;
