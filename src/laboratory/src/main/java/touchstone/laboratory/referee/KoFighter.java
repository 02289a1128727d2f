package touchstone.laboratory.referee;

import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Ruling;

/** Takes kos, threatens to take more, and leaves the other player wishing to take them back. */
final class KoFighter implements Bait {

    @Override
    public int worth(Play play) {
        if (play.made().captured().size() == 1) {
            Point taken = play.made().captured().first();
            return play.after().rule(new Move.Play(taken)) instanceof Ruling.Refused ? 50 : 10;
        }
        return 2 * play.made().captured().size() + stonesInAtari(play);
    }

    /** Single stones of the other player that could be taken next. */
    private static int stonesInAtari(Play play) {
        int count = 0;
        PointSet others = play.after().position().stones(play.player().opponent());
        PointSet near = play.after()
                .rules()
                .adjacent(PointSet.of(play.after().board(), play.point()))
                .and(others);
        for (Point stone : near) {
            count += Play.liberties(play.after(), stone).size() == 1 ? 3 : 0;
        }
        return count;
    }
}
