package touchstone.explore.speed;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
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

/**
 * How many plays a second random games under the base rules make, on one core: capture, self-capture and positional
 * superko, compared stone for stone and not by hash alone.
 *
 * <p>What is counted is legal plays. For each, a point is drawn from the empty ones, the rules are asked, and what they make
 * is the game that goes on: with its whole history, so that any moment of it could go on otherwise. A point where no play
 * is legal is drawn no more in that turn, so each legal play is as likely as any other; the time such a point takes
 * counts, the attempt does not. Where no play is legal the player passes, which does not count either.
 *
 * <p>A game is given up after twice as many moves as the board has points: random players, who may fill their own eyes and
 * take their own stones, never end one.
 *
 * <p>One core means one: garbage is collected by the thread that plays, and not by others beside it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 3)
@Measurement(iterations = 5, time = 2)
public class RandomGamesBenchmark {

    /** The side of the board, in lines. */
    @Param({"9", "19"})
    public int size;

    private final BaseRules rules = new BaseRules();
    private final RandomGenerator random = new SplittableRandom(1);
    private Game game;
    /** The empty points of the game, in no order, so that one can be drawn at once. */
    private Point[] empty;

    private int empties;

    @Setup
    public void begin() {
        Board board = Board.of(size, size);
        game = Game.begin(rules, board);
        empty = board.points().toArray(Point[]::new);
        empties = empty.length;
    }

    /** One legal play. */
    @Benchmark
    public Game play() {
        if (game.moves() >= 2 * game.board().size()) {
            begin();
        }
        while (!playAnywhere()) {
            game = game.play(Move.PASS);
            if (game.over()) {
                begin();
            }
        }
        return game;
    }

    /** Points that turn out to be no good come to stand behind those that are left to be drawn. */
    private boolean playAnywhere() {
        for (int left = empties; left > 0; left--) {
            int drawn = random.nextInt(left);
            Point point = empty[drawn];
            empty[drawn] = empty[left - 1];
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                game = made.after();
                empty[left - 1] = empty[--empties];
                made.captured().forEach(this::emptied);
                made.selfCaptured().forEach(this::emptied);
                return true;
            }
            empty[left - 1] = point;
        }
        return false;
    }

    private void emptied(Point point) {
        empty[empties++] = point;
    }
}
