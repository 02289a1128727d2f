package touchstone.cli.match;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import touchstone.explore.diagram.PositionFile;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.spi.GameStart;

/** Well-known cycles, up to the move that would complete them. The positions are those of the scenarios. */
final class KnownCycles {

    /**
     * @param opening a position just after a play
     * @param moves that lead up to the one that would close the cycle
     */
    record Cycle(GameStart opening, List<Move> moves) {}

    private static final List<Cycle> ALL =
            PositionFile.read("cycles.txt").stream().map(KnownCycles::cycle).toList();

    private KnownCycles() {}

    static List<Cycle> all() {
        return ALL;
    }

    private static Cycle cycle(PositionFile.Entry entry) {
        Point last = Point.parse(entry.fields().get(1));
        return new Cycle(
                new GameStart(entry.position(), Color.BLACK, Optional.of(last)),
                Arrays.stream(entry.fields().get(2).split(" "))
                        .map(KnownCycles::move)
                        .toList());
    }

    private static Move move(String word) {
        return word.equals("pass") ? Move.PASS : new Move.Play(Point.parse(word));
    }
}
