package touchstone.laboratory.steer;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The ways in which games are steered. */
public final class Steerings {

    private static final Steering KOS = new Kos();
    private static final List<Steering> SIMPLE = List.of(
            new Uniform(),
            KOS,
            new Captures(),
            new Suicides(),
            new Passes(KOS),
            new Endgame(),
            new AroundShapes(),
            new BigCaptures());

    private static final List<Steering> ALL =
            Stream.concat(SIMPLE.stream(), Stream.of(new Mixed(SIMPLE))).toList();

    private Steerings() {}

    /** All of them, in the order in which they are told. */
    public static List<Steering> all() {
        return ALL;
    }

    public static Optional<Steering> named(String id) {
        return ALL.stream().filter(steering -> steering.id().equals(id)).findFirst();
    }
}
