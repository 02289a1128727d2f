package touchstone.explore.replay;

import java.util.List;
import touchstone.reference.Game;

/**
 * A record replayed under some rules.
 *
 * @param game where it ends; moves after the end of the game are not in it
 * @param moves how many moves of the record were looked at
 * @param remarks what was taken for granted, for a person to read
 */
public record ReplayedGame(
        Game game, int moves, List<RuleViolation> offences, MoveNumbering numbering, List<String> remarks) {

    public ReplayedGame {
        offences = List.copyOf(offences);
        remarks = List.copyOf(remarks);
    }

    /** Whether every move is legal. */
    public boolean legal() {
        return offences.isEmpty();
    }

    /** How many moves are not. */
    public int illegalMoves() {
        return (int) offences.stream()
                .flatMapToInt(offence -> java.util.stream.IntStream.rangeClosed(offence.number(), offence.last()))
                .distinct()
                .count();
    }
}
