package touchstone.cluster.spark;

import java.io.Serializable;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.apache.spark.sql.SparkSession;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import touchstone.cli.cluster.Cluster;
import touchstone.cli.terminal.CommandException;

/** Parts of work as the tasks of one Spark job. A task that was lost is run again, and the first result of each counts. */
final class SparkCluster implements Cluster {

    private final SparkSession session;
    private final JavaSparkContext context;
    private volatile boolean cancelled;

    SparkCluster(SparkSession session) {
        this.session = session;
        this.context = new JavaSparkContext(session.sparkContext());
    }

    @Override
    public int processors() {
        return whileItRuns(() -> Math.max(1, context.defaultParallelism()));
    }

    private record Done<B>(int index, B result) {}

    @Override
    public <A extends Serializable, B extends Serializable> void each(
            List<A> parts, Work<A, B> work, Results<B> results) {
        BlockingQueue<Done<B>> done = new LinkedBlockingQueue<>();
        SimpleFutureAction<Integer> job = whileItRuns(() -> submitted(parts, work, done));
        try {
            take(parts.size(), done, job, results);
        } finally {
            if (!job.isCompleted()) {
                job.cancel();
            }
        }
    }

    private <A extends Serializable, B extends Serializable> SimpleFutureAction<Integer> submitted(
            List<A> parts, Work<A, B> work, BlockingQueue<Done<B>> done) {
        RDD<A> tasks = context.parallelize(parts, parts.size()).rdd();
        return context.sc()
                .submitJob(
                        tasks,
                        new Task<>(work),
                        CollectionConverters.asScala(IntStream.range(0, parts.size())
                                        .<Object>mapToObj(index -> index)
                                        .toList())
                                .toSeq(),
                        // Called by the thread that schedules, which must not wait.
                        new AbstractFunction2<Object, B, BoxedUnit>() {
                            @Override
                            public BoxedUnit apply(Object index, B result) {
                                done.add(new Done<>((Integer) index, result));
                                return BoxedUnit.UNIT;
                            }
                        },
                        new AbstractFunction0<Integer>() {
                            @Override
                            public Integer apply() {
                                return parts.size();
                            }
                        });
    }

    /** @throws CommandException if Spark has stopped by itself */
    private <T> T whileItRuns(Supplier<T> asked) {
        try {
            return asked.get();
        } catch (IllegalStateException problem) {
            if (context.sc().isStopped()) {
                throw CommandException.trouble(
                        "Spark has stopped, as when none of its executors can be started; its messages say why");
            }
            throw problem;
        }
    }

    private <B> void take(int count, BlockingQueue<Done<B>> done, SimpleFutureAction<Integer> job, Results<B> results) {
        int taken = 0;
        while (taken < count && !cancelled) {
            // Before the queue is looked at, as nothing comes afterwards.
            boolean over = job.isCompleted();
            Done<B> next = poll(done);
            if (next != null) {
                taken++;
                if (!results.take(next.index(), next.result())) {
                    return;
                }
            } else if (over && !cancelled) {
                throw CommandException.trouble("Spark gave up: " + failure(job));
            }
        }
    }

    private static <B> Done<B> poll(BlockingQueue<Done<B>> done) {
        try {
            return done.poll(200, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw CommandException.trouble("interrupted while waiting for Spark");
        }
    }

    private static String failure(SimpleFutureAction<Integer> job) {
        return job.value()
                .get()
                .failed()
                .map(new AbstractFunction1<Throwable, String>() {
                    @Override
                    public String apply(Throwable problem) {
                        return String.valueOf(problem.getMessage())
                                .lines()
                                .findFirst()
                                .orElse("");
                    }
                })
                .getOrElse(new AbstractFunction0<String>() {
                    @Override
                    public String apply() {
                        return "it was stopped";
                    }
                });
    }

    /** What a worker runs. */
    private static final class Task<A, B> extends AbstractFunction1<Iterator<A>, B> implements Serializable {

        private static final long serialVersionUID = 1;

        private final Work<A, B> work;

        Task(Work<A, B> work) {
            this.work = work;
        }

        @Override
        public B apply(Iterator<A> part) {
            return work.apply(part.next());
        }
    }

    @Override
    public void cancel() {
        cancelled = true;
    }

    @Override
    public void close() {
        session.stop();
    }
}
