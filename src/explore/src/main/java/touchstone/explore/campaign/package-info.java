/** Campaigns: many walks with one subject, what they come upon, and how much was tried. */
package touchstone.explore.campaign;
