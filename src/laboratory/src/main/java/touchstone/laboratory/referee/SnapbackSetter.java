package touchstone.laboratory.referee;

import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;

/** Throws a stone in that may be taken, so that whoever takes it loses more. */
final class SnapbackSetter implements Bait {

    @Override
    public int worth(Play play) {
        if (Play.liberties(play.after(), play.point()).size() != 1) {
            return play.made().captured().size();
        }
        Point mouth = Play.liberties(play.after(), play.point()).first();
        if (!(play.after().rule(new Move.Play(mouth)) instanceof Ruling.Made taking)) {
            // The stone can't be taken, and the other player may try.
            return 5;
        }
        int lost = taking.captured().size();
        boolean back = Play.liberties(taking.after(), mouth).size() == 1;
        int won = Play.chain(taking.after(), mouth).size();
        return back && won > lost ? 20 + won : back ? 8 : 0;
    }
}
