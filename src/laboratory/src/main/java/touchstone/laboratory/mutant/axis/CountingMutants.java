package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.at;
import static touchstone.laboratory.mutant.Pretence.with;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Countings;
import touchstone.laboratory.mutant.breakage.Prisoners;
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
public final class CountingMutants implements MutantSource {

    private static final Variant HALF = Variant.BASE.with(Counting.HALF_COUNT, Ending.STOP, Komi.HALF);
    private static final Variant FILL_IN = Variant.BASE.with(Counting.FILL_IN, Supply.HALF_THE_BOARD);
    private static final Variant REARRANGEMENT = Variant.BASE.with(Counting.REARRANGEMENT, Scoring.TERRITORY);
    private static final Variant EITHER = Variant.BASE.with(Counting.EITHER, PassStones.GIVEN, LastPass.WHITE);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                at(HALF).broken(
                                "whole-komi-for-half-the-board",
                                "counting.half-count",
                                "adds the whole komi to half of the board",
                                Countings::wholeKomi),
                at(HALF).broken(
                                "half-count-by-the-board",
                                "counting.half-count",
                                "compares with half of the points, rounded up",
                                Countings::halfRoundedUp),
                at(FILL_IN)
                        .broken(
                                "fill-in-without-the-open-point",
                                "counting.fill-in",
                                "counts the loser's stones twice and forgets the point that stays open",
                                Countings::openPointForgotten),
                at(REARRANGEMENT)
                        .broken(
                                "prisoners-kept-in-hand",
                                "counting.rearrangement",
                                "does not put the captured stones back",
                                Prisoners::kept),
                at(EITHER)
                        .broken(
                                "fill-in-as-well",
                                "counting.either",
                                "lets the players fill the board instead",
                                Countings::fillInToo),
                at(EITHER)
                        .chosen(
                                "half-count-only",
                                "counting.either",
                                "knows one way of counting only",
                                Counting.HALF_COUNT)
                        .touching("counting.either.same"),
                at(EITHER)
                        .chosen(
                                "fill-in-without-pass-stones",
                                "counting.either.same",
                                "asks for no pass stones, so that the two ways of counting differ",
                                PassStones.NONE)
                        .touching("counting.either"),
                at(Variant.BASE)
                        .chosen(
                                "equal-scores-undecided",
                                "draws.draw",
                                "leaves open what equal scores mean",
                                Draws.UNSTATED),
                with(Draws.UNSTATED)
                        .chosen(
                                "equal-scores-decided",
                                "draws.unstated",
                                "takes equal scores for a draw where the text is silent",
                                Draws.DRAW));
    }
}
