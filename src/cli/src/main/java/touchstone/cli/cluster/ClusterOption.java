package touchstone.cli.cluster;

import java.util.Optional;
import java.util.ServiceLoader;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;

/** The option that sends a command's work to a cluster. */
public final class ClusterOption {

    /** How the optional module is made. */
    public static final String MODULE =
            "needs the optional module src/cluster, in a checkout: mvn -Pcluster -DskipTests package -pl src/cluster -am; "
                    + "then start it by ./touchstone there";

    @Option(
            names = "--spark",
            paramLabel = "MASTER",
            description =
                    "Send the work to Apache Spark, whose workers each start engines of their own: local[2] for two threads "
                            + "here, spark://HOST:7077 for a cluster. Needs the optional module src/cluster.")
    private Optional<String> master = Optional.empty();

    public boolean isGiven() {
        return master.isPresent();
    }

    /**
     * Begins to work with the cluster that is asked for.
     *
     * @param name of what is done
     * @return nothing if all is to be done here
     * @throws CommandException if the module is missing, or there is no such cluster
     */
    public Optional<Cluster> start(String name) {
        return master.map(where -> ServiceLoader.load(ClusterModule.class)
                .findFirst()
                .orElseThrow(() -> CommandException.usage("--spark " + MODULE))
                .start(where, name));
    }
}
