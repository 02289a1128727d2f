package touchstone.reference;

/** Why a move is illegal: the clause that decided, and the evidence. */
public sealed interface Refusal {

    /** The id of the clause that decided, such as {@code base.8}. */
    String clause();

    /** One sentence for a person, naming the evidence. */
    String explanation();

    /** The game has ended, by passes or by what the players said: nobody moves any more. */
    record GameOver() implements Refusal {
        @Override
        public String clause() {
            return "base.9";
        }

        @Override
        public String explanation() {
            return "the game is over";
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

    /** A rule of repetition forbids the play. */
    sealed interface ForRepetition extends Refusal {}

    /**
     * @param clause the rule of repetition that forbids it
     * @param moment the number of moves after which the position stood, 0 for the start
     * @param position the position that would stand again
     */
    record Repeats(String clause, int moment, Position position) implements ForRepetition {
        @Override
        public String explanation() {
            return "repetition: recreates the position " + stood(moment);
        }

        /** @param moment the number of moves after which a position stood */
        static String stood(int moment) {
            return moment == 0 ? "at the start" : "after move " + moment;
        }
    }

    /**
     * The play would take back, stone for stone, what the opponent took.
     *
     * @param stone the stone that took one, and would be taken
     */
    record TakesBack(String clause, Point stone) implements ForRepetition {
        @Override
        public String explanation() {
            return "ko: the stone on " + stone + " has taken one stone and may not be taken back yet";
        }
    }

    /**
     * The play is part of a ko, and would take stones played since the ko plays began.
     *
     * @param hot those stones
     */
    record TakesHotStones(String clause, PointSet hot) implements ForRepetition {
        @Override
        public String explanation() {
            return "ko: what was played since these ko plays began is hot and may not be taken yet: " + hot;
        }
    }

    /**
     * The play would complete a cycle of an odd number of plays for the second time.
     *
     * @param plays how many plays the cycle has, an odd number
     */
    record RepeatsOddCycle(String clause, int plays) implements ForRepetition {
        @Override
        public String explanation() {
            return "repetition: completes for the second time a cycle of an odd number of plays, " + plays;
        }
    }

    /** No document says whether this may be. */
    record Undecided(String clause, String question) implements Refusal {
        @Override
        public String explanation() {
            return "no document decides it: " + question;
        }
    }

    /** The play has stopped, and nobody has asked for it to be resumed. */
    record Stopped(String clause) implements Refusal {
        @Override
        public String explanation() {
            return "the game is stopped: it has to be resumed first";
        }
    }

    /** @param passes how many more turns White passes */
    record HandicapPasses(String clause, int passes) implements Refusal {
        @Override
        public String explanation() {
            return "White passes for the handicap, " + passes + " more times";
        }
    }

    /** @param stones how many handicap stones Black has yet to place */
    record HandicapDue(String clause, int stones) implements Refusal {
        @Override
        public String explanation() {
            return "Black has yet to place " + stones + " handicap stones";
        }
    }

    /** @param supply how many stones each player has */
    record NoStoneLeft(String clause, int supply) implements Refusal {
        @Override
        public String explanation() {
            return "the player has no stone left: all " + supply + " are on the board";
        }
    }

    /** The rules do not foresee that players say this, or not now. */
    record Unforeseen(String clause, String explanation) implements Refusal {}
}
