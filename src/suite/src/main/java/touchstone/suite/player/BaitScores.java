package touchstone.suite.player;

import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Ruling;

/** How tempting a play is that an opponent offers to the subject; 0 if it is not tempting. */
public final class BaitScores {

    /** A legal play that is considered, and what stands then. */
    public record Play(Ruling.Made made) {

        Game after() {
            return made.after();
        }

        Point point() {
            return ((Move.Play) after().lastMove().orElseThrow()).point();
        }

        PointSet liberties() {
            return BaitScores.liberties(after(), point());
        }

        int captured() {
            return made.captured().size();
        }
    }

    private BaitScores() {}

    private static PointSet chain(Game game, Point stone) {
        return game.rules().connected(game.position(), stone);
    }

    private static PointSet liberties(Game game, Point stone) {
        return game.rules().liberties(game.position(), stone);
    }

    /** To take kos, to threaten to take more, and to leave the other player wishing to take them back. */
    public static int koFight(Play play) {
        Game after = play.after();
        if (play.captured() == 1) {
            Point taken = play.made().captured().first();
            return after.rule(new Move.Play(taken)) instanceof Ruling.Refused ? 50 : 10;
        }
        int worth = 2 * play.captured();
        // Single stones of the other player that could be taken next.
        PointSet near = after.rules().adjacent(PointSet.of(after.board(), play.point()));
        for (Point stone : near.and(after.position().stones(after.toMove()))) {
            worth += liberties(after, stone).size() == 1 ? 3 : 0;
        }
        return worth;
    }

    /** To throw a stone in that may be taken, so that whoever takes it loses more. */
    public static int snapback(Play play) {
        if (play.liberties().size() != 1) {
            return play.captured();
        }
        Point mouth = play.liberties().first();
        if (!(play.after().rule(new Move.Play(mouth)) instanceof Ruling.Made taking)) {
            // The stone can't be taken, and the other player may try.
            return 5;
        }
        int lost = taking.captured().size();
        boolean back = liberties(taking.after(), mouth).size() == 1;
        int won = chain(taking.after(), mouth).size();
        return back && won > lost ? 20 + won : back ? 8 : 0;
    }

    /** To send two stones and get one back: after that the two may not be sent once more, or the one not be taken. */
    public static int twoForOne(Play play) {
        PointSet sent = chain(play.after(), play.point());
        if (sent.size() == 1 && play.captured() == 1) {
            return 15;
        }
        PointSet liberties = play.liberties();
        if (sent.size() > 2 || liberties.size() != 1) {
            return sent.size() == 1 && liberties.size() == 2 ? 1 : 0;
        }
        if (!(play.after().rule(new Move.Play(liberties.first())) instanceof Ruling.Made taking)) {
            return 2;
        }
        return sent.size() == 2 && sent.stream().anyMatch(point -> takesOne(taking.after(), point)) ? 40 : 3;
    }

    private static boolean takesOne(Game game, Point point) {
        return game.rule(new Move.Play(point)) instanceof Ruling.Made back
                && back.captured().size() == 1;
    }

    /** To take liberties away, until many a point would be suicide for the other player. */
    public static int selfCapture(Play play) {
        Position position = play.after().position();
        BaseRules rules = play.after().rules();
        Color other = play.after().toMove();
        int worth = 0;
        for (Point point : position.empties().minus(rules.adjacent(position.empties()))) {
            Position placed = position.with(other, point);
            boolean takes = !rules.capture(placed, other).isEmpty();
            int lost = takes ? 0 : rules.selfCapture(placed, other).size();
            worth += lost == 0 ? 0 : 2 + lost;
        }
        return worth;
    }
}
