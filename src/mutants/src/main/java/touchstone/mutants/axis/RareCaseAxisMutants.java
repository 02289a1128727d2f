package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.BoardFaults;
import touchstone.mutants.fault.CountingFaults;
import touchstone.mutants.fault.DeadStoneFaults;
import touchstone.mutants.fault.HandicapFaults;
import touchstone.mutants.fault.KomiFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.mutants.fault.PrisonerFaults;
import touchstone.mutants.fault.RepetitionClaimFaults;
import touchstone.mutants.fault.ScoreFaults;
import touchstone.mutants.fault.SuperkoFaults;
import touchstone.mutants.fault.SupplyFaults;
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
public final class RareCaseAxisMutants implements MutantSource {

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
                mutant(Supply.HALF_THE_BOARD, "supply-one-too-many", "has 181 stones of each colour on 19x19")
                        .breaking("supply.half-the-board", SupplyFaults.ONE_TOO_MANY_ON_THE_LARGE_BOARD),
                mutant(
                                FIXED,
                                "handicap-six-turned",
                                "has the fifth and sixth stone above and below on boards smaller than 19x19")
                        .breaking("handicap.fixed.small", HandicapFaults.SIX_TURNED),
                mutant(FIXED, "handicap-after-passes", "lets the players agree on a handicap after a pass")
                        .breaking("handicap.fixed", HandicapFaults.AFTER_PASSES),
                mutant(FIXED, "handicap-even-five", "has a fifth star point on boards of even size")
                        .breaking("handicap.fixed.small", HandicapFaults.EVEN_FIVE),
                mutant(FIXED, "handicap-small-three", "leaves other corners empty on 9x9")
                        .breaking("handicap.fixed.small", HandicapFaults.SMALL_THREE),
                mutant(Komi.AUCTION, "auction-second-price", "has Black pay the last bid but one")
                        .breaking("komi.auction", KomiFaults.OF_THE_LAST_BID_BUT_ONE),
                mutant(Boards.USUAL, "boards-oblong", "looks at one side of the board")
                        .breaking("boards.usual", BoardFaults.ONE_SIDE_LOOKED_AT));
    }

    private static List<Mutant> counts() {
        return List.of(
                mutant(HALF_COUNT, "half-count-unshared", "does not halve the shared points")
                        .breaking("counting.half-count", CountingFaults.SHARED_POINTS_FORGOTTEN),
                mutant(FILL_IN, "fill-in-around-shared-points", "leaves the points open that both players reach")
                        .breaking("counting.fill-in.shared", CountingFaults.SHARED_POINTS_LEFT_OPEN),
                mutant(FILL_IN, "fill-in-last-point", "forgets the point that stays open")
                        .breaking("counting.fill-in", CountingFaults.LAST_POINT_FORGOTTEN)
                        .touching("counting.fill-in.*"),
                mutant(REARRANGED, "rearrangement-overflow", "drops prisoners for whom there is no room")
                        .breaking("counting.rearrangement", CountingFaults.PRISONERS_WITHOUT_ROOM_DROPPED),
                mutant(Neutral.HALVES, "halves-rounded", "rounds half points down")
                        .breaking("neutral.halves", ScoreFaults.HALVES_ROUNDED),
                mutant(Neutral.BOTH, "both-on-empty-board", "gives an empty board to both players")
                        .breaking("neutral.both", ScoreFaults.EMPTY_BOARD_SHARED),
                mutant(Scoring.TERRITORY, "territory-suicide-free", "does not count stones that were self-captured")
                        .breaking("scoring.territory.captured", PrisonerFaults.SELF_CAPTURED_FREE));
    }

    private static List<Mutant> course() {
        return List.of(
                mutant(STOP, "resumed-without-memory", "forgets all positions when play resumes")
                        .breaking("resumption.in-turn", SuperkoFaults.SINCE_THE_RESUMPTION),
                mutant(PASS_STONES, "pass-stones-at-the-end", "takes stones for the passes that end the game only")
                        .breaking("pass-stones.given", PrisonerFaults.PASS_STONES_AT_THE_END),
                mutant(
                                PASS_STONES.with(Resumption.UNSTATED),
                                "last-pass-once",
                                "lets either player pass last once play was resumed")
                        .breaking("last-pass.white", PassFaults.BY_ANYONE_ONCE_RESUMED),
                mutant(STOP, "dead-first-named", "takes only the first stone the players name")
                        .breaking("dead-stones.agreed.which", DeadStoneFaults.FIRST_NAMED),
                mutant(PASS_STONES, "white-third-pass-free", "takes no stone for a third pass in succession")
                        .breaking("last-pass.white", PrisonerFaults.THIRD_PASS_FREE),
                mutant(STOP.with(Repetition.NO_RESULT), "repeated-thrice", "wants the position a third time")
                        .breaking("repetition.no-result.agreement", RepetitionClaimFaults.THRICE),
                mutant(STOP.with(Repetition.TIE), "tie-repeated-thrice", "wants the position a third time")
                        .breaking("repetition.tie.noticed", RepetitionClaimFaults.THRICE));
    }
}
