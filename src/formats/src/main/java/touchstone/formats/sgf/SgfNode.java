package touchstone.formats.sgf;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** One step of a record. What only says something about the game is none. */
public sealed interface SgfNode {

    /** A move, legal or not: a record tells what was done. */
    record Played(Color player, Move move) implements SgfNode {}

    /**
     * A move to a point that the board does not have. Only {@link RecordedGame} has such; to {@link SgfRecord} it is a fault.
     *
     * @param written the point as the record has it, two letters
     */
    record Astray(Color player, String written) implements SgfNode {}

    /**
     * Points are given another content, whatever stood there; nothing is captured by it.
     *
     * @param black where black stones are put
     * @param white where white stones are put
     * @param empty what is made empty
     * @param toMove who moves next, if the record says so
     */
    record SetUp(PointSet black, PointSet white, PointSet empty, Optional<Color> toMove) implements SgfNode {

        /** The position after the set-up. It may hold chains without liberties. */
        public Position on(Position before) {
            Position cleared = before.without(black.or(white).or(empty));
            return new Position(
                    cleared.stones(Color.BLACK).or(black),
                    cleared.stones(Color.WHITE).or(white));
        }
    }
}
