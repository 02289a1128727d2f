package touchstone.laboratory.referee;

import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Ruling;

/** What an opponent finds tempting to offer. */
@FunctionalInterface
interface Bait {

    /** How tempting a play is for the other player; 0 if not at all. */
    int worth(Play play);

    /** A legal play that is considered, and what stands then. */
    record Play(Ruling.Made made) {

        Game after() {
            return made.after();
        }

        Point point() {
            return ((Move.Play) after().lastMove().orElseThrow()).point();
        }

        Color player() {
            return after().toMove().opponent();
        }

        PointSet chain() {
            return chain(after(), point());
        }

        static PointSet chain(Game game, Point stone) {
            return game.rules().connected(game.position(), stone);
        }

        static PointSet liberties(Game game, Point stone) {
            return game.rules().liberties(game.position(), stone);
        }
    }
}
