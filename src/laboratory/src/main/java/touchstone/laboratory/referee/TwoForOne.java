package touchstone.laboratory.referee;

import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Ruling;

/** Sends two stones and gets one back: after that the two may not be sent once more, or the one not be taken. */
final class TwoForOne implements Bait {

    @Override
    public int worth(Play play) {
        PointSet sent = play.chain();
        if (sent.size() == 1 && play.made().captured().size() == 1) {
            return 15;
        }
        PointSet liberties = Play.liberties(play.after(), play.point());
        if (sent.size() > 2 || liberties.size() != 1) {
            return sent.size() == 1 && liberties.size() == 2 ? 1 : 0;
        }
        if (!(play.after().rule(new Move.Play(liberties.first())) instanceof Ruling.Made taking)) {
            return 2;
        }
        return sent.size() == 2 && returns(taking.after(), sent) ? 40 : 3;
    }

    /** Whether one of the points that were sent takes a single stone now. */
    private static boolean returns(Game game, PointSet sent) {
        for (Point point : sent) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made back
                    && back.captured().size() == 1) {
                return true;
            }
        }
        return false;
    }
}
