package touchstone.explore.speed;

import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.TimeUnit;
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
import touchstone.reference.Board;
import touchstone.reference.Point;

/** How many plays a second a board makes of games that are known, so that nothing but making legal plays is timed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 3)
@Measurement(iterations = 5, time = 2)
public class ReplayBenchmark {

    /** Enough of them that a processor does not learn them by heart. */
    static final int GAMES = 50;

    @Param(ReferenceContender.NAME)
    public String contender;

    /** The side of the board, in lines. */
    @Param({"9", "19"})
    public int size;

    private Contender board;
    private List<List<Point>> games;
    private Contender.Line line;
    private int game;
    private int plays;

    static List<Contender> contenders() {
        return ServiceLoader.load(Contender.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    @Setup
    public void begin() {
        board = contenders().stream()
                .filter(one -> one.name().equals(contender))
                .findFirst()
                .orElseThrow();
        games = PlayedGames.on(Board.of(size, size), GAMES);
        line = board.begin(size);
    }

    /**
     * One legal play.
     *
     * @throws IllegalStateException if the board refuses it
     */
    @Benchmark
    public Contender.Line play() {
        if (plays == games.get(game).size()) {
            plays = 0;
            game = (game + 1) % games.size();
            line = board.begin(size);
        }
        Point point = games.get(game).get(plays++);
        if (!line.play(point.column(), point.row())) {
            throw new IllegalStateException(contender + " refuses play " + plays + " of game " + game + ", " + point);
        }
        return line;
    }
}
