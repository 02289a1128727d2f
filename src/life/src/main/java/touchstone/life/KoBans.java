package touchstone.life;

import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.PointSet;

/**
 * What stands in the way of retaking kos.
 *
 * @param barred single stones that took a ko and may not be taken in it
 * @param openToBlack the two points of each ko that one pass has opened to Black for good
 * @param openToWhite the same for White
 */
record KoBans(PointSet barred, PointSet openToBlack, PointSet openToWhite) {

    static KoBans none(Board board) {
        return new KoBans(board.none(), board.none(), board.none());
    }

    PointSet openTo(Color player) {
        return player == Color.BLACK ? openToBlack : openToWhite;
    }

    KoBans withBarred(PointSet stones) {
        return new KoBans(stones, openToBlack, openToWhite);
    }

    KoBans opened(Color player, PointSet ko) {
        return player == Color.BLACK
                ? new KoBans(barred, openToBlack.or(ko), openToWhite)
                : new KoBans(barred, openToBlack, openToWhite.or(ko));
    }
}
