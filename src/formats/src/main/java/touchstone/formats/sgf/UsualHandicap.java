package touchstone.formats.sgf;

import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.StarPoints;

/** Handicap stones on the usual points, where a record names their number alone and White moves first. */
record UsualHandicap(Board board, PointSet stones) {

    /** Empty if there is no such handicap, or if one of its points is played on, so that the stones stood elsewhere. */
    static Optional<UsualHandicap> of(Board board, int handicap, List<SgfNode> nodes) {
        boolean whiteFirst =
                !nodes.isEmpty() && nodes.get(0) instanceof SgfNode.Played first && first.player() == Color.WHITE;
        if (handicap < 2 || !whiteFirst) {
            return Optional.empty();
        }
        return StarPoints.of(board, handicap)
                .map(points -> new UsualHandicap(board, points))
                .filter(usual -> nodes.stream().noneMatch(usual::playedOn));
    }

    private boolean playedOn(SgfNode node) {
        return node instanceof SgfNode.Played played
                && played.move() instanceof Move.Play play
                && stones.contains(play.point());
    }

    SgfNode.SetUp setUp() {
        return new SgfNode.SetUp(stones, board.none(), board.none(), Optional.of(Color.WHITE));
    }

    @Override
    public String toString() {
        return "stones on the usual points, " + stones;
    }
}
