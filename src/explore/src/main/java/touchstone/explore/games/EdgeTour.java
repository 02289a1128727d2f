package touchstone.explore.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * A stone is captured in each corner, on each side and in the middle, and its owner tries to play there again: so that every
 * edge of a board is come to, and columns and rows with the longest names.
 */
record EdgeTour() implements GameScript {

    private static final BaseRules GEOMETRY = new BaseRules();

    @Override
    public String id() {
        return "edges";
    }

    @Override
    public boolean suits(Board board) {
        return board.size() > 1;
    }

    @Override
    public void play(GameTable table) {
        Board board = table.board();
        table.look();
        List<Point> stops = stops(board, new Random(table.random().nextLong()));
        for (Point stop : stops) {
            Color owner = table.random().nextBoolean() ? Color.BLACK : Color.WHITE;
            capture(table, owner, stop);
        }
        table.look();
        table.lookAtLegal();
        if (table.isGoingOn() && table.random().nextBoolean()) {
            table.takeBack(1 + table.random().nextInt(6));
            table.look();
        }
        table.end();
    }

    private static List<Point> stops(Board board, Random random) {
        int right = board.width() - 1;
        int top = board.height() - 1;
        List<Point> stops = new ArrayList<>(List.of(
                new Point(0, 0),
                new Point(right, 0),
                new Point(0, top),
                new Point(right, top),
                new Point(random.nextInt(board.width()), 0),
                new Point(random.nextInt(board.width()), top),
                new Point(0, random.nextInt(board.height())),
                new Point(right, random.nextInt(board.height())),
                new Point(random.nextInt(board.width()), random.nextInt(board.height()))));
        Collections.shuffle(stops, random);
        return stops;
    }

    private static void capture(GameTable table, Color owner, Point stop) {
        PointSet around = GEOMETRY.adjacent(PointSet.of(table.board(), stop));
        if (table.game().position().stone(stop).isPresent()
                || around.intersects(table.game().position().stones(owner))
                || !table.place(owner, stop, List.of())) {
            return;
        }
        for (Point point : around) {
            if (table.game().position().stone(point).isEmpty() && !table.place(owner.opponent(), point, List.of())) {
                return;
            }
        }
        table.look();
        table.lookAtChain(around.first());
        if (table.turn(owner, List.of())) {
            table.tryOut(owner, stop);
            table.lookAtPrisoners();
        }
        if (table.isGoingOn() && table.game().successivePasses() > 0) {
            // So that no two passes follow one another.
            table.playElsewhere(table.board().points());
        }
    }
}
