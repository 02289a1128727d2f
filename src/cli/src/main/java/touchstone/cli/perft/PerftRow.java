package touchstone.cli.perft;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The counts at one depth: the legal sequences of that length, and what was refused in place of the last move.
 *
 * @param depth the number of moves, passes included
 * @param sequences of this many moves, each allowed by the rules where it is made
 * @param ended those of them after which the rules let nobody move any more; they are in no deeper row
 * @param positions how many different positions they lead to, whoever is to move
 * @param passes sequences whose last move is a pass; all others end with a play
 * @param captures sequences whose last move removes stones of the opponent
 * @param selfCaptures sequences whose last move removes stones of the player's own
 * @param refusals by the clause that decides: plays on empty points that the rules refuse after a sequence one move shorter
 */
public record PerftRow(
        int depth,
        long sequences,
        long ended,
        long positions,
        long passes,
        long captures,
        long selfCaptures,
        SortedMap<String, Long> refusals) {

    public PerftRow {
        refusals = Collections.unmodifiableSortedMap(new TreeMap<>(refusals));
    }
}
