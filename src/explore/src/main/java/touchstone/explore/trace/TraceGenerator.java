package touchstone.explore.trace;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import touchstone.explore.generate.BoardDistribution;
import touchstone.explore.generate.IllegalMoveGenerator;
import touchstone.explore.generate.MovePolicies;
import touchstone.explore.generate.MovePolicy;
import touchstone.explore.settled.PlayedOut;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.StarPoints;
import touchstone.spi.Capability;
import touchstone.spi.ControllerRequest;
import touchstone.trace.Query;

/**
 * Generates traces: chooses a board, a move policy, what is queried and what is tried, and plays it with the reference.
 */
public final class TraceGenerator implements TraceSource {

    /** How far apart the seeds of two traces are: the golden ratio in 64 bits, as in SplittableRandom. */
    private static final long APART = 0x9E3779B97F4A7C15L;

    /** Of this many traces one is exhaustive, as long as there are such. */
    private static final int EXHAUSTIVE = 3;

    /** Of this many traces with a subject that takes part in agreements one is about these, and one about requests. */
    private static final int TALKING = 5;

    /** What is asked about, where it is not listed. */
    private static final IllegalMoveGenerator QUESTIONS = IllegalMoveGenerator.usual();

    private final BaseRules rules;
    private final Set<Capability> abilities;
    private final BoardDistribution boards;
    private final long seed;
    private final ExhaustiveTraces tiny;

    /**
     * @param rules that the traces follow
     * @param abilities of the subject: nothing else is asked of it; without {@link Capability#ENFORCES_LEGALITY} no illegal
     *     move is tried
     * @param boards that the subject has
     */
    public TraceGenerator(BaseRules rules, Set<Capability> abilities, BoardDistribution boards, long seed) {
        this.rules = rules;
        this.abilities = abilities;
        this.boards = boards;
        this.seed = seed;
        this.tiny = new ExhaustiveTraces(rules, abilities, boards.boards());
    }

    @Override
    public Drawn walk(long number, TraceListener witness) {
        if (number % EXHAUSTIVE == EXHAUSTIVE - 1 && number / EXHAUSTIVE < tiny.count()) {
            return new Drawn(number, ExhaustiveTraces.STEERING, tiny.walk((int) (number / EXHAUSTIVE), witness));
        } else if (number % TALKING == 1 && abilities.contains(Capability.AGREEMENTS)) {
            return talked(number, witness);
        }
        return number % TALKING == 3 && RequestTraceGenerator.suits(abilities)
                ? asked(number, witness)
                : drawn(number, witness);
    }

    private Drawn talked(long number, TraceListener witness) {
        RandomGenerator random = random(number);
        TraceBuilder trail = new TraceBuilder(rules, starred(random), witness);
        boolean literal = abilities.containsAll(
                Set.of(Capability.LITERAL_SCORE, Capability.SCORE, Capability.TERRITORY, Capability.PRISONERS));
        new AgreementTraceGenerator(rules, trail, steering(trail.game().board(), random), literal, random).go();
        return new Drawn(number, AgreementTraceGenerator.STEERING, trail.walk());
    }

    private Drawn asked(long number, TraceListener witness) {
        RandomGenerator random = random(number);
        TraceBuilder trail = new TraceBuilder(rules, starred(random), witness);
        MovePolicy steering = steering(trail.game().board(), random);
        new RequestTraceGenerator(rules, abilities.contains(Capability.RECORDS), trail, steering, random).go();
        return new Drawn(number, RequestTraceGenerator.STEERING, trail.walk());
    }

    /** A board by lot, now and then by lot among those that have points for a handicap. */
    private Board starred(RandomGenerator random) {
        List<Board> starred = boards.boards().stream()
                .filter(board -> StarPoints.of(board, 2).isPresent())
                .toList();
        return random.nextInt(3) == 0 && !starred.isEmpty()
                ? starred.get(random.nextInt(starred.size()))
                : boards.next(random);
    }

    private RandomGenerator random(long number) {
        return new SplittableRandom(seed * 31 + number * APART);
    }

    private static MovePolicy steering(Board board, RandomGenerator random) {
        List<MovePolicy> fitting =
                MovePolicies.all().stream().filter(one -> one.suits(board)).toList();
        return fitting.get(random.nextInt(fitting.size()));
    }

    private Drawn drawn(long number, TraceListener witness) {
        RandomGenerator random = random(number);
        Board board = boards.next(random);
        MovePolicy steering = steering(board, random);
        Outing outing = new Outing(
                new TraceBuilder(rules, board, witness), steering, ProbeProfile.draw(abilities, board, random), random);
        outing.go();
        return new Drawn(number, steering.id(), outing.trail.walk());
    }

