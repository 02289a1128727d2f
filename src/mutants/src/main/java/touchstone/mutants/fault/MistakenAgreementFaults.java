package touchstone.mutants.fault;

import java.util.Optional;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.confirmation.Confirmation;
import touchstone.life.confirmation.ConfirmedPositions;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;

/** What becomes of an agreement of both players that search refutes. */
public final class MistakenAgreementFaults {

    /** Enough for the boards of the scenarios; where it is not, the agreement stands. */
    private static final ConfirmedPositions CONFIRMED =
            new ConfirmedPositions(Reading.USUAL, new Limits(20_000, 60_000, () -> false));

    private MistakenAgreementFaults() {}

    /** Both players lose. */
    public static final RuleFault BOTH_LOSE = ReplacedArticle.dead((right, game, stones) -> {
        Ruling ruling = right.dead(game, stones);
        return ruling instanceof Ruling.Agreed && mistaken(game.position(), stones) ? right.deadlock(game) : ruling;
    });

    /** The stones are taken off that are dead. */
    public static final RuleFault CORRECTED = ReplacedArticle.dead((right, game, stones) -> {
        Ruling ruling = right.dead(game, stones);
        return ruling instanceof Ruling.Agreed
                ? right.dead(game, dead(game.position()).orElse(stones))
                : ruling;
    });

    /** There is no such agreement. */
    public static final RuleFault REFUSED = ReplacedArticle.dead((right, game, stones) -> {
        Ruling ruling = right.dead(game, stones);
        return ruling instanceof Ruling.Agreed && mistaken(game.position(), stones)
                ? new Ruling.Refused(new Refusal.Unforeseen("dead-stones.agreed", "that is not so"))
                : ruling;
    });

    private static boolean mistaken(Position position, PointSet agreed) {
        return dead(position).filter(dead -> !dead.equals(agreed)).isPresent();
    }

    private static Optional<PointSet> dead(Position position) {
        Confirmation confirmation = CONFIRMED.of(position);
        return confirmation.decided() ? Optional.of(confirmation.dead()) : Optional.empty();
    }
}
