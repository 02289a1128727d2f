package touchstone.cli.judge;

import java.util.List;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.ReplayedGame;

/**
 * What a ruleset says of a recorded game.
 *
 * @param remarks what was taken for granted, for a person to read
 */
public record GameJudgement(ReplayedGame replayed, GameFinish finish, Agreement agreement, List<String> remarks) {

    /** How the score that the record names, or the winner, goes with what is found. */
    public enum Agreement {
        /** The record names neither a score nor who won by counting. */
        NOTHING_TO_COMPARE,
        AGREES,
        /** Nothing on the board can be dead, or the record marks what is. */
        DIFFERS,
        /** What stands at the end counts by these rules, and stones may be dead that the players took off. */
        DIFFERS_IN_DOUBT,
        /** Life and death are not decided within the limits. */
        UNDECIDED
    }

    public GameJudgement {
        remarks = List.copyOf(remarks);
    }
}
