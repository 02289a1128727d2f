/**
 * YAML files that people write: what they say, and on which line, so that whatever is wrong in one can be pointed at.
 * Knows nothing of what the files are about.
 */
package touchstone.formats.yaml;
