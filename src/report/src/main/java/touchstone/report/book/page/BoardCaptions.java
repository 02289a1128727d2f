package touchstone.report.book.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.reference.Point;
import touchstone.report.text.UntrustedText;
import touchstone.suite.result.Diagram;

/** The captions of boards. */
final class BoardCaptions {

    private BoardCaptions() {}

    static String of(IllustratedScenario.Part part, Diagram diagram, Optional<String> move, List<Point> taken) {
        if (part == IllustratedScenario.Part.GIVEN) {
            return move.map(made -> UntrustedText.line(made) + " was played last")
                    .orElse("");
        }
        if (move.isEmpty()) {
            return "";
        }
        String made = UntrustedText.line(move.get()).replaceFirst(" pass$", " passes");
        return taken.isEmpty()
                ? made
                : made + ": " + taken.stream().map(Point::toString).collect(Collectors.joining(" ")) + " taken off";
    }
}
