/** The scenarios as test vectors: JSON that a library's own tests can run, and what such a run reports. */
package touchstone.cli.vectors;
