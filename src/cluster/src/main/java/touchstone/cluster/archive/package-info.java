/** Where records come from: archives, compressed files and files of many games, taken apart. */
package touchstone.cluster.archive;
