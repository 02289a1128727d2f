package touchstone.explore.speed;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import touchstone.explore.replay.RecordReplay;
import touchstone.explore.replay.ReplayedGame;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** How many moves of 19x19 records a second are read, and replayed under so many rules at once. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 3)
@Measurement(iterations = 5, time = 2)
public class RecordBenchmark {

    private static final int MOVES = 300;

    /** How many rules. */
    @Param({"1", "21"})
    public int rules;

    private List<Variant> variants;
    private List<String> records;
    private int next;

    @Setup
    public void begin() {
        variants = List.of(Repetition.values()).stream()
                .filter(repetition -> repetition != Repetition.ING_SPIGHT)
                .flatMap(repetition -> List.of(SelfCapture.FORBIDDEN, SelfCapture.ALLOWED).stream()
                        .map(selfCapture -> Variant.BASE.with(repetition, selfCapture, Ending.STOP)))
                .limit(rules)
                .toList();
        records = PlayedGames.on(Board.of(19, 19), ReplayBenchmark.GAMES).stream()
                .map(RecordBenchmark::record)
                .toList();
    }

    private static String record(List<Point> points) {
        StringBuilder record = new StringBuilder("(;GM[1]FF[4]SZ[19]KM[6.5]");
        for (int i = 0; i < MOVES; i++) {
            Point point = points.get(i);
            record.append(i % 2 == 0 ? ";B[" : ";W[")
                    .append((char) ('a' + point.column()))
                    .append((char) ('a' + 18 - point.row()))
                    .append(']');
        }
        return record.append(')').toString();
    }

    /** A record read and replayed; a move of it is an operation. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public Map<Variant, ReplayedGame> replay() {
        next = (next + 1) % records.size();
        RecordedGame.Legible game =
                (RecordedGame.Legible) RecordedGame.all(records.get(next)).get(0);
        return RecordReplay.whole(variants, game.record());
    }
}
