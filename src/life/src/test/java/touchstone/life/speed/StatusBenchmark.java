package touchstone.life.speed;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
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

/** How many examples a second are decided, how many chains of them are not, and how many nodes a second are looked at. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class StatusBenchmark {

    @Param
    public Example example;

    private Position position;

    /** What the searches whose results are kept have looked at; others come to nothing and are not counted. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Nodes {
        public long nodes;
    }

    @Setup
    public void begin() {
        position = example.position();
    }

    @Benchmark
    public Confirmation decide(Nodes counted) {
        Confirmation confirmation = LifeAndDeath.confirm(position, Reading.USUAL, Limits.USUAL);
        counted.nodes +=
                confirmation.chains().stream().mapToLong(ChainLife::moments).sum();
        return confirmation;
    }
}
