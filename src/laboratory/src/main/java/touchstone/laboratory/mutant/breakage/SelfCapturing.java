package touchstone.laboratory.mutant.breakage;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Which of the player's own stones leave the board, and whether they may. */
public final class SelfCapturing {

    private SelfCapturing() {}

    /** Of the stones given up one leaves the board. */
    public static VariantRules oneStone(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet selfCapture(Position position, Color player) {
                PointSet lost = super.selfCapture(position, player);
                return lost.isEmpty() ? lost : PointSet.of(position.board(), lost.first());
            }
        };
    }

    /** The player's own stones leave the board before the opponent's. */
    public static VariantRules ownStonesFirst(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Removal remove(Position placed, Color player) {
                PointSet lost = selfCapture(placed, player);
                return new Removal(capture(placed.without(lost), player), lost);
            }
        };
    }

    /** The player's own stones are looked at while those to be captured are still there. */
    public static VariantRules bothAtOnce(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Removal remove(Position placed, Color player) {
                return new Removal(capture(placed, player), selfCapture(placed, player));
            }
        };
    }

    /** The player's own stones stay without liberty. */
    public static VariantRules ownStonesStay(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet selfCapture(Position position, Color player) {
                return position.board().none();
            }
        };
    }

    /** Several stones may be given up where none may. */
    public static VariantRules severalAllowed(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> suicide(PointSet selfCaptured) {
                return selfCaptured.size() > 1 ? Optional.empty() : super.suicide(selfCaptured);
            }
        };
    }

    /** Self-capture is refused with the words of the rule against repetition. */
    public static VariantRules calledRepetition(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> suicide(PointSet selfCaptured) {
                return super.suicide(selfCaptured)
                        .map(refusal -> new Refusal.Repeats("base.8", 0, Position.empty(selfCaptured.board())));
            }
        };
    }
}
