package touchstone.reference;

/** Why a move is illegal: the clause that decided, and the evidence. */
public sealed interface Refusal {

    /** The id of the clause that decided, such as {@code base.8}. */
    String clause();

    /** One sentence for a person, naming the evidence. */
    String explanation();

    /** The two players have passed in succession: nobody moves any more. */
    record GameOver() implements Refusal {
        @Override
        public String clause() {
            return "base.9";
        }

        @Override
        public String explanation() {
            return "the game is over: both players have passed in succession";
        }
    }

    /** @param turn the player whose turn it is */
    record OutOfTurn(Color turn) implements Refusal {
        @Override
        public String clause() {
            return "base.6";
        }

        @Override
        public String explanation() {
            return "it is " + turn + "'s turn";
        }
    }

    record OffBoard(Point point, Board board) implements Refusal {
        @Override
        public String clause() {
            return "base.2";
        }

        @Override
        public String explanation() {
            return "a " + board + " board has no point " + point;
        }
    }

    /** @param stone the colour of the stone that stands there */
    record Occupied(Point point, Color stone) implements Refusal {
        @Override
        public String clause() {
            return "base.7.step-1";
        }

        @Override
        public String explanation() {
            return "a " + stone.toString().toLowerCase(java.util.Locale.ROOT) + " stone stands on " + point;
        }
    }

    /** @param stones what step 3 would remove, the stone played included */
    record SelfCaptures(PointSet stones) implements Refusal {
        @Override
        public String clause() {
            return "base.7A";
        }

        @Override
        public String explanation() {
            return "self-capture: without liberty would be " + stones;
        }
    }

    /**
     * @param moment the number of moves after which the position stood, 0 for the start
     * @param position the position that would stand again
     */
    record Repeats(int moment, Position position) implements Refusal {
        @Override
        public String clause() {
            return "base.8";
        }

        @Override
        public String explanation() {
            return "repetition: recreates the position " + (moment == 0 ? "at the start" : "after move " + moment);
        }
    }
}
