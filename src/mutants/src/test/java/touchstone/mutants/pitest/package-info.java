/**
 * The bytecode of the reference changed by pitest, and the specification alone to notice it: no unit test, no property. How it
 * is run is told in {@code reports/proof/pitest.md}.
 */
package touchstone.mutants.pitest;
