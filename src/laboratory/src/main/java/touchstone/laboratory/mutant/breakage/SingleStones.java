package touchstone.laboratory.mutant.breakage;

import java.util.Optional;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** A single stone given up, which leaves the board as it was. */
public final class SingleStones {

    private SingleStones() {}

    /** A play may leave the board as it was. */
    public static VariantRules allowed(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                return after.equals(game.position()) ? Optional.empty() : super.repetition(game, after);
            }
        };
    }

    /** A play that repeats the position is refused for being self-capture. */
    public static VariantRules calledSelfCapture(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                return after.equals(game.position())
                        ? Optional.of(new Refusal.SelfCaptures(game.board().none()))
                        : super.repetition(game, after);
            }
        };
    }

    /** A play that leaves the board as it was is taken for a pass. */
    public static VariantRules takenForAPass(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling play(Game game, Point point) {
                Ruling ruling = super.play(game, point);
                boolean unchanged = ruling instanceof Ruling.Refused refused
                        && refused.refusal() instanceof Refusal.Repeats repeats
                        && repeats.position().equals(game.position());
                return unchanged ? pass(game) : ruling;
            }
        };
    }

    /** A play has to change the board. */
    public static VariantRules forbidden(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                return after.equals(game.position())
                        ? Optional.of(new Refusal.Repeats("repetition.new-zealand", game.moves(), after))
                        : super.repetition(game, after);
            }
        };
    }
}
