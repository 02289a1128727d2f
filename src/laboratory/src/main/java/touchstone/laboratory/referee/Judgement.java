package touchstone.laboratory.referee;

import java.util.Optional;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;

/** What the reference says of a move that a subject has made. */
sealed interface Judgement {

    record Legal() implements Judgement {}

    /** No document decides it. */
    record Undecided(String words) implements Judgement {}

    /** @param prohibition of those that are counted, if it is one of them */
    record Illegal(Find.Fault fault, String clause, String words, Optional<Prohibition> prohibition)
            implements Judgement {}

    /** Judges a move of the player whose turn it is. */
    static Judgement of(Game game, Move move) {
        if (!(game.rule(move) instanceof Ruling.Refused refused)) {
            return new Legal();
        }
        Refusal refusal = refused.refusal();
        if (refusal instanceof Refusal.Undecided) {
            return new Undecided(refusal.explanation());
        }
        Optional<Prohibition> prohibition =
                move instanceof Move.Play play && game.position().empties().contains(play.point())
                        ? Bans.prohibition(game, play.point(), refusal)
                        : Optional.empty();
        Find.Fault fault = prohibition.map(Prohibition::fault).orElseGet(() -> fault(refusal));
        return new Illegal(fault, refusal.clause(), refusal.explanation(), prohibition);
    }

    private static Find.Fault fault(Refusal refusal) {
        if (refusal instanceof Refusal.Occupied) {
            return Find.Fault.OCCUPIED;
        }
        return refusal instanceof Refusal.OffBoard ? Find.Fault.OFF_BOARD : Find.Fault.FORBIDDEN;
    }
}
