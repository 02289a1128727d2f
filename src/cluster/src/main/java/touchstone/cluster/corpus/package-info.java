/** The command {@code corpus} on Apache Spark. */
package touchstone.cluster.corpus;
