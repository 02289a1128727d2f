package touchstone.spi;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalInt;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Position;

/** What a controller can ask for, apart from moves: see {@link Controlled}. */
public sealed interface ControllerRequest {

    /** The capability that a subject needs in order to carry out the request. */
    Capability capability();

    /** Take back the last move. */
    record TakeBack() implements ControllerRequest {
        @Override
        public Capability capability() {
            return Capability.UNDO;
        }

        @Override
        public String toString() {
            return "take back the last move";
        }
    }

    /** Place handicap stones on the fixed points of the Go Text Protocol. */
    record FixedHandicap(int stones) implements ControllerRequest {
        @Override
        public Capability capability() {
            return Capability.HANDICAP;
        }

        @Override
        public String toString() {
            return "place " + stones + " fixed handicap stones";
        }
    }

    /** Place handicap stones on points that the subject chooses. */
    record FreeHandicap(int stones) implements ControllerRequest {
        @Override
        public Capability capability() {
            return Capability.FREE_HANDICAP;
        }

        @Override
        public String toString() {
            return "place " + stones + " free handicap stones";
        }
    }

    /**
     * Place handicap stones on given points.
     *
     * @param vertices plays on these points; a faulty list, with a pass or a point twice, is to be refused
     */
    record GivenHandicap(List<Move> vertices) implements ControllerRequest {

        public GivenHandicap {
            vertices = List.copyOf(vertices);
        }

        @Override
        public Capability capability() {
            return Capability.GIVEN_HANDICAP;
        }

        @Override
        public String toString() {
            return "place handicap stones on "
                    + String.join(" ", vertices.stream().map(Move::toString).toList());
        }
    }

    /** Use this komi, in points for White. */
    record SetKomi(BigDecimal points) implements ControllerRequest {
        @Override
        public Capability capability() {
            return Capability.KOMI;
        }

        @Override
        public String toString() {
            return "set a komi of " + points.toPlainString();
        }
    }

    /** Begin a game from a position. */
    record SetUp(Position position, Color toMove) implements ControllerRequest {
        @Override
        public Capability capability() {
            return Capability.EDITS;
        }

        @Override
        public String toString() {
            return "set up, with " + toMove + " to move,\n" + position;
        }
    }

    /** Begin a game on an empty board of the same size. */
    record ClearBoard() implements ControllerRequest {
        @Override
        public Capability capability() {
            return Capability.BOARD_SIZE;
        }

        @Override
        public String toString() {
            return "clear the board";
        }
    }

    /**
     * Load the record of a game.
     *
     * @param text the content of the file, in the Smart Game Format
     * @param before go to the position before this move, counted from 1; to the end of the record if empty
     */
    record Load(String text, OptionalInt before) implements ControllerRequest {
        @Override
        public Capability capability() {
            return Capability.RECORDS;
        }

        @Override
        public String toString() {
            return "load, " + (before.isPresent() ? "up to move " + before.getAsInt() : "to the end") + ", the record\n"
                    + text;
        }
    }
}
