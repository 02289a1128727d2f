package touchstone.explore.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.spi.Capability;

/**
 * Stones of one player are enclosed until they have one liberty left, and captured, or are one move from capturing themselves;
 * then something is played where they stood.
 *
 * @param self whether the last liberty is filled by the player who owns the stones
 */
record Enclosure(Form form, boolean self) implements GameScript {

    /** What is enclosed. */
    enum Form {
        /** One chain of any shape, of up to two fifths of the board. */
        LARGE(4),
        /** Chains of one to three stones in a row, on all sides of the liberty that they share: up to four. */
        JOINT(5);

        /** How long the shorter side of the board has to be, in points. */
        private final int room;

        Form(int room) {
            this.room = room;
        }
    }

    /** How far from the edge, in points, a liberty is that has chains on four sides: what encloses them needs liberties too. */
    private static final int MARGIN = 2;

    private static final BaseRules GEOMETRY = new BaseRules();

    @Override
    public String id() {
        return form.name().toLowerCase(Locale.ROOT) + (self ? " self-capture" : " capture");
    }

    @Override
    public boolean suits(Board board) {
        return Math.min(board.width(), board.height()) >= form.room;
    }

    @Override
    public void play(ScriptedGame scripted) {
        Board board = scripted.board();
        Random shape = new Random(scripted.random().nextLong());
        Set<Point> enclosed = form == Form.LARGE ? blob(board, shape) : rows(board, shape);
        PointSet inside = board.none().withAll(enclosed);
        List<Point> wall =
                new ArrayList<>(GEOMETRY.adjacent(inside).minus(inside).stream().toList());
        PointSet covered = inside.withAll(wall);
        List<Point> elsewhere = new ArrayList<>();
        PointSet margin = GEOMETRY.adjacent(covered);
        board.all().minus(covered).minus(margin).forEach(elsewhere::add);
        Color owner = scripted.random().nextBoolean() ? Color.BLACK : Color.WHITE;
        Collections.shuffle(wall, new Random(scripted.random().nextLong()));
        List<Point> order = new ArrayList<>(enclosed);
        Point last = order.remove(order.size() - 1);
        if (!fill(scripted, owner, order, wall, elsewhere)) {
            scripted.look();
            return;
        }
        scripted.look();
        scripted.lookAtChain(order.get(0));
        scripted.lookAtLegal();
        if (self && scripted.turn(owner, elsewhere)) {
            scripted.tryOut(owner, last);
            scripted.look();
        }
        if (scripted.game().position().stone(order.get(0)).isPresent()) {
            if (!scripted.place(owner.opponent(), last, elsewhere)) {
                return;
            }
            scripted.look();
            scripted.lookAtChain(last);
        }
        again(scripted, owner, order, elsewhere);
        scripted.look();
        scripted.lookAtLegal();
        scripted.end();
    }

    /** The capture is taken back and made again, and stones are played where the chain stood. */
    private static void again(ScriptedGame scripted, Color owner, List<Point> order, List<Point> elsewhere) {
        if (scripted.can(Capability.UNDO)) {
            List<Move> taken = scripted.takeBack(1 + scripted.random().nextInt(3));
            scripted.look();
            for (Move move : taken) {
                if (!scripted.make(move)) {
                    return;
                }
            }
            scripted.look();
        }
        for (int i = 0; i < Math.min(4, order.size()); i++) {
            Point point = order.get(i);
            if (scripted.game().position().stone(point).isEmpty()) {
                scripted.place(i % 2 == 0 ? owner : owner.opponent(), point, elsewhere);
                scripted.lookAtPrisoners();
            }
        }
    }

    private static boolean fill(
            ScriptedGame scripted, Color owner, List<Point> stones, List<Point> wall, List<Point> elsewhere) {
        int next = 0;
        int built = 0;
        while (next < stones.size() || built < wall.size()) {
            boolean own = scripted.game().toMove() == owner;
            boolean owners = next < stones.size() && (own || built == wall.size());
            Point point = owners ? stones.get(next++) : wall.get(built++);
            if (!scripted.place(owners ? owner : owner.opponent(), point, elsewhere)) {
                return false;
            }
            if ((next + built) % 16 == 0) {
                scripted.look();
                scripted.lookAtChain(point);
            }
        }
        return true;
    }

    /** Rows of points that begin beside one point and lead away from it; that point comes last. */
    private static Set<Point> rows(Board board, Random random) {
        Point middle = random.nextInt(4) == 0
                ? board.points().get(random.nextInt(board.size()))
                : new Point(
                        MARGIN + random.nextInt(board.width() - 2 * MARGIN),
                        MARGIN + random.nextInt(board.height() - 2 * MARGIN));
        Set<Point> rows = new LinkedHashSet<>();
        for (Point first : GEOMETRY.adjacent(PointSet.of(board, middle))) {
            int right = first.column() - middle.column();
            int up = first.row() - middle.row();
            int length = 1 + random.nextInt(3);
            Point next = first;
            for (int step = 1; step <= length; step++) {
                rows.add(next);
                int column = next.column() + right;
                int row = next.row() + up;
                if (column < 0 || row < 0 || column == board.width() || row == board.height()) {
                    break;
                }
                next = new Point(column, row);
            }
        }
        rows.add(middle);
        return rows;
    }

    /** Connected points such that what lies around them is connected too; each is next to one before it. */
    private static Set<Point> blob(Board board, Random random) {
        int most = board.size() * 2 / 5;
        int size = Math.max(3, Math.min(most, 4 + random.nextInt(most)));
        Set<Point> blob = new LinkedHashSet<>();
        List<Point> next = new ArrayList<>(List.of(board.points().get(random.nextInt(board.size()))));
        while (blob.size() < size && !next.isEmpty()) {
            Point point = next.remove(random.nextInt(next.size()));
            if (blob.add(point)) {
                GEOMETRY.adjacent(PointSet.of(board, point)).forEach(neighbour -> {
                    if (!blob.contains(neighbour)) {
                        next.add(neighbour);
                    }
                });
            }
        }
        PointSet around = board.all().minus(board.none().withAll(blob));
        Set<Point> seen = new HashSet<>();
        List<PointSet> parts = new ArrayList<>();
        for (Point point : around) {
            if (!seen.contains(point)) {
                PointSet part = GEOMETRY.reached(PointSet.of(board, point), around);
                part.forEach(seen::add);
                parts.add(part);
            }
        }
        parts.sort((one, other) -> other.size() - one.size());
        parts.stream().skip(1).forEach(part -> part.forEach(blob::add));
        return blob;
    }
}
