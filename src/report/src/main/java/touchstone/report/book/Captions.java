package touchstone.report.book;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.reference.Point;
import touchstone.report.Untrusted;
import touchstone.suite.result.Diagram;

/** What stands below a board. */
final class Captions {

    private Captions() {}

    static String of(Scene.Part part, Diagram diagram, Optional<String> move, List<Point> taken) {
        if (part == Scene.Part.GIVEN) {
            return move.map(made -> Untrusted.line(made) + " was played last").orElse("");
        }
        if (move.isEmpty()) {
            return "";
        }
        String made = Untrusted.line(move.get()).replaceFirst(" pass$", " passes");
        return taken.isEmpty()
                ? made
                : made + ": " + taken.stream().map(Point::toString).collect(Collectors.joining(" ")) + " taken off";
    }
}
