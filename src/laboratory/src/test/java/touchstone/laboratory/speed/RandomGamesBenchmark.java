package touchstone.laboratory.speed;

import java.util.Random;
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
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;

/** How many legal plays a second random games under the base rules make, positional superko included. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class RandomGamesBenchmark {

    /** The side of the board, in lines. */
    @Param({"9", "19"})
    public int size;

    private final BaseRules rules = new BaseRules();
    private final Random random = new Random(1);
    private Board board;
    private Game game;

    @Setup
    public void begin() {
        board = Board.of(size, size);
        game = Game.begin(rules, board);
    }

    /** One legal play at a random point; after a game's worth of plays a new game begins. */
    @Benchmark
    public Game play() {
        if (game.moves() >= 2 * board.size()) {
            game = Game.begin(rules, board);
        }
        for (int attempts = 0; attempts < 10 * board.size(); attempts++) {
            Point point = board.points().get(random.nextInt(board.size()));
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                game = made.after();
                return game;
            }
        }
        game = Game.begin(rules, board);
        return game;
    }
}
