package touchstone.laboratory.mutant;

import java.util.List;
import java.util.function.UnaryOperator;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Game;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/** How the score is found out, and what equal scores mean. */
final class CountingVariantMutants {

    private static final Variant HALF = Variant.BASE.with(Counting.HALF_COUNT, Ending.STOP, Komi.HALF);
    private static final Variant FILL_IN = Variant.BASE.with(Counting.FILL_IN, Supply.HALF_THE_BOARD);
    private static final Variant REARRANGEMENT = Variant.BASE.with(Counting.REARRANGEMENT, Scoring.TERRITORY);
    private static final Variant EITHER = Variant.BASE.with(Counting.EITHER, PassStones.GIVEN, LastPass.WHITE);

    private CountingVariantMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of(
                                "whole-komi-for-half-the-board",
                                "counting.half-count",
                                "adds the whole komi to half of the board",
                                () -> new WholeKomi(HALF))
                        .at(HALF),
                Mutant.of(
                                "half-count-by-the-board",
                                "counting.half-count",
                                "compares with half of the points, rounded up",
                                () -> new Recounted(HALF, CountingVariantMutants::roundedUp))
                        .at(HALF),
                Mutant.of(
                                "fill-in-without-the-open-point",
                                "counting.fill-in",
                                "counts the loser's stones twice and forgets the point that stays open",
                                () -> new Recounted(FILL_IN, CountingVariantMutants::withoutOpenPoint))
                        .at(FILL_IN),
                Mutant.of(
                                "prisoners-kept-in-hand",
                                "counting.rearrangement",
                                "does not put the captured stones back",
                                () -> new PrisonersKept(REARRANGEMENT))
                        .at(REARRANGEMENT),
                Mutant.swapped(
                                "half-count-only",
                                "counting.either",
                                "knows one way of counting only",
                                EITHER,
                                Counting.HALF_COUNT)
                        .touching("counting.either.same"),
                Mutant.swapped(
                                "fill-in-without-pass-stones",
                                "counting.either.same",
                                "asks for no pass stones, so that the two ways of counting differ",
                                EITHER,
                                PassStones.NONE)
                        .touching("counting.either"),
                Mutant.swapped(
                        "equal-scores-undecided",
                        "draws.draw",
                        "leaves open what equal scores mean",
                        Variant.BASE,
                        Draws.UNSTATED),
                Mutant.swapped(
                        "equal-scores-decided",
                        "draws.unstated",
                        "takes equal scores for a draw where the text is silent",
                        Variant.BASE.with(Draws.UNSTATED),
                        Draws.DRAW));
    }

    private static Count roundedUp(Count count) {
        return count instanceof Count.Half half ? new Count.Half(half.black(), Math.ceil(half.needed())) : count;
    }

    private static Count withoutOpenPoint(Count count) {
        return count instanceof Count.FilledIn filled
                ? new Count.FilledIn(
                        filled.tooMany(), filled.stones(), Math.signum(filled.lead()) * 2 * filled.stones())
                : count;
    }

    private static final class Recounted extends VariantRules {
        private final UnaryOperator<Count> change;

        Recounted(Variant variant, UnaryOperator<Count> change) {
            super(variant);
            this.change = change;
        }

        @Override
        public Count counted(Game game, Counting way) {
            return change.apply(super.counted(game, way));
        }
    }

    private static final class WholeKomi extends VariantRules {
        WholeKomi(Variant variant) {
            super(variant);
        }

        @Override
        public Count counted(Game game, Counting way) {
            Count count = super.counted(game, way);
            return count instanceof Count.Half half
                    ? new Count.Half(
                            half.black(), half.needed() + game.course().terms().komi() / 2)
                    : count;
        }
    }

    private static final class PrisonersKept extends VariantRules {
        PrisonersKept(Variant variant) {
            super(variant);
        }

        @Override
        public int lost(Game game, Color player) {
            return 0;
        }
    }
}
