/**
 * What a disagreement is about: in which way the subject deviates, which clause speaks of that, which other axis value would
 * explain it, and by which cause it is counted.
 */
package touchstone.explore.diagnosis;
