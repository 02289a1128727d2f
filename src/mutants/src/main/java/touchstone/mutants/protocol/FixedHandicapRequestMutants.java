package touchstone.mutants.protocol;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;

/** Fixed handicap stones on other points than the protocol has, and in other numbers. */
public final class FixedHandicapRequestMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(points(), boards(), numbers(), answers())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> points() {
        return List.of(
                mutant("fixed-three-by-custom", "leaves the upper left corner to the fourth stone")
                        .mishandling("gtp.handicap.fixed", FixedHandicapFaults.BY_CUSTOM)
                        .seenIn("Crazy Stone, says Sabaki #337")
                        .touching("gtp.handicap.empty-board", "gtp.handicap.fixed.*"),
                mutant("fixed-two-on-one-side", "puts two stones next to each other")
                        .mishandling("gtp.handicap.fixed", FixedHandicapFaults.TWO_ON_ONE_SIDE)
                        .touching("gtp.handicap.empty-board", "gtp.handicap.fixed.*", "gtp.handicap.turn")
                        .touching("gtp.undo.handicap"),
                mutant(
                                "fixed-two-on-the-other-diagonal",
                                "puts two stones in the upper left and the lower right corner")
                        .mishandling("gtp.handicap.fixed", FixedHandicapFaults.OTHER_DIAGONAL)
                        .seenIn("Sabaki #141")
                        .touching("gtp.handicap.empty-board", "gtp.handicap.fixed.*", "gtp.handicap.turn")
                        .touching("gtp.undo.handicap"),
                mutant("fixed-middle-last", "uses the middle of the board for the ninth stone only")
                        .mishandling("gtp.handicap.fixed", FixedHandicapFaults.MIDDLE_LATE)
                        .touching("gtp.handicap.fixed.*"),
                mutant("fixed-sides-swapped", "puts the sixth stone in the middle of the upper and lower sides first")
                        .mishandling("gtp.handicap.fixed", FixedHandicapFaults.SIDES_SWAPPED)
                        .touching("gtp.handicap.fixed.*"));
    }

    private static List<Mutant> boards() {
        return List.of(
                mutant("fixed-fourth-line-everywhere", "has the stones of small boards on the fourth line too")
                        .mishandling(
                                "gtp.handicap.fixed.third-line",
                                FixedHandicapFaults.onLine(board -> board.width() < 13 ? 4 : 0))
                        .touching("gtp.handicap.empty-board", "gtp.handicap.fixed.*", "gtp.handicap.turn")
                        .touching("gtp.undo.handicap"),
                mutant("fixed-third-line-on-thirteen", "has the stones of 13x13 on the third line")
                        .mishandling(
                                "gtp.handicap.fixed.fourth-line",
                                FixedHandicapFaults.onLine(board -> board.width() == 13 ? 3 : 0)),
                mutant("fixed-fifth-line-on-large", "has the stones of boards beyond 19x19 on the fifth line")
                        .mishandling(
                                "gtp.handicap.fixed.large",
                                FixedHandicapFaults.onLine(board -> board.width() > 19 ? 5 : 0))
                        .touching("gtp.handicap.fixed.even-large"),
                mutant("fixed-even-off-centre", "counts lines from one side only on boards of even size")
                        .mishandling("gtp.handicap.fixed.even", FixedHandicapFaults.EVEN_OFF_CENTRE)
                        .touching("gtp.handicap.fixed.even-large"),
                mutant("fixed-usual-boards-only", "knows handicap points of 9x9, 13x13 and 19x19 only")
                        .mishandling("gtp.handicap.fixed.fourth-line", FixedHandicapFaults.ON_USUAL_BOARDS)
                        .touching("gtp.handicap.compensation", "gtp.handicap.fixed.*"));
    }

    private static List<Mutant> numbers() {
        return List.of(
                mutant("fixed-even-has-middle", "puts more than four stones on boards of even size too")
                        .mishandling("gtp.handicap.fixed.limits", FixedHandicapFaults.MIDDLE_OF_EVEN_BOARDS),
                mutant("fixed-single", "places a single stone in the middle")
                        .mishandling("gtp.handicap.fixed.limits", FixedHandicapFaults.SINGLE),
                mutant(
                                "fixed-as-many-as-there-are",
                                "places as many stones as there are points for, if more are asked for")
                        .mishandling("gtp.handicap.fixed.limits", FixedHandicapFaults.AS_MANY_AS_THERE_ARE),
                mutant("fixed-small-boards", "has handicap points on 5x5 and 6x6 boards")
                        .mishandling("gtp.handicap.fixed.limits", FixedHandicapFaults.ON_SMALL_BOARDS));
    }

    private static List<Mutant> answers() {
        return List.of(
                mutant("handicap-not-told", "does not name the points of handicap stones")
                        .mishandling("gtp.handicap.fixed", HandicapRequestFaults.NOT_TOLD)
                        .touching("gtp.handicap.*"),
                mutant("handicap-told-twice", "names a point of handicap stones twice")
                        .mishandling("gtp.handicap.free", HandicapRequestFaults.FIRST_TOLD_TWICE)
                        .touching("gtp.handicap.*"));
    }
}
