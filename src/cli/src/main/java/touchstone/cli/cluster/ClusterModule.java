package touchstone.cli.cluster;

/** Sends work to many machines: the optional module {@code src/cluster}, which a service file names. */
public interface ClusterModule {

    /**
     * Begins to work with a cluster.
     *
     * @param master of Spark, as in {@code local[2]} or {@code spark://host:7077}
     * @param name of what is done, for whoever watches the cluster
     * @throws touchstone.cli.terminal.CommandException if there is no such cluster
     */
    Cluster start(String master, String name);
}
