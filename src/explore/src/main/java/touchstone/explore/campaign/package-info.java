/**
 * Campaigns: a subject plays many generated traces, each is compared with the reference, and differences are sorted by
 * cause. Counts what was tried and how fast.
 */
package touchstone.explore.campaign;
