package touchstone.explore.trace;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.spi.Capability;
import touchstone.spi.ControllerRequest;
import touchstone.trace.Query;

/**
 * Generates a game of a controller that makes every kind of request besides moves, valid and invalid: any number of
 * handicap stones, lists of them with mistakes, game records, absurd komi, positions set up over others, moves taken
 * back to the start, and cleared boards.
 */
final class RequestTraceGenerator {

    /** By what such traces are chosen, as campaigns tell it. */
    static final String POLICY = "requests";

    private static final List<Board> OTHERS = List.of(
            Board.of(5, 5),
            Board.of(9, 9),
            Board.of(19, 19),
            Board.of(7, 5),
            Board.of(4, 9),
            Board.of(13, 13),
            Board.of(21, 21));

    private static final List<String> KOMI = List.of("6.5", "0", "-7.5", "150.5", "361", "-1000", "99999", "0.25");

    private final BaseRules rules;
    private final boolean records;
    private final TraceBuilder trail;
    private final MovePolicy steering;
    private final RandomGenerator random;

    /** @param records whether the subject loads records */
    RequestTraceGenerator(
            BaseRules rules, boolean records, TraceBuilder trail, MovePolicy steering, RandomGenerator random) {
        this.rules = rules;
        this.records = records;
        this.trail = trail;
        this.steering = steering;
        this.random = random;
    }

    /** Whether a subject can be asked for all of it. */
    static boolean suits(Set<Capability> abilities) {
        return abilities.containsAll(Set.of(
                Capability.AGREEMENTS,
                Capability.UNDO,
                Capability.HANDICAP,
                Capability.FREE_HANDICAP,
                Capability.GIVEN_HANDICAP,
                Capability.KOMI,
                Capability.EDITS));
    }

    void go() {
        for (int round = 1 + random.nextInt(4); round > 0; round--) {
            if (random.nextInt(3) == 0) {
                komi();
            }
            if (random.nextInt(3) > 0) {
                handicap();
            }
            play(random.nextInt(12));
            request();
            play(random.nextInt(6));
        }
        score();
    }

    /** What it all comes to, once the game has ended or stopped. */
    private void score() {
        for (int i = 0; i < 4 && trail.isGoingOn(); i++) {
            trail.tryOut(game().toMove(), Move.PASS);
        }
        if (!trail.isGoingOn()) {
            trail.query(new Query.Lead());
        }
    }

    private Game game() {
        return trail.game();
    }

    private Board board() {
        return game().board();
    }

    private void ask(ControllerRequest request) {
        trail.ask(request);
        query();
    }

    private void query() {
        trail.query(new Query.Stones());
        trail.query(new Query.Turn());
        trail.query(new Query.Komi());
        if (rules instanceof VariantRules played && random.nextInt(12) == 0) {
            trail.query(new Query.Told(played.variant()));
        }
        trail.query(new Query.Prisoners(random.nextBoolean() ? Color.BLACK : Color.WHITE));
        if (trail.isGoingOn()) {
            trail.query(new Query.LegalPlays(game().toMove()));
        }
    }

    private void play(int moves) {
        for (int i = 0; i < moves && trail.isGoingOn(); i++) {
            trail.make(steering.next(game(), random));
        }
        query();
    }

    private void handicap() {
        int kind = random.nextInt(8);
        if (kind == 0) {
            // Where the stones stand is up to the subject: all that can be compared is whether it places any.
            trail.ask(new ControllerRequest.FreeHandicap(random.nextInt(Math.min(board().size() + 1, 12))));
            ask(new ControllerRequest.ClearBoard());
        } else if (kind < 5) {
            ask(new ControllerRequest.FixedHandicap(random.nextInt(12)));
        } else {
            ask(new ControllerRequest.GivenHandicap(vertices()));
        }
    }

    /** Points by lot, and now and then a pass, one twice, or one that is beside the board. */
    private List<Move> vertices() {
        List<Point> points = new ArrayList<>(board().points());
        int count = random.nextInt(4) == 0
                ? Math.max(0, points.size() - random.nextInt(3))
                : random.nextInt(Math.min(points.size() + 1, 14));
        List<Move> vertices = new ArrayList<>();
        while (vertices.size() < count) {
            vertices.add(new Move.Play(points.remove(random.nextInt(points.size()))));
        }
        if (random.nextInt(3) == 0) {
            mistake().ifPresent(wrong -> vertices.add(random.nextInt(vertices.size() + 1), wrong));
        } else if (random.nextInt(6) == 0 && !vertices.isEmpty()) {
            vertices.add(vertices.get(random.nextInt(vertices.size())));
        }
        return vertices;
    }

    private Optional<Move> mistake() {
        boolean largest = board().width() == Board.LARGEST;
        return random.nextBoolean() || largest
                ? Optional.of(Move.PASS)
                : Optional.of(new Move.Play(new Point(board().width(), random.nextInt(board().height()))));
    }

    private void komi() {
        ask(new ControllerRequest.SetKomi(new BigDecimal(KOMI.get(random.nextInt(KOMI.size())))));
    }

    private void request() {
        if (records && random.nextInt(3) > 0) {
            load();
            return;
        }
        switch (random.nextInt(7)) {
            case 0, 1 -> ask(new ControllerRequest.ClearBoard());
            case 2, 3 -> takeBack();
            case 4, 5 -> setUp();
            default -> komi();
        }
    }

    /** On the same board or another one, to the end or up to a move. */
    private void load() {
        Board other = random.nextInt(3) > 0 ? board() : OTHERS.get(random.nextInt(OTHERS.size()));
        String text = new RecordGenerator(rules, steering, random).write(other);
        ask(new ControllerRequest.Load(
                text, random.nextInt(3) == 0 ? OptionalInt.of(1 + random.nextInt(12)) : OptionalInt.empty()));
        trail.query(new Query.Prisoners(Color.BLACK));
        trail.query(new Query.Prisoners(Color.WHITE));
        if (random.nextBoolean()) {
            takeBack();
        }
    }

    /** Some moves, or all there are and one more. */
    private void takeBack() {
        int count = random.nextInt(3) == 0 ? game().moves() + 1 : 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            ask(new ControllerRequest.TakeBack());
        }
    }

    /** The stones that stand, without some and with others: none that has no liberty. */
    private void setUp() {
        Position position = game().position();
        for (int i = random.nextInt(4); i > 0 && !position.stones().isEmpty(); i--) {
            List<Point> stones = position.stones().stream().toList();
            position = position.without(board().none().with(stones.get(random.nextInt(stones.size()))));
        }
        ask(new ControllerRequest.SetUp(position, random.nextBoolean() ? Color.BLACK : Color.WHITE));
        if (random.nextInt(3) == 0) {
            ask(new ControllerRequest.TakeBack());
        }
    }
}