    /** One trace while it is generated. */
    private final class Outing {

        private final TraceBuilder trail;
        private final MovePolicy steering;
        private final ProbeProfile attention;
        private final RandomGenerator random;

        Outing(TraceBuilder trail, MovePolicy steering, ProbeProfile attention, RandomGenerator random) {
            this.trail = trail;
            this.steering = steering;
            this.attention = attention;
            this.random = random;
        }

        void go() {
            attention.komi().ifPresent(points -> {
                trail.ask(new ControllerRequest.SetKomi(points));
                trail.look(new Query.Komi());
            });
            attention.handicap().ifPresent(stones -> {
                trail.ask(new ControllerRequest.FixedHandicap(stones));
                look(Optional.empty());
            });
            play(attention.moves());
            count();
            if (attention.setUp() && trail.isGoingOn()) {
                trail.ask(new ControllerRequest.SetUp(game().position(), game().toMove()));
                look(Optional.empty());
                play(1 + random.nextInt(12));
                count();
            }
        }

        private Game game() {
            return trail.game();
        }

        private void play(int moves) {
            for (int i = 0; i < moves && trail.isGoingOn(); i++) {
                attention.misdeeds().next(game(), random).forEach(illegal -> trail.make(illegal.move()));
                Move move = steering.next(game(), random);
                trail.make(move);
                look(Optional.of(move));
                if (random.nextDouble() < attention.returns()) {
                    goBack();
                }
                if (random.nextDouble() < attention.sweeps() && trail.isGoingOn()) {
                    trail.tryEverywhere();
                }
            }
        }

        /** Takes moves back, and makes them again half of the time; otherwise the game goes on in another way. */
        private void goBack() {
            Deque<Move> taken = new ArrayDeque<>();
            int count = 1 + random.nextInt(5);
            for (int i = 0; i < count && game().lastMove().isPresent(); i++) {
                taken.push(game().lastMove().get());
                trail.ask(new ControllerRequest.TakeBack());
            }
            look(Optional.empty());
            if (random.nextBoolean()) {
                taken.forEach(trail::again);
                look(Optional.of(taken.getLast()));
            }
        }

        private void look(Optional<Move> after) {
            Color player = game().toMove();
            if (attention.looksAt(Capability.READS_BOARD)) {
                trail.look(new Query.Stones());
            }
            if (attention.looksAt(Capability.LISTS_LEGAL_PLAYS) && trail.isGoingOn()) {
                trail.look(new Query.LegalPlays(player));
            } else if (attention.looksAt(Capability.ANSWERS_LEGALITY) && trail.isGoingOn()) {
                askAbout(player);
            }
            if (attention.looksAt(Capability.PRISONERS)) {
                trail.look(new Query.Prisoners(random.nextBoolean() ? Color.BLACK : Color.WHITE));
            }
            if (attention.looksAt(Capability.TURN) && trail.isGoingOn()) {
                trail.look(new Query.Turn());
            }
            if (attention.looksAt(Capability.GAME_END)) {
                trail.look(new Query.Over());
            }
            after.filter(Move.Play.class::isInstance)
                    .map(move -> ((Move.Play) move).point())
                    .filter(point -> game().position().stone(point).isPresent())
                    .ifPresent(this::lookAtChain);
        }

        private void lookAtChain(Point stone) {
            if (attention.looksAt(Capability.CHAINS)) {
                trail.look(new Query.Chain(stone));
            }
            if (attention.looksAt(Capability.LIBERTIES)) {
                trail.look(new Query.Liberties(stone));
            }
        }

        /** About one point by lot, and some where it is forbidden to play. */
        private void askAbout(Color player) {
            List<Point> points = game().board().points();
            trail.look(new Query.Legal(player, points.get(random.nextInt(points.size()))));
            QUESTIONS.next(game(), random).stream()
                    .map(illegal -> illegal.move().point())
                    .filter(game().board()::contains)
                    .forEach(point -> trail.look(new Query.Legal(player, point)));
        }

        /** The score, where every way to find it must agree. */
        private void count() {
            boolean literal = abilities.contains(Capability.LITERAL_SCORE) && !trail.isGoingOn();
            if (!abilities.contains(Capability.SCORE) || !literal && !PlayedOut.test(game().position())) {
                return;
            }
            trail.look(new Query.Lead());
            if (abilities.contains(Capability.TERRITORY)) {
                trail.look(new Query.Territory(Color.BLACK));
                trail.look(new Query.Territory(Color.WHITE));
            }
            if (abilities.contains(Capability.KOMI) && random.nextBoolean()) {
                trail.ask(new ControllerRequest.SetKomi(ProbeProfile.komi(random)));
                trail.look(new Query.Lead());
            }
        }
    }
}
