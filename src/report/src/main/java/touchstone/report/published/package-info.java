/** The published certificates of a folder, with an index that says where each comes from. */
package touchstone.report.published;
