package touchstone.explore.speed;

import java.util.ArrayList;
import java.util.List;
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
import touchstone.explore.coverage.CoverageCounter;
import touchstone.explore.generate.IllegalMoveGenerator;
import touchstone.explore.generate.MovePolicies;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;

/** How long one move of a steered game takes, made by the reference included; and what counting it and trying others adds. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class SteeringBenchmark {

    /** The side of the board, in lines. */
    @Param({"5", "9"})
    public int size;

    @Param({"uniform", "kos", "mixed"})
    public String policy;

    private final BaseRules rules = new BaseRules();
    private final RandomGenerator random = new SplittableRandom(1);
    private final CoverageCounter exercise = new CoverageCounter();
    private final IllegalMoveGenerator illegal = IllegalMoveGenerator.usual();
    private final List<Made> moments = new ArrayList<>();
    /** A move of a game. */
    private record Made(Game before, Move move, Ruling ruling) {}

    private MovePolicy by;
    private Game game;
    private int next;

    /** Besides the game that goes on, moments of games for what is measured of moments. */
    @Setup
    public void begin() {
        by = MovePolicies.named(policy).orElseThrow();
        game = Game.begin(rules, Board.of(size, size));
        for (int moves = 0; moves < 2_000; moves++) {
            Game after = move();
            Game before = after.previous().orElseThrow();
            Move move = after.lastMove().orElseThrow();
            moments.add(new Made(before, move, before.rule(move)));
        }
    }

    @Benchmark
    public Game move() {
        if (game.over() || game.moves() >= 3 * game.board().size()) {
            game = Game.begin(rules, game.board());
        }
        game = game.play(by.next(game, random));
        return game;
    }

    @Benchmark
    public void exercise() {
        Made one = moment();
        exercise.tried(one.before(), one.move(), one.ruling());
        exercise.reached(one.before());
    }

    @Benchmark
    public Object illegal() {
        return illegal.next(moment().before(), random);
    }

    private Made moment() {
        next = (next + 1) % moments.size();
        return moments.get(next);
    }
}
