package touchstone.cli.match;

import java.util.List;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.spi.GameStart;

/**
 * A game to be played.
 *
 * @param number in its run, from 1
 * @param seed for everything drawn by lot while it is played
 * @param kind what it is steered to
 * @param opening what stands at its start
 * @param prelude the moves that are made for both players before the subject takes part, all of them legal
 * @param opponent makes the moves that the subject does not make
 * @param seat which moves the subject makes
 * @param komi in points for White
 * @param limit how many moves may be made after the prelude
 */
public record MatchGame(
        int number,
        long seed,
        Kind kind,
        GameStart opening,
        List<Move> prelude,
        MovePolicy opponent,
        Seat seat,
        double komi,
        int limit) {

    /** What a game is steered to. */
    public enum Kind {
        KO_FIGHT("ko fights"),
        SNAPBACK("snapbacks"),
        TWO_FOR_ONE("sending two, returning one"),
        SELF_CAPTURE("suicide"),
        FINISH("an end that is played out"),
        EARLY_PASS("passes in the middle of the game"),
        TEMPTED("being asked wherever a repetition is forbidden"),
        REPETITION("a repetition that only superko forbids"),
        CORNERED("nothing left but a forbidden ko or a pass"),
        LAST_POINT("nothing left but suicide or a pass"),
        SCENE("a known cycle");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** Which moves the subject makes. */
    public enum Seat {
        BLACK,
        WHITE,
        /** Those of either player, where a repetition is forbidden to that player. */
        AT_BANS,
        /** Those of either player, where superko alone forbids that player something. */
        AT_SUPERKO;

        /** Whether it is one of the players, and so plays to win. */
        boolean isPlayer() {
            return this == BLACK || this == WHITE;
        }
    }

    public MatchGame {
        prelude = List.copyOf(prelude);
    }

    /** The same game for a subject that can't be told a komi. */
    MatchGame withoutKomi() {
        return new MatchGame(number, seed, kind, opening, prelude, opponent, seat, 0, limit);
    }

    public Board board() {
        return opening.board();
    }
}
