package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.HandicapFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.mutants.fault.SupplyFaults;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/** Handicaps and what is paid for them, the supply of stones and the boards, taken for others or broken. */
public final class HandicapAxisMutants implements MutantSource {

    private static final Variant FIXED = Variant.BASE.with(Handicap.FIXED);
    private static final Variant FREE = Variant.BASE.with(Handicap.FREE);
    private static final Variant CONSECUTIVE = Variant.BASE.with(Handicap.CONSECUTIVE);
    private static final Variant HALF = Variant.BASE.with(Supply.HALF_THE_BOARD);

    @Override
    public List<Mutant> mutants() {
        return Stream.of(handicap(), compensation(), supply(), boards())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> handicap() {
        return List.of(
                mutant(Variant.BASE, "handicap-given", "gives a handicap where the rules know of none")
                        .breaking("handicap.none", Handicap.FIXED),
                mutant(FIXED, "handicap-not-placed", "leaves it to Black where handicap stones stand")
                        .breaking("handicap.fixed", Handicap.FREE)
                        .touching("handicap.fixed.small"),
                mutant(FIXED, "handicap-middle-late", "uses the middle for the ninth stone only")
                        .breaking("handicap.fixed", HandicapFaults.MIDDLE_LATE)
                        .touching("handicap.fixed.small"),
                mutant(FIXED, "handicap-fourth-line", "has the star points of every board on the fourth lines")
                        .breaking("handicap.fixed.small", HandicapFaults.FOURTH_LINE),
                mutant(FREE, "handicap-by-custom", "puts the stones on star points where Black may choose")
                        .breaking("handicap.free", Handicap.FIXED),
                mutant(
                                FREE,
                                "handicap-surplus",
                                "lets Black name more stones than were agreed on and places the first of them")
                        .breaking("handicap.free", HandicapFaults.SURPLUS),
                mutant(FREE, "handicap-rounded", "takes any number of stones for the nearest there is room for")
                        .breaking("handicap.free", HandicapFaults.ANY_NUMBER),
                mutant(FREE, "handicap-due-for-ever", "asks for handicap stones when the game is over")
                        .breaking("handicap.free", HandicapFaults.DUE_FOR_EVER),
                mutant(
                                FIXED,
                                "handicap-agreed-again",
                                "lets the players agree on another handicap once the stones stand")
                        .breaking("handicap.fixed", HandicapFaults.AGAIN),
                mutant(CONSECUTIVE, "handicap-of-nothing", "takes a handicap of no stone for one of one stone")
                        .breaking("handicap.consecutive", HandicapFaults.ANY_NUMBER),
                mutant(CONSECUTIVE, "handicap-at-once", "lets Black place all the stones at once")
                        .breaking("handicap.consecutive", Handicap.FREE),
                mutant(CONSECUTIVE, "handicap-pass-too-many", "makes White pass as many turns as there are stones")
                        .breaking("handicap.consecutive", PassFaults.TOO_MANY_FOR_HANDICAP));
    }

    private static List<Mutant> compensation() {
        return List.of(
                mutant(FREE, "compensation-paid", "gives White a point for each handicap stone, where there is none")
                        .breaking("compensation.none", Compensation.EACH),
                mutant(
                                FREE.with(Compensation.ONE_LESS),
                                "compensation-one-too-many",
                                "gives White a point for the first handicap stone too")
                        .breaking("compensation.one-less", Compensation.EACH),
                mutant(
                                FREE.with(Compensation.EACH),
                                "compensation-one-too-few",
                                "gives White no point for the first handicap stone")
                        .breaking("compensation.each", Compensation.ONE_LESS));
    }

    private static List<Mutant> supply() {
        return List.of(
                mutant(Variant.BASE, "supply-runs-out", "has stones for half the board only")
                        .breaking("supply.unlimited", Supply.HALF_THE_BOARD),
                mutant(HALF, "supply-endless", "has as many stones as are needed")
                        .breaking("supply.half-the-board", Supply.UNLIMITED),
                mutant(HALF, "supply-not-returned", "does not give stones back that were taken")
                        .breaking("supply.half-the-board", SupplyFaults.NOT_RETURNED));
    }

    private static List<Mutant> boards() {
        return List.of(
                mutant(Variant.BASE, "boards-usual-only", "knows boards of the usual sizes only")
                        .breaking("boards.any", Boards.USUAL),
                mutant(Boards.USUAL, "boards-of-any-size", "claims to know that a board of any size will do")
                        .breaking("boards.usual", Boards.ANY),
                mutant(Boards.NINETEEN, "boards-smaller", "claims to know that smaller boards will do too")
                        .breaking("boards.nineteen", Boards.USUAL));
    }
}
