/**
 * YAML files that people write: what they say, and on which line, so that an error message can point at it. Knows nothing of
 * what the files are about.
 */
package touchstone.formats.yaml;
