/** Work that is sent to many machines. Who sends it is an optional module. */
package touchstone.cli.cluster;
