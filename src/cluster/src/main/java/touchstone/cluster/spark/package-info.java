/** Apache Spark: how it is started, and how parts of a command's work are sent to it. */
package touchstone.cluster.spark;
