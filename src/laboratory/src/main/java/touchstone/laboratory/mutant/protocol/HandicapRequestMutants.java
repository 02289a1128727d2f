package touchstone.laboratory.mutant.protocol;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import touchstone.builtin.controller.Desk;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.Pretence;
import touchstone.reference.BaseRules;
import touchstone.reference.Move;
import touchstone.reference.choice.Compensation;

/** Free and given handicap stones, when there may be any, and what follows from them. */
public final class HandicapRequestMutants implements MutantSource {

    private static final Pretence EACH = Pretence.with(Compensation.EACH);
    private static final Pretence ONE_LESS = Pretence.with(Compensation.ONE_LESS);

    @Override
    public List<Mutant> mutants() {
        return Stream.of(free(), given(), bad(), game(), compensation())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> free() {
        return List.of(
                BASE.atDesk(
                        "free-one-too-few",
                        "gtp.handicap.free",
                        "places one stone less than was asked for",
                        HandicapDesks.free(-1)),
                BASE.atDesk(
                        "free-one-too-many",
                        "gtp.handicap.free",
                        "places one stone more than was asked for",
                        HandicapDesks.free(1)),
                BASE.atDesk(
                                "free-is-fixed",
                                "gtp.handicap.free",
                                "has no free handicap where there is no fixed one",
                                HandicapDesks::freeIsFixed)
                        .seenIn("Pachi, which answers place_free_handicap as fixed_handicap"),
                BASE.atDesk(
                        "free-of-any-number",
                        "gtp.handicap.free",
                        "places none, one or all stones if that is asked for",
                        HandicapDesks::freeOfAnyNumber));
    }

    private static List<Mutant> given() {
        return List.of(
                BASE.atDesk(
                                "given-moved",
                                "gtp.handicap.given",
                                "puts given stones on the fixed points for as many",
                                HandicapDesks::givenOnFixedPoints)
                        .touching("gtp.undo.handicap"),
                BASE.atDesk(
                        "given-nine-at-most",
                        "gtp.handicap.given",
                        "takes no more than nine given stones",
                        HandicapDesks.given(vertices -> vertices.size() > 9 ? List.of() : vertices)),
                BASE.atDesk(
                        "given-leave-two-points",
                        "gtp.handicap.given",
                        "refuses given stones that leave a single point empty",
                        HandicapDesks::givenLeavingTwoPoints));
    }

    private static List<Mutant> bad() {
        return List.of(
                bad(
                        "given-repetition-taken",
                        "takes a list with a point twice",
                        HandicapDesks.given(vertices -> vertices.size() < 2 ? vertices : distinct(vertices))),
                bad(
                        "given-passes-left-out",
                        "takes a list with passes and leaves them out",
                        HandicapDesks.given(vertices -> vertices.stream()
                                .filter(Move.Play.class::isInstance)
                                .toList())),
                bad(
                        "given-off-board-left-out",
                        "takes a list with points beyond the board and leaves them out",
                        HandicapDesks::givenBeyondTheBoard),
                bad(
                        "given-of-any-number",
                        "takes a single stone, and stones on all points",
                        HandicapDesks::givenOfAnyNumber),
                bad(
                                "given-while-reading",
                                "leaves the first stones of a bad list on the board",
                                HandicapDesks::givenWhileReading)
                        .seenIn("GNU Go 3.8, set_free_handicap"));
    }

    private static List<Move> distinct(List<Move> vertices) {
        List<Move> distinct = vertices.stream().distinct().toList();
        return distinct.size() == 1 ? vertices : distinct;
    }

    private static Mutant bad(String name, String description, Function<BaseRules, Desk> desk) {
        return BASE.atDesk(name, "gtp.handicap.given.bad", description, desk);
    }

    private static List<Mutant> game() {
        return List.of(
                BASE.atDesk(
                                "handicap-wipes-the-board",
                                "gtp.handicap.empty-board",
                                "takes the stones off the board for a handicap",
                                HandicapDesks::wiping)
                        .touching("gtp.failure"),
                BASE.atDesk(
                                "handicap-added",
                                "gtp.handicap.empty-board",
                                "adds handicap stones to those on the board",
                                HandicapDesks::adding)
                        .touching("gtp.failure"),
                BASE.atDesk(
                                "handicap-black-moves",
                                "gtp.handicap.turn",
                                "lets Black move after handicap stones",
                                HandicapDesks::blackMovesFirst)
                        .touching("gtp.handicap.empty-board", "gtp.undo.handicap"),
                BASE.atDesk(
                        "handicap-taken-back",
                        "gtp.undo.handicap",
                        "takes handicap stones back like a move",
                        HandicapDesks::takingBack));
    }

    private static List<Mutant> compensation() {
        return List.of(
                BASE.atDesk(
                                "handicap-paid-unasked",
                                "gtp.handicap.compensation",
                                "gives White a point for each handicap stone, where the rules give none",
                                HandicapDesks.paid(stones -> stones))
                        .seenIn("leela-zero #880"),
                EACH.atDesk(
                        "handicap-unpaid",
                        "gtp.handicap.compensation",
                        "gives White nothing for stones that are placed by command",
                        HandicapDesks::unpaid),
                EACH.atDesk(
                        "handicap-paid-one-less",
                        "gtp.handicap.compensation",
                        "gives White nothing for the first stone, where there is a point for each",
                        HandicapDesks.paid(stones -> -1)),
                ONE_LESS.atDesk(
                        "handicap-paid-in-full",
                        "gtp.handicap.compensation",
                        "gives White a point for the first stone too, where there is none for it",
                        HandicapDesks.paid(stones -> 1)));
    }
}
