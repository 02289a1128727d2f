package touchstone.mutants.protocol;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantClaim;
import touchstone.mutants.MutantSource;
import touchstone.reference.choice.Compensation;

/** Free and given handicap stones, when there may be any, and what follows from them. */
public final class HandicapRequestMutants implements MutantSource {

    private static final MutantClaim EACH = MutantClaim.with(Compensation.EACH);
    private static final MutantClaim ONE_LESS = MutantClaim.with(Compensation.ONE_LESS);

    @Override
    public List<Mutant> mutants() {
        return Stream.of(free(), given(), bad(), game(), compensation())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> free() {
        return List.of(
                mutant("free-one-too-few", "places one stone less than was asked for")
                        .mishandling("gtp.handicap.free", HandicapRequestFaults.free(-1)),
                mutant("free-one-too-many", "places one stone more than was asked for")
                        .mishandling("gtp.handicap.free", HandicapRequestFaults.free(1)),
                mutant("free-is-fixed", "has no free handicap where there is no fixed one")
                        .mishandling("gtp.handicap.free", HandicapRequestFaults.FREE_IS_FIXED)
                        .seenIn("Pachi, which answers place_free_handicap as fixed_handicap"),
                mutant("free-of-any-number", "places none, one or all stones if that is asked for")
                        .mishandling("gtp.handicap.free", HandicapRequestFaults.FREE_OF_ANY_NUMBER));
    }

    private static List<Mutant> given() {
        return List.of(
                mutant("given-moved", "puts given stones on the fixed points for as many")
                        .mishandling("gtp.handicap.given", HandicapRequestFaults.GIVEN_ON_FIXED_POINTS)
                        .touching("gtp.undo.handicap"),
                mutant("given-nine-at-most", "takes no more than nine given stones")
                        .mishandling("gtp.handicap.given", HandicapRequestFaults.GIVEN_NINE_AT_MOST),
                mutant("given-leave-two-points", "refuses given stones that leave a single point empty")
                        .mishandling("gtp.handicap.given", HandicapRequestFaults.GIVEN_LEAVING_TWO_POINTS));
    }

    private static List<Mutant> bad() {
        return List.of(
                mutant("given-repetition-taken", "takes a list with a point twice")
                        .mishandling("gtp.handicap.given.bad", HandicapRequestFaults.GIVEN_TWICE),
                mutant("given-passes-left-out", "takes a list with passes and leaves them out")
                        .mishandling("gtp.handicap.given.bad", HandicapRequestFaults.GIVEN_WITHOUT_PASSES),
                mutant("given-off-board-left-out", "takes a list with points beyond the board and leaves them out")
                        .mishandling("gtp.handicap.given.bad", HandicapRequestFaults.GIVEN_BEYOND_THE_BOARD),
                mutant("given-of-any-number", "takes a single stone, and stones on all points")
                        .mishandling("gtp.handicap.given.bad", HandicapRequestFaults.GIVEN_OF_ANY_NUMBER),
                mutant("given-while-reading", "leaves the first stones of a bad list on the board")
                        .mishandling("gtp.handicap.given.bad", HandicapRequestFaults.GIVEN_WHILE_READING)
                        .seenIn("GNU Go 3.8, set_free_handicap"));
    }

    private static List<Mutant> game() {
        return List.of(
                mutant("handicap-wipes-the-board", "takes the stones off the board for a handicap")
                        .mishandling("gtp.handicap.empty-board", HandicapRequestFaults.WIPING)
                        .touching("gtp.failure"),
                mutant("handicap-added", "adds handicap stones to those on the board")
                        .mishandling("gtp.handicap.empty-board", HandicapRequestFaults.ADDING)
                        .touching("gtp.failure"),
                mutant("handicap-black-moves", "lets Black move after handicap stones")
                        .mishandling("gtp.handicap.turn", HandicapRequestFaults.BLACK_MOVES_FIRST)
                        .touching("gtp.handicap.empty-board", "gtp.undo.handicap"),
                mutant("handicap-taken-back", "takes handicap stones back like a move")
                        .mishandling("gtp.undo.handicap", HandicapRequestFaults.TAKING_BACK));
    }

    private static List<Mutant> compensation() {
        return List.of(
                mutant(
                                "handicap-paid-unasked",
                                "gives White a point for each handicap stone, where the rules give none")
                        .mishandling("compensation.none", HandicapRequestFaults.paid(stones -> stones))
                        .touching("gtp.handicap.compensation")
                        .seenIn("leela-zero #880"),
                mutant(
                                "handicap-given-paid-unasked",
                                "gives White a point for each handicap stone that the controller hands in, where the rules give"
                                        + " none")
                        .mishandling("gtp.handicap.compensation", HandicapRequestFaults.GIVEN_PAID),
                mutant(EACH, "handicap-unpaid", "gives White nothing for stones that are placed by command")
                        .mishandling("gtp.handicap.compensation", HandicapRequestFaults.UNPAID),
                mutant(
                                EACH,
                                "handicap-paid-one-less",
                                "gives White nothing for the first stone, where there is a point for each")
                        .mishandling("gtp.handicap.compensation", HandicapRequestFaults.paid(stones -> -1)),
                mutant(
                                ONE_LESS,
                                "handicap-paid-in-full",
                                "gives White a point for the first stone too, where there is none for it")
                        .mishandling("gtp.handicap.compensation", HandicapRequestFaults.paid(stones -> 1)));
    }
}
