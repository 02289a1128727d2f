package touchstone.report.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Point;
import touchstone.report.Untrusted;
import touchstone.suite.picture.Picture;
import touchstone.suite.picture.PictureFault;
import touchstone.suite.picture.PictureParser;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Marks;
import touchstone.suite.specification.Scenario;

/** The boards of a scenario one after the other: what each shows beside the stones depends on the one before. */
final class Filmstrip {

    private final Gobans gobans;
    private Optional<Picture> before = Optional.empty();
    private int width;

    Filmstrip(Gobans gobans) {
        this.gobans = gobans;
    }

    /** In pixels, of the widest so far. */
    int width() {
        return width;
    }

    List<Scene.View> boards(Scene.Part part, Scenario.Step step, List<Diagram> diagrams) {
        List<Scene.View> views = new ArrayList<>();
        for (Diagram diagram : diagrams) {
            Optional<String> move = diagram.marks().flatMap(Marks::move);
            if (part == Scene.Part.GIVEN
                    && move.filter(made -> made.endsWith(" pass")).isPresent()) {
                // The passes that end a game belong to "at the end of the game".
                continue;
            }
            view(part, step, diagram, move).ifPresent(views::add);
        }
        return views;
    }

    /** A single board that belongs to no step; nothing if it cannot be read. */
    String last(Diagram diagram) {
        try {
            return gobans.draw(
                    PictureParser.parse(diagram.picture()),
                    Optional.empty(),
                    diagram.marks().orElseGet(() -> Marks.points(List.of())),
                    List.of(),
                    false,
                    Untrusted.line(diagram.caption()));
        } catch (PictureFault fault) {
            return "";
        }
    }

    private Optional<Scene.View> view(Scene.Part part, Scenario.Step step, Diagram diagram, Optional<String> move) {
        Picture picture;
        try {
            picture = PictureParser.parse(diagram.picture());
        } catch (PictureFault fault) {
            return Optional.empty();
        }
        Optional<Picture> previous = before.filter(one -> one.board() == picture.board());
        before = Optional.of(picture);
        Marks marks = diagram.marks().orElseGet(() -> Marks.points(List.of()));
        List<Point> taken = part == Scene.Part.GIVEN || move.isEmpty() ? List.of() : taken(previous, picture);
        String caption = Captions.of(part, diagram, move, taken);
        width = Math.max(width, Gobans.pixels(picture.board()));
        boolean forbidden = step.text().contains(" may not play ");
        return Optional.of(new Scene.View(gobans.draw(picture, previous, marks, taken, forbidden, caption), caption));
    }

    private static List<Point> taken(Optional<Picture> before, Picture now) {
        return before.map(picture -> picture.board().points().stream()
                        .filter(point -> picture.position().stone(point).isPresent()
                                && now.position().stone(point).isEmpty())
                        .toList())
                .orElse(List.of());
    }
}
