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
    public Drawn trace(long number, TraceListener listener) {
        if (number % EXHAUSTIVE == EXHAUSTIVE - 1 && number / EXHAUSTIVE < tiny.count()) {
            return new Drawn(number, ExhaustiveTraces.POLICY, tiny.trace((int) (number / EXHAUSTIVE), listener));
        } else if (number % TALKING == 1 && abilities.contains(Capability.AGREEMENTS)) {
            return talked(number, listener);
        }
        return number % TALKING == 3 && RequestTraceGenerator.suits(abilities)
                ? asked(number, listener)
                : drawn(number, listener);
    }

    private Drawn talked(long number, TraceListener listener) {
        RandomGenerator random = random(number);
        TraceBuilder trail = new TraceBuilder(rules, starred(random), listener);
        boolean literal = abilities.containsAll(
                Set.of(Capability.LITERAL_SCORE, Capability.SCORE, Capability.TERRITORY, Capability.PRISONERS));
        new AgreementTraceGenerator(rules, trail, policy(trail.game().board(), random), literal, random).go();
        return new Drawn(number, AgreementTraceGenerator.POLICY, trail.trace());
    }

    private Drawn asked(long number, TraceListener listener) {
        RandomGenerator random = random(number);
        TraceBuilder trail = new TraceBuilder(rules, starred(random), listener);
        MovePolicy steering = policy(trail.game().board(), random);
        new RequestTraceGenerator(rules, abilities.contains(Capability.RECORDS), trail, steering, random).go();
        return new Drawn(number, RequestTraceGenerator.POLICY, trail.trace());
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

    private static MovePolicy policy(Board board, RandomGenerator random) {
        List<MovePolicy> fitting =
                MovePolicies.all().stream().filter(one -> one.suits(board)).toList();
        return fitting.get(random.nextInt(fitting.size()));
    }

    private Drawn drawn(long number, TraceListener listener) {
        RandomGenerator random = random(number);
        Board board = boards.next(random);
        MovePolicy steering = policy(board, random);
        Draft outing = new Draft(
                new TraceBuilder(rules, board, listener),
                steering,
                ProbeProfile.draw(abilities, board, random),
                random);
        outing.go();
        return new Drawn(number, steering.id(), outing.trail.trace());
    }

    /** One trace while it is generated. */
    private final class Draft {

        private final TraceBuilder trail;
        private final MovePolicy steering;
        private final ProbeProfile profile;
        private final RandomGenerator random;

        Draft(TraceBuilder trail, MovePolicy steering, ProbeProfile profile, RandomGenerator random) {
            this.trail = trail;
            this.steering = steering;
            this.profile = profile;
            this.random = random;
        }

        void go() {
            profile.komi().ifPresent(points -> {
                trail.ask(new ControllerRequest.SetKomi(points));
                trail.query(new Query.Komi());
            });
            profile.handicap().ifPresent(stones -> {
                trail.ask(new ControllerRequest.FixedHandicap(stones));
                query(Optional.empty());
            });
            play(profile.moves());
            count();
            if (profile.setUp() && trail.isGoingOn()) {
                trail.ask(new ControllerRequest.SetUp(game().position(), game().toMove()));
                query(Optional.empty());
                play(1 + random.nextInt(12));
                count();
            }
        }

        private Game game() {
            return trail.game();
        }

        private void play(int moves) {
            for (int i = 0; i < moves && trail.isGoingOn(); i++) {
                profile.misdeeds().next(game(), random).forEach(illegal -> trail.make(illegal.move()));
                Move move = steering.next(game(), random);
                trail.make(move);
                query(Optional.of(move));
                if (random.nextDouble() < profile.returns()) {
                    goBack();
                }
                if (random.nextDouble() < profile.sweeps() && trail.isGoingOn()) {
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
            query(Optional.empty());
            if (random.nextBoolean()) {
                taken.forEach(trail::again);
                query(Optional.of(taken.getLast()));
            }
        }

        private void query(Optional<Move> after) {
            Color player = game().toMove();
            if (profile.looksAt(Capability.READS_BOARD)) {
                trail.query(new Query.Stones());
            }
            if (profile.looksAt(Capability.LISTS_LEGAL_PLAYS) && trail.isGoingOn()) {
                trail.query(new Query.LegalPlays(player));
            } else if (profile.looksAt(Capability.ANSWERS_LEGALITY) && trail.isGoingOn()) {
                askAbout(player);
            }
            if (profile.looksAt(Capability.PRISONERS)) {
                trail.queryPrisoners(random.nextBoolean() ? Color.BLACK : Color.WHITE, abilities);
            }
            if (profile.looksAt(Capability.TURN) && trail.isGoingOn()) {
                trail.query(new Query.Turn());
            }
            if (profile.looksAt(Capability.GAME_END)) {
                trail.query(new Query.Over());
            }
            after.filter(Move.Play.class::isInstance)
                    .map(move -> ((Move.Play) move).point())
                    .filter(point -> game().position().stone(point).isPresent())
                    .ifPresent(this::queryChain);
        }

        private void queryChain(Point stone) {
            if (profile.looksAt(Capability.CHAINS)) {
                trail.query(new Query.Chain(stone));
            }
            if (profile.looksAt(Capability.LIBERTIES)) {
                trail.query(new Query.Liberties(stone));
            }
        }

        /** About one point by lot, and some where it is forbidden to play. */
        private void askAbout(Color player) {
            List<Point> points = game().board().points();
            trail.query(new Query.Legal(player, points.get(random.nextInt(points.size()))));
            QUESTIONS.next(game(), random).stream()
                    .map(illegal -> illegal.move().point())
                    .filter(game().board()::contains)
                    .forEach(point -> trail.query(new Query.Legal(player, point)));
        }

        /** The score, where every way to find it must agree. */
        private void count() {
            boolean literal = abilities.contains(Capability.LITERAL_SCORE) && !trail.isGoingOn();
            if (!abilities.contains(Capability.SCORE) || !literal && !PlayedOut.test(game().position())) {
                return;
            }
            trail.query(new Query.Lead());
            if (abilities.contains(Capability.TERRITORY)) {
                trail.query(new Query.Territory(Color.BLACK));
                trail.query(new Query.Territory(Color.WHITE));
            }
            if (abilities.contains(Capability.KOMI) && random.nextBoolean()) {
                trail.ask(new ControllerRequest.SetKomi(ProbeProfile.komi(random)));
                trail.query(new Query.Lead());
            }
        }
    }
}
