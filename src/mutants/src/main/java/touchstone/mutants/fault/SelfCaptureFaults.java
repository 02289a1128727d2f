package touchstone.mutants.fault;

import java.util.Optional;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;

/** Which of the player's own stones leave the board, and whether they may. */
public final class SelfCaptureFaults {

    private SelfCaptureFaults() {}

    /** Of the stones given up one leaves the board. */
    public static final RuleFault ONE_STONE = ReplacedArticle.selfCapture((right, position, player) -> {
        PointSet lost = right.selfCapture(position, player);
        return lost.isEmpty() ? lost : PointSet.of(position.board(), lost.first());
    });

    /** The player's own stones leave the board before the opponent's. */
    public static final RuleFault OWN_STONES_FIRST = ReplacedArticle.remove((right, placed, player) -> {
        PointSet lost = right.selfCapture(placed, player);
        return new Removal(right.capture(placed.without(lost), player), lost);
    });

    /** The player's own stones are looked at while those to be captured are still there. */
    public static final RuleFault BOTH_AT_ONCE = ReplacedArticle.remove(
            (right, placed, player) -> new Removal(right.capture(placed, player), right.selfCapture(placed, player)));

    /** The player's own stones stay without liberty. */
    public static final RuleFault OWN_STONES_STAY = ReplacedArticle.selfCapture(
            (right, position, player) -> position.board().none());

    /** Several stones may be given up where none may. */
    public static final RuleFault SEVERAL_ALLOWED = ReplacedArticle.suicide(
            (right, selfCaptured) -> selfCaptured.size() > 1 ? Optional.empty() : right.suicide(selfCaptured));

    /** Self-capture is refused with the words of the rule against repetition. */
    public static final RuleFault CALLED_REPETITION =
            ReplacedArticle.suicide((right, selfCaptured) -> right.suicide(selfCaptured)
                    .map(refusal -> new Refusal.Repeats("base.8", 0, Position.empty(selfCaptured.board()))));
}
