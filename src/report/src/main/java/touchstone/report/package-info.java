/**
 * Everything a person looks at. Reports are made from results and the specification alone: nothing here knows how a run is
 * carried out, so a report can be made again from a {@code results.jsonl} that is years old.
 */
package touchstone.report;
