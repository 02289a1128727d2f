package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.at;
import static touchstone.laboratory.mutant.Pretence.with;

import java.util.List;
import java.util.stream.Stream;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Handicaps;
import touchstone.laboratory.mutant.breakage.Passes;
import touchstone.laboratory.mutant.breakage.Supplies;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/** Handicaps and what is paid for them, the supply of stones and the boards, taken for others or broken. */
public final class HandicapMutants implements MutantSource {

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
                at(Variant.BASE)
                        .chosen(
                                "handicap-given",
                                "handicap.none",
                                "gives a handicap where the rules know of none",
                                Handicap.FIXED),
                at(FIXED)
                        .chosen(
                                "handicap-not-placed",
                                "handicap.fixed",
                                "leaves it to Black where handicap stones stand",
                                Handicap.FREE)
                        .touching("handicap.fixed.small"),
                at(FIXED)
                        .broken(
                                "handicap-middle-late",
                                "handicap.fixed",
                                "uses the middle for the ninth stone only",
                                Handicaps::middleLate)
                        .touching("handicap.fixed.small"),
                at(FIXED)
                        .broken(
                                "handicap-fourth-line",
                                "handicap.fixed.small",
                                "has the star points of every board on the fourth lines",
                                Handicaps::fourthLine),
                at(FREE).chosen(
                                "handicap-by-custom",
                                "handicap.free",
                                "puts the stones on star points where Black may choose",
                                Handicap.FIXED),
                at(FREE).broken(
                                "handicap-surplus",
                                "handicap.free",
                                "lets Black name more stones than were agreed on and places the first of them",
                                Handicaps::surplus),
                at(FREE).broken(
                                "handicap-rounded",
                                "handicap.free",
                                "takes any number of stones for the nearest there is room for",
                                Handicaps::anyNumber),
                at(FREE).broken(
                                "handicap-due-for-ever",
                                "handicap.free",
                                "asks for handicap stones when the game is over",
                                Handicaps::dueForEver),
                at(FIXED)
                        .broken(
                                "handicap-agreed-again",
                                "handicap.fixed",
                                "lets the players agree on another handicap once the stones stand",
                                Handicaps::again),
                at(CONSECUTIVE)
                        .broken(
                                "handicap-of-nothing",
                                "handicap.consecutive",
                                "takes a handicap of no stone for one of one stone",
                                Handicaps::anyNumber),
                at(CONSECUTIVE)
                        .chosen(
                                "handicap-at-once",
                                "handicap.consecutive",
                                "lets Black place all the stones at once",
                                Handicap.FREE),
                at(CONSECUTIVE)
                        .broken(
                                "handicap-pass-too-many",
                                "handicap.consecutive",
                                "makes White pass as many turns as there are stones",
                                Passes::tooManyForHandicap));
    }

    private static List<Mutant> compensation() {
        return List.of(
                at(FREE).chosen(
                                "compensation-paid",
                                "compensation.none",
                                "gives White a point for each handicap stone, where there is none",
                                Compensation.EACH),
                at(FREE.with(Compensation.ONE_LESS))
                        .chosen(
                                "compensation-one-too-many",
                                "compensation.one-less",
                                "gives White a point for the first handicap stone too",
                                Compensation.EACH),
                at(FREE.with(Compensation.EACH))
                        .chosen(
                                "compensation-one-too-few",
                                "compensation.each",
                                "gives White no point for the first handicap stone",
                                Compensation.ONE_LESS));
    }

    private static List<Mutant> supply() {
        return List.of(
                at(Variant.BASE)
                        .chosen(
                                "supply-runs-out",
                                "supply.unlimited",
                                "has stones for half the board only",
                                Supply.HALF_THE_BOARD),
                at(HALF).chosen(
                                "supply-endless",
                                "supply.half-the-board",
                                "has as many stones as are needed",
                                Supply.UNLIMITED),
                at(HALF).broken(
                                "supply-not-returned",
                                "supply.half-the-board",
                                "does not give stones back that were taken",
                                Supplies::notReturned));
    }

    private static List<Mutant> boards() {
        return List.of(
                at(Variant.BASE)
                        .chosen(
                                "boards-usual-only",
                                "boards.any",
                                "knows boards of the usual sizes only",
                                Boards.USUAL),
                with(Boards.USUAL)
                        .chosen("boards-of-any-size", "boards.usual", "plays on boards of any size", Boards.ANY),
                with(Boards.NINETEEN)
                        .chosen("boards-smaller", "boards.nineteen", "plays on smaller boards too", Boards.USUAL));
    }
}
