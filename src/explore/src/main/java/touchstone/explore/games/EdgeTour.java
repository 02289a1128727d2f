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
    public void play(ScriptedGame scripted) {
        Board board = scripted.board();
        scripted.look();
        List<Point> stops = stops(board, new Random(scripted.random().nextLong()));
        for (Point stop : stops) {
            Color owner = scripted.random().nextBoolean() ? Color.BLACK : Color.WHITE;
            capture(scripted, owner, stop);
        }
        scripted.look();
        scripted.lookAtLegal();
        if (scripted.isGoingOn() && scripted.random().nextBoolean()) {
            scripted.takeBack(1 + scripted.random().nextInt(6));
            scripted.look();
        }
        scripted.end();
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

    private static void capture(ScriptedGame scripted, Color owner, Point stop) {
        PointSet around = GEOMETRY.adjacent(PointSet.of(scripted.board(), stop));
        if (scripted.game().position().stone(stop).isPresent()
                || around.intersects(scripted.game().position().stones(owner))
                || !scripted.place(owner, stop, List.of())) {
            return;
        }
        for (Point point : around) {
            if (scripted.game().position().stone(point).isEmpty()
                    && !scripted.place(owner.opponent(), point, List.of())) {
                return;
            }
        }
        scripted.look();
        scripted.lookAtChain(around.first());
        if (scripted.turn(owner, List.of())) {
            scripted.tryOut(owner, stop);
            scripted.lookAtPrisoners();
        }
        if (scripted.isGoingOn() && scripted.game().successivePasses() > 0) {
            // So that no two passes follow one another.
            scripted.playElsewhere(scripted.board().points());
        }
    }
}
