package touchstone.trace;

import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Variant;
import touchstone.spi.Agreements;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.ChainView;
import touchstone.spi.Controlled;
import touchstone.spi.CountView;
import touchstone.spi.GameState;
import touchstone.spi.LegalMoves;
import touchstone.spi.PrisonerCount;
import touchstone.spi.RulesReport;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;

/** A question about a game, and how a session is asked it. */
public sealed interface Query {

    /** The capability that a subject needs in order to show it. */
    Capability capability();

    /** What the session shows. Two answers can be compared by {@code equals}. */
    Object at(Session session);

    /** Which stones stand where: a {@link touchstone.reference.Position}. */
    record Stones() implements Query {
        @Override
        public Capability capability() {
            return Capability.READS_BOARD;
        }

        @Override
        public Object at(Session session) {
            return session.ability(BoardView.class).position();
        }

        @Override
        public String toString() {
            return "the stones";
        }
    }

    /**
     * Where a player may play: a {@link touchstone.reference.PointSet}.
     *
     * @param player whose turn it is
     */
    record LegalPlays(Color player) implements Query {
        @Override
        public Capability capability() {
            return Capability.LISTS_LEGAL_PLAYS;
        }

        @Override
        public Object at(Session session) {
            return session.ability(LegalMoves.class).legalPlays(player);
        }

        @Override
        public String toString() {
            return "where " + player + " may play";
        }
    }

    /**
     * Whether a play would be legal: a {@link Boolean}.
     *
     * @param player whose turn it is
     */
    record Legal(Color player, Point point) implements Query {
        @Override
        public Capability capability() {
            return Capability.ANSWERS_LEGALITY;
        }

        @Override
        public Object at(Session session) {
            return session.ask(player, new Move.Play(point)) instanceof Answer.Accepted;
        }

        @Override
        public String toString() {
            return "whether " + player + " may play " + point;
        }
    }

    /** How many stones of this colour have been removed: an {@link Integer}. */
    record Prisoners(Color color) implements Query {
        @Override
        public Capability capability() {
            return Capability.PRISONERS;
        }

        @Override
        public Object at(Session session) {
            return session.ability(PrisonerCount.class).prisoners(color);
        }

        @Override
        public String toString() {
            return "how many stones " + color + " has lost";
        }
    }

    /** Whose turn it is: a {@link Color}. */
    record Turn() implements Query {
        @Override
        public Capability capability() {
            return Capability.TURN;
        }

        @Override
        public Object at(Session session) {
            return session.ability(GameState.class).toMove();
        }

        @Override
        public String toString() {
            return "whose turn it is";
        }
    }

    /** Whether the game is over: a {@link Boolean}. */
    record Over() implements Query {
        @Override
        public Capability capability() {
            return Capability.GAME_END;
        }

        @Override
        public Object at(Session session) {
            return session.ability(GameState.class, Capability.GAME_END).over();
        }

        @Override
        public String toString() {
            return "whether the game is over";
        }
    }

    /** The chain of a stone: a {@link touchstone.reference.PointSet}. */
    record Chain(Point stone) implements Query {
        @Override
        public Capability capability() {
            return Capability.CHAINS;
        }

        @Override
        public Object at(Session session) {
            return session.ability(ChainView.class).chain(stone);
        }

        @Override
        public String toString() {
            return "the chain of " + stone;
        }
    }

    /** The liberties of a stone's chain: a {@link touchstone.reference.PointSet}. */
    record Liberties(Point stone) implements Query {
        @Override
        public Capability capability() {
            return Capability.LIBERTIES;
        }

        @Override
        public Object at(Session session) {
            return session.ability(ChainView.class, Capability.LIBERTIES).liberties(stone);
        }

        @Override
        public String toString() {
            return "the liberties of " + stone;
        }
    }

    /** By how many points Black is ahead, all that is added to the scores included: a {@link Double}. */
    record Lead() implements Query {
        @Override
        public Capability capability() {
            return Capability.SCORE;
        }

        @Override
        public Object at(Session session) {
            return session.ability(ScoreView.class).lead();
        }

        @Override
        public String toString() {
            return "the score";
        }
    }

    /** A player's territory: a {@link touchstone.reference.PointSet}. */
    record Territory(Color player) implements Query {
        @Override
        public Capability capability() {
            return Capability.TERRITORY;
        }

        @Override
        public Object at(Session session) {
            return session.ability(ScoreView.class, Capability.TERRITORY).territory(player);
        }

        @Override
        public String toString() {
            return player + "'s territory";
        }
    }

    /** The komi in points for White: a {@link Double}. */
    record Komi() implements Query {
        @Override
        public Capability capability() {
            return Capability.KOMI;
        }

        @Override
        public Object at(Session session) {
            return session.ability(Controlled.class, Capability.KOMI).komi();
        }

        @Override
        public String toString() {
            return "the komi";
        }
    }

    /** Where the game stands in its course: a {@link touchstone.reference.Phase}. */
    record Stage() implements Query {
        @Override
        public Capability capability() {
            return Capability.AGREEMENTS;
        }

        @Override
        public Object at(Session session) {
            return session.ability(Agreements.class).phase();
        }

        @Override
        public String toString() {
            return "the stage of the game";
        }
    }

    /** How the game has ended, or would: an {@link touchstone.reference.Outcome}. */
    record Result() implements Query {
        @Override
        public Capability capability() {
            return Capability.AGREEMENTS;
        }

        @Override
        public Object at(Session session) {
            return session.ability(Agreements.class).outcome();
        }

        @Override
        public String toString() {
            return "the result";
        }
    }

    /** What the players see when they count in one way: an {@link java.util.Optional} {@link touchstone.reference.Count}. */
    record Counted(Counting way) implements Query {
        @Override
        public Capability capability() {
            return Capability.COUNTING;
        }

        @Override
        public Object at(Session session) {
            return session.ability(CountView.class).count(way);
        }

        @Override
        public String toString() {
            return "the count by " + way.id();
        }
    }

    /** Whether the rules are for games on this board: a {@link Boolean}. */
    record PlayedOn(Board board) implements Query {
        @Override
        public Capability capability() {
            return Capability.AGREEMENTS;
        }

        @Override
        public Object at(Session session) {
            return session.ability(Agreements.class).plays(board);
        }

        @Override
        public String toString() {
            return "whether games are played on " + board + " boards";
        }
    }

    /** Both players' scores, all that is added to them included: a {@link touchstone.reference.Score}. */
    record Scores() implements Query {
        @Override
        public Capability capability() {
            return Capability.COUNTING;
        }

        @Override
        public Object at(Session session) {
            return ScoreView.scores(session);
        }

        @Override
        public String toString() {
            return "both scores";
        }
    }

    /**
     * What the subject says of its rules that is not so: a {@link java.util.List} of {@link touchstone.spi.ContradictedStatement},
     * empty if nothing is.
     *
     * @param claimed the rules that it claims
     */
    record Told(Variant claimed) implements Query {
        @Override
        public Capability capability() {
            return Capability.TELLS_RULES;
        }

        @Override
        public Object at(Session session) {
            return session.ability(RulesReport.class).contradictedRules(claimed);
        }

        @Override
        public String toString() {
            return "what it says of its rules";
        }
    }
}
