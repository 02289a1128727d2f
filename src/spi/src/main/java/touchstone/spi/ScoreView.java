package touchstone.spi;

import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Score;

/** A session that scores the game, {@link Capability#SCORE}, or shows territory, {@link Capability#TERRITORY}. */
public interface ScoreView {

    /** Black's score less White's, komi and other compensation included: negative if White is ahead. */
    default double lead() {
        throw new UnsupportedException(Capability.SCORE);
    }

    /** The points of this player's territory. */
    default PointSet territory(Color player) {
        throw new UnsupportedException(Capability.TERRITORY);
    }

    /**
     * Both players' scores: as the session counts them, or if it does not, what is seen of its board and territories, the areas.
     *
     * @throws UnsupportedException if it shows neither
     */
    static Score scores(Session session) {
        return session.find(CountView.class).map(CountView::score).orElseGet(() -> areas(session));
    }

    private static Score areas(Session session) {
        Position position = session.ability(BoardView.class).position();
        ScoreView shown = session.ability(ScoreView.class);
        return new Score(
                position.stones(Color.BLACK).or(shown.territory(Color.BLACK)).size(),
                position.stones(Color.WHITE).or(shown.territory(Color.WHITE)).size());
    }
}
