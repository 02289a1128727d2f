package touchstone.cli.match;

import java.util.Optional;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;

/** What the reference says of a move that a subject made. */
sealed interface MoveJudgement {

    record Legal() implements MoveJudgement {}

    /** No document decides it. */
    record Undecided(String words) implements MoveJudgement {}

    /** @param prohibition of those that are counted, if it is one of them */
    record Illegal(MatchFinding.Fault fault, String clause, String words, Optional<Prohibition> prohibition)
            implements MoveJudgement {}

    /** Judges a move of the player whose turn it is. */
    static MoveJudgement of(Game game, Move move) {
        if (!(game.rule(move) instanceof Ruling.Refused refused)) {
            return new Legal();
        }
        Refusal refusal = refused.refusal();
        if (refusal instanceof Refusal.Undecided) {
            return new Undecided(refusal.explanation());
        }
        Optional<Prohibition> prohibition =
                move instanceof Move.Play play && game.position().empties().contains(play.point())
                        ? ForbiddenPlays.prohibition(game, play.point(), refusal)
                        : Optional.empty();
        MatchFinding.Fault fault = prohibition.map(Prohibition::fault).orElseGet(() -> fault(refusal));
        return new Illegal(fault, refusal.clause(), refusal.explanation(), prohibition);
    }

    private static MatchFinding.Fault fault(Refusal refusal) {
        if (refusal instanceof Refusal.Occupied) {
            return MatchFinding.Fault.OCCUPIED;
        }
        return refusal instanceof Refusal.OffBoard ? MatchFinding.Fault.OFF_BOARD : MatchFinding.Fault.FORBIDDEN;
    }
}
