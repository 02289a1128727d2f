package touchstone.trace;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Statement;

/** What players say, in the phrases of scenarios. */
public final class StatementText {

    private StatementText() {}

    /** The rest of "when", such as {@code the players agree to stop}. */
    public static String words(Statement statement) {
        if (statement instanceof Statement.Komi komi) {
            return "the players agree on a komi of " + number(komi.points());
        } else if (statement instanceof Statement.Bids bids) {
            return "the players bid "
                    + list(bids.bids().stream().map(StatementText::number).toList()) + " for Black";
        } else if (statement instanceof Statement.Handicap handicap) {
            return "the players agree on " + handicap.stones() + " handicap stone"
                    + (handicap.stones() == 1 ? "" : "s");
        } else if (statement instanceof Statement.Placement placement) {
            return "Black places handicap stones on " + points(placement.points());
        } else if (statement instanceof Statement.Stop) {
            return "the players agree to stop";
        } else if (statement instanceof Statement.Dead dead) {
            return "the players agree that "
                    + (dead.stones().isEmpty()
                            ? "no stone is dead"
                            : points(dead.stones()) + (dead.stones().size() == 1 ? " is dead" : " are dead"));
        } else if (statement instanceof Statement.Resume resume) {
            return resume.requester() + " asks for the game to be resumed";
        } else if (statement instanceof Statement.NextMover next) {
            return "the players agree that " + next.mover() + " moves next";
        } else if (statement instanceof Statement.Deadlock) {
            return "the players agree on nothing";
        } else if (statement instanceof Statement.Repeats) {
            return "the players agree that the game repeats itself";
        }
        return ((Statement.Resigns) statement).player() + " resigns";
    }

    private static String number(double points) {
        return BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
    }

    private static String points(PointSet points) {
        return list(points.stream().map(Point::toString).toList());
    }

    private static String list(List<String> some) {
        int last = some.size() - 1;
        return some.stream().limit(Math.max(1, last)).collect(Collectors.joining(", "))
                + (last > 0 ? " and " + some.get(last) : "");
    }
}
