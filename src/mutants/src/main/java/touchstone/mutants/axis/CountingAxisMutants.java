package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.CountingFaults;
import touchstone.mutants.fault.PrisonerFaults;
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
public final class CountingAxisMutants implements MutantSource {

    private static final Variant HALF = Variant.BASE.with(Counting.HALF_COUNT, Ending.STOP, Komi.HALF);
    private static final Variant FILL_IN = Variant.BASE.with(Counting.FILL_IN, Supply.HALF_THE_BOARD);
    private static final Variant REARRANGEMENT = Variant.BASE.with(Counting.REARRANGEMENT, Scoring.TERRITORY);
    private static final Variant EITHER = Variant.BASE.with(Counting.EITHER, PassStones.GIVEN, LastPass.WHITE);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant(HALF, "whole-komi-for-half-the-board", "adds the whole komi to half of the board")
                        .breaking("counting.half-count", CountingFaults.WHOLE_KOMI),
                mutant(HALF, "half-count-by-the-board", "compares with half of the points, rounded up")
                        .breaking("counting.half-count", CountingFaults.HALF_ROUNDED_UP),
                mutant(
                                FILL_IN,
                                "fill-in-without-the-open-point",
                                "counts the loser's stones twice and forgets the point that stays open")
                        .breaking("counting.fill-in", CountingFaults.OPEN_POINT_FORGOTTEN),
                mutant(REARRANGEMENT, "prisoners-kept-in-hand", "does not put the captured stones back")
                        .breaking("counting.rearrangement", PrisonerFaults.KEPT),
                mutant(EITHER, "fill-in-as-well", "lets the players fill the board instead")
                        .breaking("counting.either", CountingFaults.FILL_IN_TOO),
                mutant(EITHER, "half-count-only", "knows one way of counting only")
                        .breaking("counting.either", Counting.HALF_COUNT)
                        .touching("counting.either.same"),
                mutant(
                                EITHER,
                                "fill-in-without-pass-stones",
                                "asks for no pass stones, so that the two ways of counting differ")
                        .breaking("counting.either.same", PassStones.NONE)
                        .touching("counting.either"),
                mutant(Variant.BASE, "equal-scores-undecided", "leaves open what equal scores mean")
                        .breaking("draws.draw", Draws.UNSTATED),
                mutant(Draws.UNSTATED, "equal-scores-decided", "takes equal scores for a draw where the text is silent")
                        .breaking("draws.unstated", Draws.DRAW));
    }
}
