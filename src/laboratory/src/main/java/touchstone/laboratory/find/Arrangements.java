package touchstone.laboratory.find;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.laboratory.walk.Mapping;
import touchstone.trace.Step;

/** The same route laid down otherwise: turned, mirrored, and with its first moves in order; what comes first in the order first. */
final class Arrangements {

    private Arrangements() {}

    static Stream<Route> of(Route route) {
        return Stream.concat(Stream.of(route), Stream.of(route).map(Arrangements::ordered))
                .flatMap(Arrangements::turned)
                .flatMap(turned -> Stream.of(turned, ordered(turned)))
                .distinct()
                .sorted(Weight.ORDER);
    }

    private static Stream<Route> turned(Route route) {
        return Mapping.symmetries(route.board()).stream().map(route::laid).flatMap(Optional::stream);
    }

    /** Each player's first plays in the order of their points, as far as there are no more than plays and passes. */
    private static Route ordered(Route route) {
        int plain = 0;
        while (plain < route.deciding() && route.marks().get(plain).takesTurn()) {
            plain++;
        }
        List<Route.Mark> marks = new ArrayList<>(route.marks());
        for (int player = 0; player < 2; player++) {
            List<Route.Mark> own = new ArrayList<>();
            for (int i = player; i < plain; i += 2) {
                own.add(marks.get(i));
            }
            own.sort(Comparator.comparing(Route.Mark::isPass).thenComparing(mark -> place(mark)));
            for (int i = player; i < plain; i += 2) {
                marks.set(i, own.get(i / 2));
            }
        }
        return new Route(route.board(), marks);
    }

    private static String place(Route.Mark mark) {
        return mark.isPlay() ? ((Step.Make) mark.step()).move().toString() : "";
    }
}
