/**
 * The results of a run and its record: {@code results.jsonl} and {@code run.json}, written by a run and read by every
 * report. Also verdicts, and diagrams kept with a result.
 */
package touchstone.suite.result;
