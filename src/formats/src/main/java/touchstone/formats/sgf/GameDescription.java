package touchstone.formats.sgf;

import java.util.Map;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.PointSet;

/**
 * What a record says about a game besides its moves. All texts are untrusted, and each is one line.
 *
 * @param texts by the names of their properties, such as {@code PB}; those that are missing or empty are left out
 * @param black the points that are marked as Black's territory where the main line ends
 * @param white the same for White
 */
public record GameDescription(Map<String, String> texts, PointSet black, PointSet white) {

    public GameDescription {
        texts = Map.copyOf(texts);
    }

    public Optional<String> text(String property) {
        return Optional.ofNullable(texts.get(property));
    }

    /** The result that the record names, as it is written there. */
    public Optional<String> result() {
        return text("RE");
    }

    /** The points marked as a player's territory; empty where nobody counted. */
    public PointSet territory(Color player) {
        return player == Color.BLACK ? black : white;
    }

    public boolean marksTerritory() {
        return !black.isEmpty() || !white.isEmpty();
    }
}
