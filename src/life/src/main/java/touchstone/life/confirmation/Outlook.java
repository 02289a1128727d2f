package touchstone.life.confirmation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import touchstone.life.Chains;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Whose each point will probably be: what becomes of it in games played at random to the end. It only tells where a search is worth
 * while; nothing is concluded from it.
 */
final class Outlook {

    private static final int GAMES = 12;
    /** Of the games, in how many a point is a player's for it to be probably that player's. */
    private static final int MOST = 8;

    private final Position position;
    private final PointSet blacks;
    private final PointSet whites;

    /** @param stop ends it early; then nothing is likely */
    Outlook(Position position, BooleanSupplier stop) {
        this.position = position;
        List<Point> points = position.board().points();
        int[] black = new int[points.size()];
        Random random = new Random(1);
        int games = 0;
        for (; games < GAMES && !stop.getAsBoolean(); games++) {
            PointSet won = played(random, games % 2 == 0 ? Color.BLACK : Color.WHITE);
            for (int i = 0; i < black.length; i++) {
                black[i] += won.contains(points.get(i)) ? 1 : 0;
            }
        }
        List<Point> mostlyBlack = new ArrayList<>();
        List<Point> mostlyWhite = new ArrayList<>();
        for (int i = 0; i < black.length; i++) {
            if (games == GAMES && black[i] >= MOST) {
                mostlyBlack.add(points.get(i));
            } else if (games == GAMES && black[i] <= GAMES - MOST) {
                mostlyWhite.add(points.get(i));
            }
        }
        this.blacks = position.board().none().withAll(mostlyBlack);
        this.whites = position.board().none().withAll(mostlyWhite);
    }

    PointSet of(Color player) {
        return player == Color.BLACK ? blacks : whites;
    }

    /** The points that are Black's in the end. */
    private PointSet played(Random random, Color first) {
        Position now = position;
        Color mover = first;
        int passes = 0;
        for (int move = 0; passes < 2 && move < 3 * position.board().points().size(); move++) {
            Position after = move(now, mover, random);
            passes = after == now ? passes + 1 : 0;
            now = after;
            mover = mover.opponent();
        }
        PointSet black = now.stones(Color.BLACK);
        PointSet eyes = now.empties().minus(Chains.RULES.adjacent(now.stones(Color.WHITE)));
        return black.or(eyes.and(Chains.RULES.adjacent(black)));
    }

    /** A play that fills no eye of the mover's; the same position if there is none. */
    private Position move(Position now, Color mover, Random random) {
        PointSet eyes = now.empties()
                .minus(Chains.RULES.adjacent(now.empties()))
                .minus(Chains.RULES.adjacent(now.stones(mover.opponent())));
        List<Point> open = new ArrayList<>(now.empties().minus(eyes).stream().toList());
        while (!open.isEmpty()) {
            int which = random.nextInt(open.size());
            Point point = open.set(which, open.get(open.size() - 1));
            open.remove(open.size() - 1);
            Position with = now.with(mover, point);
            PointSet beside = Chains.RULES.adjacent(PointSet.of(now.board(), point));
            if (!beside.intersects(now.stones(mover.opponent())) && beside.intersects(now.empties())) {
                return with;
            }
            var removal = Chains.RULES.remove(with, mover);
            if (removal.selfCaptured().isEmpty()) {
                return with.without(removal.captured());
            }
        }
        return now;
    }
}
