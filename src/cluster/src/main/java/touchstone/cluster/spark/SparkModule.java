package touchstone.cluster.spark;

import touchstone.cli.cluster.Cluster;
import touchstone.cli.cluster.ClusterModule;

/** Sends work to Apache Spark. */
public final class SparkModule implements ClusterModule {

    @Override
    public Cluster start(String master, String name) {
        return new SparkCluster(SparkStart.session(master, name));
    }
}
