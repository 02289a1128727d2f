package touchstone.laboratory.steer;

import java.util.List;
import java.util.Optional;

/** The ways in which games are steered. */
public final class Steerings {

    private static final List<Steering> ALL = List.of(new Uniform());

    private Steerings() {}

    /** All of them, in the order in which they are told. */
    public static List<Steering> all() {
        return ALL;
    }

    public static Optional<Steering> named(String id) {
        return ALL.stream().filter(steering -> steering.id().equals(id)).findFirst();
    }
}
