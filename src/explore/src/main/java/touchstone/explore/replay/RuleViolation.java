package touchstone.explore.replay;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Refusal;

/**
 * A recorded move that the rules do not allow.
 *
 * @param number of the move in the record, from 1
 * @param last the same; where moves come after the end, the number of the last one
 * @param written the move as a person reads it: {@code C3}, {@code pass}, or what the record has for a point the board has not
 * @param move empty if the board has no such point
 * @param clause the id of the clause that decided
 * @param explanation one sentence naming the evidence
 * @param undecided whether no document says that it is illegal, nor that it is not
 * @param before the game as the move found it
 */
public record RuleViolation(
        int number,
        int last,
        Color player,
        String written,
        Optional<Move> move,
        String clause,
        String explanation,
        boolean undecided,
        Game before) {

    static RuleViolation of(int number, Color player, Move move, Refusal refusal, String explanation, Game before) {
        return new RuleViolation(
                number,
                number,
                player,
                move.toString(),
                Optional.of(move),
                refusal.clause(),
                explanation,
                refusal instanceof Refusal.Undecided,
                before);
    }

    /** The same, with moves after it that share its fate. */
    RuleViolation through(int number) {
        return new RuleViolation(this.number, number, player, written, move, clause, explanation, undecided, before);
    }

    /** How many moves it is about. */
    public int moves() {
        return last - number + 1;
    }
}
