package touchstone.explore.shrink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.explore.trace.BoardMapping;
import touchstone.trace.TraceStep;

/**
 * Equivalent forms of a sequence: turned, mirrored, with its first moves in order; the first in the order comes first.
 */
final class EquivalentSequences {

    private EquivalentSequences() {}

    static Stream<ColorlessSequence> of(ColorlessSequence route) {
        return Stream.concat(Stream.of(route), Stream.of(route).map(EquivalentSequences::ordered))
                .flatMap(EquivalentSequences::turned)
                .flatMap(turned -> Stream.of(turned, ordered(turned)))
                .distinct()
                .sorted(SequenceWeight.ORDER);
    }

    private static Stream<ColorlessSequence> turned(ColorlessSequence route) {
        return BoardMapping.symmetries(route.board()).stream().map(route::laid).flatMap(Optional::stream);
    }

    /** Each player's first plays in the order of their points, as far as there are no more than plays and passes. */
    private static ColorlessSequence ordered(ColorlessSequence route) {
        int plain = 0;
        while (plain < route.deciding() && route.marks().get(plain).takesTurn()) {
            plain++;
        }
        List<ColorlessSequence.Mark> marks = new ArrayList<>(route.marks());
        for (int player = 0; player < 2; player++) {
            List<ColorlessSequence.Mark> own = new ArrayList<>();
            for (int i = player; i < plain; i += 2) {
                own.add(marks.get(i));
            }
            own.sort(Comparator.comparing(ColorlessSequence.Mark::isPass).thenComparing(mark -> place(mark)));
            for (int i = player; i < plain; i += 2) {
                marks.set(i, own.get(i / 2));
            }
        }
        return new ColorlessSequence(route.board(), marks);
    }

    private static String place(ColorlessSequence.Mark mark) {
        return mark.isPlay() ? ((TraceStep.MoveStep) mark.step()).move().toString() : "";
    }
}
