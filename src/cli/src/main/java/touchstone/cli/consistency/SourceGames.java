package touchstone.cli.consistency;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import touchstone.explore.generate.BoardDistribution;
import touchstone.explore.settled.PlayedOut;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.TraceGenerator;
import touchstone.explore.trace.TraceOracle;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.trace.Observation;
import touchstone.trace.TraceStep;

/**
 * The games from which equivalent games are made. They are legal by the base rules without self-capture, and so by
 * nearly all rules; a subject whose rules are others may refuse some moves, in both games alike.
 */
public final class SourceGames {

    private static final VariantRules RULES = new VariantRules(Variant.BASE.with(SelfCapture.FORBIDDEN));

    /** How likely a corner game goes on with a capture where there is one, a pass, and a point whether or not it is legal. */
    private static final double CAPTURES = 0.4;

    private static final double PASSES = 0.05;
    private static final double TRIES = 0.2;

    private final Set<Capability> abilities;
    private final BoardDistribution boards;
    private final long seed;
    private final TraceGenerator traceGenerator;

    /**
     * @param abilities of the subject: without {@link Capability#ENFORCES_LEGALITY} no illegal move is tried
     * @param boards that it has
     */
    public SourceGames(Set<Capability> abilities, BoardDistribution boards, long seed) {
        this.abilities = EnumSet.noneOf(Capability.class);
        this.abilities.addAll(abilities);
        // Where fixed handicap stones stand depends on the direction from which one looks at the board.
        this.abilities.remove(Capability.HANDICAP);
        // What players say and controllers ask for is no game that could be told otherwise.
        this.abilities.remove(Capability.AGREEMENTS);
        this.boards = boards;
        this.seed = seed;
        this.traceGenerator = new TraceGenerator(RULES, this.abilities, boards, seed);
    }

    BoardDistribution boards() {
        return boards;
    }

    /**
     * Whether the subject can be held to a game: where it takes any move, each has to be legal; and where it does not count the
     * stones as they stand, only a position that is played out has a score.
     */
    boolean suits(Board board, List<TraceStep> steps) {
        TraceOracle oracle = new TraceOracle(RULES, board);
        for (TraceStep step : steps) {
            boolean isScore = ColorSwap.isAboutPoints(step);
            boolean isLiteral = abilities.contains(Capability.LITERAL_SCORE)
                    && oracle.game().over();
            if (isScore && !isLiteral && !PlayedOut.test(oracle.game().position())) {
                return false;
            }
            Observation observation = oracle.take(step);
            if (isCareful() && step instanceof TraceStep.MoveStep && !((Observation.Answered) observation).accepted()) {
                return false;
            }
        }
        return true;
    }

    /** Whether each move of a game must be legal. */
    private boolean isCareful() {
        return !abilities.contains(Capability.ENFORCES_LEGALITY);
    }

    /** Whether the subject can be told how much komi there is. */
    boolean setsKomi() {
        return abilities.contains(Capability.KOMI);
    }

    static VariantRules rules() {
        return RULES;
    }

    RandomGenerator random(long number) {
        return new SplittableRandom(seed * 0x9E3779B97F4A7C15L ^ number);
    }

    RandomQueries randomQueries(RandomGenerator random) {
        return new RandomQueries(abilities, random);
    }

    /** A game of any kind. */
    GameTrace trace(long number) {
        return traceGenerator.trace(number).trace();
    }

    /** A game in which stones are played at some points alone. */
    List<TraceStep> within(Board board, PointSet points, int moves, RandomGenerator random) {
        RandomQueries randomQueries = randomQueries(random);
        List<TraceStep> steps = new ArrayList<>();
        Game game = Game.begin(RULES, board);
        for (int i = 0; i < moves; i++) {
            Move move = move(game, points, random);
            Ruling ruling = game.rule(move);
            if (ruling instanceof Ruling.Refused && isCareful()) {
                continue;
            }
            steps.add(new TraceStep.MoveStep(game.toMove(), move));
            game = ruling instanceof Ruling.Made made ? made.after() : game;
            steps.addAll(randomQueries.one(game, points));
        }
        return steps;
    }

    private static Move move(Game game, PointSet points, RandomGenerator random) {
        List<Point> all = points.stream().toList();
        if (random.nextDouble() < TRIES) {
            return new Move.Play(all.get(random.nextInt(all.size())));
        }
        List<Ruling.Made> legal = all.stream()
                .map(point -> game.rule(new Move.Play(point)))
                .filter(Ruling.Made.class::isInstance)
                .map(Ruling.Made.class::cast)
                .toList();
        List<Ruling.Made> capturing =
                legal.stream().filter(made -> !made.captured().isEmpty()).toList();
        List<Ruling.Made> choice = capturing.isEmpty() || random.nextDouble() >= CAPTURES ? legal : capturing;
        boolean pass = choice.isEmpty() || random.nextDouble() < PASSES;
        // After two passes some games are over.
        return pass && game.successivePasses() == 0
                ? Move.PASS
                : choice.isEmpty()
                        ? new Move.Play(all.get(random.nextInt(all.size())))
                        : choice.get(random.nextInt(choice.size()))
                                .after()
                                .lastMove()
                                .orElseThrow();
    }
}
