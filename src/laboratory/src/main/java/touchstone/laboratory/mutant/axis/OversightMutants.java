package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.at;
import static touchstone.laboratory.mutant.Pretence.with;

import java.util.List;
import java.util.stream.Stream;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Countings;
import touchstone.laboratory.mutant.breakage.Deaths;
import touchstone.laboratory.mutant.breakage.Grids;
import touchstone.laboratory.mutant.breakage.Handicaps;
import touchstone.laboratory.mutant.breakage.Komis;
import touchstone.laboratory.mutant.breakage.Memory;
import touchstone.laboratory.mutant.breakage.Passes;
import touchstone.laboratory.mutant.breakage.Prisoners;
import touchstone.laboratory.mutant.breakage.Repetitions;
import touchstone.laboratory.mutant.breakage.Scores;
import touchstone.laboratory.mutant.breakage.Supplies;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/** Rules that are right in the usual case and wrong in one that was not thought of. */
public final class OversightMutants implements MutantSource {

    private static final Variant FIXED = Variant.BASE.with(Handicap.FIXED);
    private static final Variant STOP =
            Variant.BASE.with(Ending.STOP, Resumption.IN_TURN, DeadStones.AGREED, Deadlock.ALL_ALIVE);
    private static final Variant FILL_IN = Variant.BASE.with(Counting.FILL_IN, Supply.HALF_THE_BOARD, Neutral.HALVES);
    private static final Variant HALF_COUNT = Variant.BASE.with(Counting.HALF_COUNT, Neutral.HALVES);
    private static final Variant REARRANGED = STOP.with(Counting.REARRANGEMENT, Scoring.TERRITORY);
    private static final Variant PASS_STONES = STOP.with(PassStones.GIVEN, LastPass.WHITE);

    @Override
    public List<Mutant> mutants() {
        return Stream.of(terms(), counts(), course()).flatMap(List::stream).toList();
    }

    private static List<Mutant> terms() {
        return List.of(
                with(Supply.HALF_THE_BOARD)
                        .broken(
                                "supply-one-too-many",
                                "supply.half-the-board",
                                "has 181 stones of each colour on 19x19",
                                Supplies::oneTooManyOnTheLargeBoard),
                at(FIXED)
                        .broken(
                                "handicap-six-turned",
                                "handicap.fixed.small",
                                "has the fifth and sixth stone above and below on boards smaller than 19x19",
                                Handicaps::sixTurned),
                at(FIXED)
                        .broken(
                                "handicap-after-passes",
                                "handicap.fixed",
                                "lets the players agree on a handicap after a pass",
                                Handicaps::afterPasses),
                at(FIXED)
                        .broken(
                                "handicap-even-five",
                                "handicap.fixed.small",
                                "has a fifth star point on boards of even size",
                                Handicaps::evenFive),
                at(FIXED)
                        .broken(
                                "handicap-small-three",
                                "handicap.fixed.small",
                                "leaves other corners empty on 9x9",
                                Handicaps::smallThree),
                with(Komi.AUCTION)
                        .broken(
                                "auction-second-price",
                                "komi.auction",
                                "has Black pay the last bid but one",
                                Komis::ofTheLastBidButOne),
                with(Boards.USUAL)
                        .broken(
                                "boards-oblong",
                                "boards.usual",
                                "looks at one side of the board",
                                Grids::oneSideLookedAt));
    }

    private static List<Mutant> counts() {
        return List.of(
                at(HALF_COUNT)
                        .broken(
                                "half-count-unshared",
                                "counting.half-count",
                                "does not halve the shared points",
                                Countings::sharedPointsForgotten),
                at(FILL_IN)
                        .broken(
                                "fill-in-around-shared-points",
                                "counting.fill-in.shared",
                                "leaves the points open that both players reach",
                                Countings::sharedPointsLeftOpen),
                at(FILL_IN)
                        .broken(
                                "fill-in-last-point",
                                "counting.fill-in",
                                "forgets the point that stays open",
                                Countings::lastPointForgotten)
                        .touching("counting.fill-in.*"),
                at(REARRANGED)
                        .broken(
                                "rearrangement-overflow",
                                "counting.rearrangement",
                                "drops prisoners for whom there is no room",
                                Countings::prisonersWithoutRoomDropped),
                with(Neutral.HALVES)
                        .broken("halves-rounded", "neutral.halves", "rounds half points down", Scores::halvesRounded),
                with(Neutral.BOTH)
                        .broken(
                                "both-on-empty-board",
                                "neutral.both",
                                "gives an empty board to both players",
                                Scores::emptyBoardShared),
                with(Scoring.TERRITORY)
                        .broken(
                                "territory-suicide-free",
                                "scoring.territory.captured",
                                "does not count stones that were self-captured",
                                Prisoners::selfCapturedFree));
    }

    private static List<Mutant> course() {
        return List.of(
                at(STOP).broken(
                                "resumed-without-memory",
                                "resumption.in-turn",
                                "forgets all positions when play resumes",
                                Memory::sinceTheResumption),
                at(PASS_STONES)
                        .broken(
                                "pass-stones-at-the-end",
                                "pass-stones.given",
                                "takes stones for the passes that end the game only",
                                Prisoners::passStonesAtTheEnd),
                at(PASS_STONES.with(Resumption.UNSTATED))
                        .broken(
                                "last-pass-once",
                                "last-pass.white",
                                "lets either player pass last once play was resumed",
                                Passes::byAnyoneOnceResumed),
                at(STOP).broken(
                                "dead-first-named",
                                "dead-stones.agreed.which",
                                "takes only the first stone the players name",
                                Deaths::firstNamed),
                at(PASS_STONES)
                        .broken(
                                "white-third-pass-free",
                                "last-pass.white",
                                "takes no stone for a third pass in succession",
                                Prisoners::thirdPassFree),
                at(STOP.with(Repetition.NO_RESULT))
                        .broken(
                                "repeated-thrice",
                                "repetition.no-result.agreement",
                                "wants the position a third time",
                                Repetitions::thrice),
                at(STOP.with(Repetition.TIE))
                        .broken(
                                "tie-repeated-thrice",
                                "repetition.tie.noticed",
                                "wants the position a third time",
                                Repetitions::thrice));
    }
}
