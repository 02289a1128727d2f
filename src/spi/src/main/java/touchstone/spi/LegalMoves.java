package touchstone.spi;

import touchstone.reference.Color;
import touchstone.reference.PointSet;

/** A session that lists the legal plays: {@link Capability#LISTS_LEGAL_PLAYS}. */
public interface LegalMoves {

    /** All points where this player may play, if it is this player's turn. */
    PointSet legalPlays(Color player);
}
