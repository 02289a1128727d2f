package touchstone.suite.steps;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.PositionText;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.DiagramMarks;

/** The boards of a trial, each with its step. */
final class TrialDiagrams {

    private final boolean everyMove;
    private final List<Diagram> diagrams = new ArrayList<>();
    private Optional<BoardDiagram> picture = Optional.empty();
    private Optional<WholeBoard> whole = Optional.empty();
    private int step;

    /** What the step has spoken of so far. */
    private final Set<Point> named = new LinkedHashSet<>();

    private Optional<DiagramMarks> territory = Optional.empty();

    /** @param everyMove whether a reader is to see each move, and what each step speaks of */
    TrialDiagrams(boolean everyMove) {
        this.everyMove = everyMove;
    }

    boolean hasEveryMove() {
        return everyMove;
    }

    /** The picture whose marks and names the boards bear from now on. */
    void drawnAfter(Optional<BoardDiagram> drawn) {
        picture = drawn;
    }

    /** The board of which the scenario's is a part, if it is. */
    void on(Optional<WholeBoard> board) {
        whole = board;
    }

    void stepBegins() {
        endStep();
        step++;
    }

    void name(Point point) {
        named.add(point);
    }

    void territory(PointSet black, PointSet white) {
        territory = Optional.of(DiagramMarks.territory(names(black), names(white)));
    }

    void show(String caption, Position position) {
        String drawn = drawn(position);
        boolean again = everyMove
                && last().filter(one -> one.step() == step && one.picture().equals(drawn))
                        .isPresent();
        if (!again) {
            diagrams.add(new Diagram(caption, drawn, step, Optional.empty()));
        }
    }

    /** @param lastPlay as {@link DiagramMarks} has a move, where it is known */
    void showGiven(Position position, Optional<String> lastPlay) {
        diagrams.add(new Diagram(
                "given", drawn(position), step, everyMove ? lastPlay.map(DiagramMarks::move) : Optional.empty()));
    }

    /** @param move as {@link DiagramMarks} has it */
    void showMove(String move, Position position) {
        diagrams.add(new Diagram("after " + move, drawn(position), step, Optional.of(DiagramMarks.move(move))));
    }

    List<Diagram> diagrams() {
        endStep();
        return List.copyOf(diagrams);
    }

    /** A step that only asks something has the board that stood before it. */
    private void endStep() {
        boolean asks = territory.isPresent() || !named.isEmpty();
        boolean moved = last().filter(one -> one.step() == step).isPresent();
        if (everyMove && asks && !moved) {
            DiagramMarks counted = territory.orElseGet(() -> DiagramMarks.points(List.of()));
            DiagramMarks marks = new DiagramMarks(Optional.empty(), names(named), counted.black(), counted.white());
            last().ifPresent(one -> diagrams.add(new Diagram(one.caption(), one.picture(), step, Optional.of(marks))));
        }
        named.clear();
        territory = Optional.empty();
    }

    private Optional<Diagram> last() {
        return diagrams.isEmpty() ? Optional.empty() : Optional.of(diagrams.get(diagrams.size() - 1));
    }

    private static List<String> names(Iterable<Point> points) {
        List<String> names = new ArrayList<>();
        points.forEach(point -> names.add(point.toString()));
        return names;
    }

    /** A position in the picture notation, with the names that this scenario gave to points still empty. */
    private String drawn(Position position) {
        Map<Point, Character> letters = new TreeMap<>();
        picture.filter(p -> p.board() == position.board())
                .ifPresent(p -> p.letters().forEach((c, at) -> letters.put(at, c)));
        return PositionText.of(
                whole.map(board -> board.whole(position)).orElse(position),
                point -> picture.filter(p -> part(point)
                                .filter(own -> p.marked().contains(own))
                                .isPresent())
                        .isPresent(),
                point -> letters.isEmpty() ? '.' : part(point).map(letters::get).orElse('.'));
    }

    private Optional<Point> part(Point point) {
        return whole.isPresent() ? whole.get().part(point) : Optional.of(point);
    }
}
