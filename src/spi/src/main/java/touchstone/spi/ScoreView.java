package touchstone.spi;

import java.util.Optional;
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
     * Both players' scores: as the session counts them, or else their areas, from its board and territories.
     *
     * @throws UnsupportedException if the session shows neither
     */
    static Score scores(Session session) {
        Optional<Score> counted = session.find(CountView.class).map(CountView::score);
        return counted.orElseGet(() -> {
            Position position = session.ability(BoardView.class).position();
            ScoreView shown = session.ability(ScoreView.class, Capability.TERRITORY);
            return new Score(
                    position.stones(Color.BLACK)
                            .or(shown.territory(Color.BLACK))
                            .size(),
                    position.stones(Color.WHITE)
                            .or(shown.territory(Color.WHITE))
                            .size());
        });
    }
}
