package touchstone.life.speed;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.confirmation.ChainLife;
import touchstone.life.confirmation.Confirmation;
import touchstone.life.confirmation.LifeAndDeath;
import touchstone.reference.Position;

/** How many examples a second are decided, and for each the processor time it takes and how many nodes a second are looked at. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 2)
// One iteration, as JMH adds up what several count.
@Measurement(iterations = 1, time = 6)
public class StatusBenchmark {

    @Param
    public Example example;

    private Position position;

    /** By the time of the thread alone, as a machine may have other things to do. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Spent {
        private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        private long examples;
        private long nanoseconds;
        private long nodes;

        @Setup(Level.Iteration)
        public void begin() {
            examples = 0;
            nanoseconds = 0;
            nodes = 0;
        }

        public double milliseconds() {
            return nanoseconds / 1e6 / examples;
        }

        /** Of the searches whose results are kept; others come to nothing and are not counted. */
        public double nodesEach() {
            return (double) nodes / examples;
        }

        public double nodesASecond() {
            return nodes / (nanoseconds / 1e9);
        }
    }

    @Setup
    public void begin() {
        position = example.position();
    }

    @Benchmark
    public Confirmation decide(Spent spent) {
        long begun = spent.threads.getCurrentThreadCpuTime();
        Confirmation confirmation = LifeAndDeath.confirm(position, Reading.USUAL, Limits.USUAL);
        spent.nanoseconds += spent.threads.getCurrentThreadCpuTime() - begun;
        spent.examples++;
        spent.nodes +=
                confirmation.chains().stream().mapToLong(ChainLife::moments).sum();
        return confirmation;
    }
}
