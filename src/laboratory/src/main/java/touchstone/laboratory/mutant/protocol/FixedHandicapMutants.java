package touchstone.laboratory.mutant.protocol;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import java.util.stream.Stream;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;

/** Fixed handicap stones on other points than the protocol has, and in other numbers. */
public final class FixedHandicapMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(points(), boards(), numbers(), answers())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> points() {
        return List.of(
                fixed(
                                "three-by-custom",
                                "",
                                "leaves the upper left corner to the fourth stone",
                                HandicapDesks::byCustom)
                        .seenIn("Crazy Stone, says Sabaki #337")
                        .touching("gtp.handicap.empty-board", "gtp.handicap.fixed.*"),
                fixed("two-on-one-side", "", "puts two stones next to each other", HandicapDesks::twoOnOneSide)
                        .touching(
                                "gtp.handicap.empty-board",
                                "gtp.handicap.fixed.*",
                                "gtp.handicap.turn",
                                "gtp.undo.handicap"),
                fixed(
                                "two-on-the-other-diagonal",
                                "",
                                "puts two stones in the upper left and the lower right corner",
                                HandicapDesks::otherDiagonal)
                        .seenIn("Sabaki #141")
                        .touching(
                                "gtp.handicap.empty-board",
                                "gtp.handicap.fixed.*",
                                "gtp.handicap.turn",
                                "gtp.undo.handicap"),
                fixed(
                                "middle-last",
                                "",
                                "uses the middle of the board for the ninth stone only",
                                HandicapDesks::middleLate)
                        .touching("gtp.handicap.fixed.*"),
                fixed(
                                "sides-swapped",
                                "",
                                "puts the sixth stone in the middle of the upper and lower sides first",
                                HandicapDesks::sidesSwapped)
                        .touching("gtp.handicap.fixed.*"));
    }

    private static List<Mutant> boards() {
        return List.of(
                fixed(
                                "fourth-line-everywhere",
                                ".third-line",
                                "has the stones of small boards on the fourth line too",
                                (board, stones, right) ->
                                        HandicapDesks.onLine(board.width() < 13 ? 4 : 0, board, stones, right))
                        .touching(
                                "gtp.handicap.empty-board",
                                "gtp.handicap.fixed.*",
                                "gtp.handicap.turn",
                                "gtp.undo.handicap"),
                fixed(
                        "third-line-on-thirteen",
                        ".fourth-line",
                        "has the stones of 13x13 on the third line",
                        (board, stones, right) ->
                                HandicapDesks.onLine(board.width() == 13 ? 3 : 0, board, stones, right)),
                fixed(
                                "fifth-line-on-large",
                                ".large",
                                "has the stones of boards beyond 19x19 on the fifth line",
                                (board, stones, right) ->
                                        HandicapDesks.onLine(board.width() > 19 ? 5 : 0, board, stones, right))
                        .touching("gtp.handicap.fixed.even-large"),
                fixed(
                                "even-off-centre",
                                ".even",
                                "counts lines from one side only on boards of even size",
                                HandicapDesks::evenOffCentre)
                        .touching("gtp.handicap.fixed.even-large"),
                fixed(
                                "usual-boards-only",
                                ".fourth-line",
                                "knows handicap points of 9x9, 13x13 and 19x19 only",
                                HandicapDesks::onUsualBoards)
                        .touching("gtp.handicap.compensation", "gtp.handicap.fixed.*"));
    }

    private static List<Mutant> numbers() {
        return List.of(
                fixed(
                        "even-has-middle",
                        ".limits",
                        "puts more than four stones on boards of even size too",
                        HandicapDesks::middleOfEvenBoards),
                fixed("single", ".limits", "places a single stone in the middle", HandicapDesks::single),
                fixed(
                        "as-many-as-there-are",
                        ".limits",
                        "places as many stones as there are points for, if more are asked for",
                        HandicapDesks::asManyAsThereAre),
                fixed(
                        "small-boards",
                        ".limits",
                        "has handicap points on 5x5 and 6x6 boards",
                        HandicapDesks::onSmallBoards));
    }

    private static List<Mutant> answers() {
        return List.of(
                BASE.atDesk(
                                "handicap-not-told",
                                "gtp.handicap.fixed",
                                "does not name the points of handicap stones",
                                HandicapDesks.telling(points -> List.of()))
                        .touching("gtp.handicap.*"),
                BASE.atDesk(
                                "handicap-told-twice",
                                "gtp.handicap.free",
                                "names a point of handicap stones twice",
                                HandicapDesks.telling(points -> Stream.concat(
                                                points.stream(), points.stream().limit(1))
                                        .toList()))
                        .touching("gtp.handicap.*"));
    }

    /** @param part of the clause of fixed handicaps */
    private static Mutant fixed(String name, String part, String description, HandicapDesks.Fixed wrong) {
        return BASE.atDesk("fixed-" + name, "gtp.handicap.fixed" + part, description, HandicapDesks.fixed(wrong));
    }
}
