package touchstone.cli.cluster;

import java.io.Serializable;
import java.util.List;
import java.util.function.Function;

/** Machines that work for a command. */
public interface Cluster extends AutoCloseable {

    /** How many parts are worked on at a time, at least 1. */
    int processors();

    /**
     * Has work done, each part at least once; a part that was lost is done again, and one result of each counts.
     *
     * @param work sent to the workers
     * @param results by one thread, as they come
     * @throws touchstone.cli.terminal.CommandException if the cluster gives up
     */
    <A extends Serializable, B extends Serializable> void each(List<A> parts, Work<A, B> work, Results<B> results);

    /** Ends what is being done; for another thread. */
    void cancel();

    @Override
    void close();

    /** What a worker does with a part. */
    interface Work<A, B> extends Function<A, B>, Serializable {}

    /** Takes results. */
    @FunctionalInterface
    interface Results<B> {

        /**
         * A part was done.
         *
         * @param index of the part in the list
         * @return whether to go on
         */
        boolean take(int index, B result);
    }
}
