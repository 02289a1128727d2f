package touchstone.suite.steps;

import java.util.List;
import java.util.function.Supplier;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.GameState;
import touchstone.spi.LegalMoves;
import touchstone.spi.OtherBoardException;
import touchstone.spi.PrisonerCount;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;
import touchstone.spi.Witnesses;
import touchstone.spi.Witnesses.Testimony;

/**
 * Every way in which a session shows something. One that does not say which ways it has shows it in one way.
 *
 * <p>Each method throws {@link UnsupportedException} if there is no way.
 */
record Views(Session session) {

    private static final String SUBJECT = "the subject";

    List<Testimony<Position>> positions() {
        return some(Capability.READS_BOARD, () -> session.find(Witnesses.class)
                .map(Witnesses::positionsShown)
                .orElseGet(() -> one(() -> session.ability(BoardView.class).position())));
    }

    List<Testimony<PointSet>> legalPlays(Color player) {
        return some(Capability.LISTS_LEGAL_PLAYS, () -> session.find(Witnesses.class)
                .map(witnesses -> witnesses.legalPlaysShown(player))
                .orElseGet(() -> one(() -> session.ability(LegalMoves.class).legalPlays(player))));
    }

    List<Testimony<Integer>> prisoners(Color color) {
        return some(Capability.PRISONERS, () -> session.find(Witnesses.class)
                .map(witnesses -> witnesses.prisonersShown(color))
                .orElseGet(() -> one(() -> session.ability(PrisonerCount.class).prisoners(color))));
    }

    List<Testimony<Color>> turns() {
        return some(Capability.TURN, () -> session.find(Witnesses.class)
                .map(Witnesses::turnsShown)
                .orElseGet(() -> one(() -> session.ability(GameState.class).toMove())));
    }

    private static <T> List<Testimony<T>> one(Supplier<T> view) {
        return List.of(new Testimony<>(SUBJECT, view.get()));
    }

    /** To name points that the board has not is no nonsense, but wrong. */
    private static <T> List<Testimony<T>> some(Capability needed, Supplier<List<Testimony<T>>> view) {
        List<Testimony<T>> testimonies;
        try {
            testimonies = view.get();
        } catch (OtherBoardException other) {
            throw new Violation("points of the board", other.getMessage());
        }
        if (testimonies.isEmpty()) {
            throw new UnsupportedException(needed, "nothing that the subject answers here can be read as that");
        }
        return testimonies;
    }
}
