package touchstone.subject;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalInt;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Position;

/** What whoever controls a subject may ask of it besides moves. */
public sealed interface Request {

    /** What a subject that can be asked this is able to do. */
    Capability capability();

    /** To take back the last move. */
    record TakeBack() implements Request {
        @Override
        public Capability capability() {
            return Capability.UNDO;
        }

        @Override
        public String toString() {
            return "take back the last move";
        }
    }

    /** To place a number of handicap stones where the protocol has them. */
    record FixedHandicap(int stones) implements Request {
        @Override
        public Capability capability() {
            return Capability.HANDICAP;
        }

        @Override
        public String toString() {
            return "place " + stones + " fixed handicap stones";
        }
    }

    /** To place a number of handicap stones wherever the subject likes. */
    record FreeHandicap(int stones) implements Request {
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
     * To place handicap stones where the controller wants them.
     *
     * @param vertices points, as far as the list is a good one
     */
    record GivenHandicap(List<Move> vertices) implements Request {

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

    /** To count with this komi, in points for White. */
    record SetKomi(BigDecimal points) implements Request {
        @Override
        public Capability capability() {
            return Capability.KOMI;
        }

        @Override
        public String toString() {
            return "set a komi of " + points.toPlainString();
        }
    }

    /** To begin a game in the middle. */
    record SetUp(Position position, Color toMove) implements Request {
        @Override
        public Capability capability() {
            return Capability.EDITS;
        }

        @Override
        public String toString() {
            return "set up, with " + toMove + " to move,\n" + position;
        }
    }

    /** To begin a game on an empty board of the same size. */
    record ClearBoard() implements Request {
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
     * To load the record of a game.
     *
     * @param text of the file
     * @param before the number of the move before which the game is to stand, from 1; at its end if empty
     */
    record Load(String text, OptionalInt before) implements Request {
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
