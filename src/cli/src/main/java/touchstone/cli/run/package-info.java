/**
 * Running the scenarios on subjects one after the other, and making the reports: what {@code certify}, {@code identify} and
 * others have in common.
 */
package touchstone.cli.run;
