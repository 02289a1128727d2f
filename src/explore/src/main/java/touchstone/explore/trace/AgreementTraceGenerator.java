package touchstone.explore.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.CourseRules;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Counting;
import touchstone.trace.Query;

/**
 * Generates a whole game with all that players say in it: they agree on terms, stop, dispute, resume, and end it one
 * way or another. For subjects that know the course of a game; whatever such a one may refuse is tried too: statements
 * out of place, moves out of turn, and both after the end.
 */
final class AgreementTraceGenerator {

    /** By what such traces are chosen, as campaigns tell it. */
    static final String POLICY = "agreements";

    /** The ways to count; the other values of the axis say which of them are used. */
    private static final List<Counting> COUNTINGS =
            List.of(Counting.HALF_COUNT, Counting.FILL_IN, Counting.REARRANGEMENT);

    /** In points: whole, with a half, with other fractions, and for Black. */
    private static final double[] KOMI = {0.5, 5.5, 6.5, 7, 8, -3.5, -2, 0, 3.75, 12};

    private final BaseRules rules;
    private final TraceBuilder trail;
    private final MovePolicy steering;
    private final boolean literal;
    private final RandomGenerator random;

    /** @param literal whether the subject scores stones as they stand, so that it can be asked for a score at any time */
    AgreementTraceGenerator(
            BaseRules rules, TraceBuilder trail, MovePolicy steering, boolean literal, RandomGenerator random) {
        this.rules = rules;
        this.trail = trail;
        this.steering = steering;
        this.literal = literal;
        this.random = random;
    }

    void go() {
        trail.query(new Query.PlayedOn(board()));
        if (random.nextInt(3) > 0) {
            terms();
        }
        if (chance(0.1) && rules instanceof VariantRules played) {
            trail.query(new Query.Told(played.variant()));
        }
        play(random.nextInt(24 + 2 * Math.min(board().size(), 70)));
        for (int round = 0; round < 4 && !game().over(); round++) {
            stop();
            if (game().over()) {
                break;
            }
            score(0.3);
            settle();
            play(1 + random.nextInt(8));
        }
        score(1);
        if (game().over()) {
            afterwards();
        }
    }

    private Game game() {
        return trail.game();
    }

    private Board board() {
        return game().board();
    }

    private boolean chance(double share) {
        return random.nextDouble() < share;
    }

    private Color someone() {
        return random.nextBoolean() ? Color.BLACK : Color.WHITE;
    }

    private void say(Statement statement) {
        trail.say(statement);
        trail.query(new Query.Stage());
        if (chance(0.3)) {
            trail.query(new Query.Turn());
        }
        if (chance(0.3)) {
            trail.query(new Query.Stones());
        }
    }

