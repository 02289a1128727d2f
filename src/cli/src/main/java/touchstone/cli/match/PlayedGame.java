package touchstone.cli.match;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import touchstone.reference.Move;

/**
 * A finished game of a run.
 *
 * @param moves all that were made and legal, those of the prelude first
 * @param own which of them the subject made itself, counted from 1
 * @param ending how it came to an end, in words
 * @param unscored why no score was compared though it ended played out; empty if one was, or none was to be
 * @param find what was found, if anything was
 * @param temptations where the subject was tempted first, by each prohibition
 * @param tally what is counted of it
 */
public record PlayedGame(
        MatchGame fixture,
        List<Move> moves,
        SortedSet<Integer> own,
        String ending,
        Optional<String> unscored,
        Optional<MatchFinding> find,
        List<Temptation> temptations,
        MatchTally tally) {

    /**
     * A forbidden play that was there to be made.
     *
     * @param moves after how many moves
     * @param play an empty point on which the player to move may not play
     */
    public record Temptation(Prohibition prohibition, int moves, Move play) {}

    public PlayedGame {
        moves = List.copyOf(moves);
        temptations = List.copyOf(temptations);
    }
}
