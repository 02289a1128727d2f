package touchstone.laboratory.referee;

import touchstone.reference.BaseRules;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** Takes liberties away, until many a point would be suicide for the other player. */
final class SelfCaptureTempter implements Bait {

    @Override
    public int worth(Play play) {
        Position position = play.after().position();
        BaseRules rules = play.after().rules();
        PointSet tight = position.empties().minus(rules.adjacent(position.empties()));
        int worth = 0;
        for (Point point : tight) {
            Position placed = position.with(play.after().toMove(), point);
            boolean takes = !rules.capture(placed, play.after().toMove()).isEmpty();
            int lost =
                    takes ? 0 : rules.selfCapture(placed, play.after().toMove()).size();
            worth += lost == 0 ? 0 : 2 + lost;
        }
        return worth;
    }
}
