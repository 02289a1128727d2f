/** Files that are read only up to a size, and written so that they are whole at any time. */
package touchstone.formats.file;
