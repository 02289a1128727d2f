package touchstone.cli.perft;

import java.util.List;
import java.util.Optional;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Refusal;

/**
 * A sequence on whose last move a subject and the reference disagree for the first time.
 *
 * @param before the game up to the move
 * @param moves the sequence, from where the count began
 * @param refusal why the reference refuses it, if it does
 * @param words what the subject said, untrusted text; empty if it said no more than yes
 */
public record PerftDifference(Kind kind, Game before, List<Move> moves, Optional<Refusal> refusal, String words) {

    public PerftDifference {
        moves = List.copyOf(moves);
    }

    /** In which way. */
    public enum Kind {
        TAKES("takes what the rules refuse"),
        REFUSES("refuses what the rules allow"),
        ENDS("takes the game for over, which it is not"),
        GOES_ON("does not take the game for over, which it is");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** The rest of a sentence that begins with the subject. */
        public String words() {
            return words;
        }
    }

    public Move move() {
        return moves.get(moves.size() - 1);
    }

    /** The clause that decides: of the refusal, or of what the subject does not let be. */
    public String clause() {
        return switch (kind) {
            case ENDS, GOES_ON -> "base.9";
            default -> refusal.map(Refusal::clause).orElse(move() instanceof Move.Pass ? "base.7.pass" : "base.7");
        };
    }
}