    private void terms() {
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            switch (random.nextInt(5)) {
                case 0, 1 -> say(new Statement.Komi(KOMI[random.nextInt(KOMI.length)]));
                case 2 -> say(new Statement.Bids(bids()));
                default -> handicap();
            }
            trail.query(new Query.Komi());
            trail.query(new Query.Stones());
            trail.query(new Query.Turn());
            if (chance(0.1)) {
                say(anything());
            }
        }
    }

    /** Mostly rising. */
    private List<Double> bids() {
        DoubleStream bids = random.ints(random.nextInt(5), 0, 20).mapToDouble(bid -> bid / (chance(0.1) ? 4.0 : 2.0));
        return (chance(0.7) ? bids.sorted().distinct() : bids).boxed().toList();
    }

    private void handicap() {
        int stones = chance(0.8) ? 1 + random.nextInt(9) : random.nextInt(board().size() + 2);
        say(new Statement.Handicap(stones));
        if (game().course().terms().placementDue()) {
            if (chance(0.2)) {
                trail.tryOut(game().toMove(), move());
            }
            if (chance(0.2)) {
                say(new Statement.Placement(some(stones + (random.nextBoolean() ? 1 : -1))));
            }
        }
        if (game().course().terms().placementDue() || chance(0.1)) {
            say(new Statement.Placement(some(stones)));
        }
    }

    /** So many points by lot, or all. */
    private PointSet some(int count) {
        List<Point> points = new ArrayList<>(board().points());
        PointSet drawn = board().none();
        for (int i = 0; i < count && !points.isEmpty(); i++) {
            drawn = drawn.with(points.remove(random.nextInt(points.size())));
        }
        return drawn;
    }

    private Move move() {
        return chance(0.2) ? Move.PASS : new Move.Play(board().points().get(random.nextInt(board().size())));
    }

    private void play(int moves) {
        for (int i = 0; i < moves && trail.isGoingOn(); i++) {
            if (chance(0.04)) {
                trail.tryOut(game().toMove().opponent(), move());
            }
            if (chance(0.03)) {
                say(anything());
            }
            if (trail.isGoingOn()) {
                trail.make(steering.next(game(), random));
                if (chance(0.2)) {
                    query();
                }
                agreeOnRepetition();
            }
        }
        query();
    }

    /** Above all where the position has stood before, but also where it has not. */
    private void agreeOnRepetition() {
        boolean repeated = game().rules() instanceof CourseRules course && course.hasRepeated(game());
        if (chance(repeated ? 0.3 : 0.01)) {
            say(new Statement.Repeats());
            trail.query(new Query.Result());
        }
    }

    private void query() {
        trail.query(new Query.Stones());
        trail.query(new Query.Turn());
        trail.query(new Query.Stage());
        trail.query(new Query.Over());
        trail.query(new Query.Prisoners(someone()));
        if (trail.isGoingOn()) {
            trail.query(new Query.LegalPlays(game().toMove()));
        }
    }

    /** By passes, or by agreement; rules that know one of these only refuse the other. */
    private void stop() {
        for (int i = 0; i < 5 && trail.isGoingOn(); i++) {
            if (chance(0.25)) {
                say(new Statement.Stop());
            } else {
                trail.tryOut(game().toMove(), Move.PASS);
            }
            if (chance(0.2)) {
                say(anything());
            }
            query();
        }
    }

    /** What players say once play has stopped, until it goes on or is over. */
    private void settle() {
        for (int i = 0; i < 4 && game().phase() == Phase.STOPPED; i++) {
            if (chance(0.15)) {
                trail.tryOut(someone(), move());
            }
            switch (random.nextInt(8)) {
                case 0, 1 -> say(new Statement.Dead(dead()));
                case 2, 3 -> say(new Statement.Resume(someone()));
                case 4, 5 -> say(new Statement.NextMover(someone()));
                case 6 -> say(new Statement.Deadlock());
                default -> say(anything());
            }
        }
    }

    /** Chains, as a rule; sometimes single stones, empty points or nothing. */
    private PointSet dead() {
        PointSet dead = board().none();
        for (Point stone : game().position().stones()) {
            if (!dead.contains(stone) && chance(0.15)) {
                dead = dead.or(
                        chance(0.95)
                                ? game().rules().connected(game().position(), stone)
                                : board().none().with(stone));
            }
        }
        return chance(0.1) ? dead.or(some(1)) : dead;
    }

    private Statement anything() {
        return switch (random.nextInt(10)) {
            case 0 -> new Statement.Komi(KOMI[random.nextInt(KOMI.length)]);
            case 1 -> new Statement.Bids(bids());
            case 2 -> new Statement.Handicap(random.nextInt(6));
            case 3 -> new Statement.Placement(some(random.nextInt(4)));
            case 4 -> new Statement.Stop();
            case 5 -> new Statement.Dead(dead());
            case 6 -> new Statement.Resume(someone());
            case 7 -> new Statement.NextMover(someone());
            case 8 -> new Statement.Deadlock();
            // Whoever resigns ends the game: seldom.
            default -> chance(0.3) ? new Statement.Resigns(someone()) : new Statement.Repeats();
        };
    }

    /** What the stones, the prisoners and all that was said come to, once the game has ended or stopped. */
    private void score(double share) {
        if (!literal || trail.isGoingOn() || !chance(share)) {
            return;
        }
        trail.query(new Query.Prisoners(Color.BLACK));
        trail.query(new Query.Prisoners(Color.WHITE));
        trail.query(new Query.Territory(Color.BLACK));
        trail.query(new Query.Territory(Color.WHITE));
        trail.query(new Query.Lead());
        trail.query(new Query.Scores());
        trail.query(new Query.Result());
        if (chance(0.1) && rules instanceof VariantRules played) {
            trail.query(new Query.Told(played.variant()));
        }
        COUNTINGS.forEach(way -> trail.query(new Query.Counted(way)));
    }

    /** Nothing that is done or said after the end counts any more. */
    private void afterwards() {
        for (int i = random.nextInt(4); i > 0; i--) {
            if (random.nextBoolean()) {
                trail.tryOut(someone(), move());
            } else {
                say(anything());
            }
        }
        query();
        trail.query(new Query.Result());
    }
}
