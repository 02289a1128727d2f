/**
 * The command {@code dev}, for work on the suite: checks the specification, documents the steps, and proves that clauses can
 * fail.
 */
package touchstone.cli.dev;
