package touchstone.report.passport;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.reference.Point;
import touchstone.report.board.BoardSvg;
import touchstone.report.text.UntrustedText;
import touchstone.report.text.XmlText;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.passport.DecidingScenario;
import touchstone.suite.result.Diagram;

/** A scenario that decided a value, with its board. */
record PassportEvidence(XmlText html) {

    void write(DecidingScenario ground) {
        html.open("figure", "class", "ground");
        ground.board().ifPresent(board -> board(board, ground.points()));
        html.open("figcaption");
        html.open("p").element("b", ground.title()).text(" ").element("code", ground.scenario(), "class", "id");
        html.close();
        html.open("ol", "class", "steps");
        ground.steps().forEach(step -> html.element("li", step));
        html.close();
        if (!ground.expected().isEmpty()) {
            html.open("dl");
            told("expected", ground.expected());
            told("answered", ground.answered());
            html.close();
        }
        html.close().close();
    }

    private void told(String word, String text) {
        html.element("dt", word).open("dd");
        if (text.contains("\n")) {
            html.element("pre", UntrustedText.block(text.strip()));
        } else {
            html.text(UntrustedText.line(text));
        }
        html.close();
    }

    private void board(Diagram board, List<String> points) {
        html.open("div", "class", "board");
        try {
            html.insert(BoardSvg.of(board, points(points)));
        } catch (DiagramException e) {
            html.element("pre", UntrustedText.block(board.picture()));
        }
        html.element("span", UntrustedText.line(board.caption()), "class", "caption")
                .close();
    }

    private static List<Point> points(List<String> names) {
        return names.stream().flatMap(PassportEvidence::point).toList();
    }

    private static Stream<Point> point(String name) {
        try {
            return Stream.of(Point.parse(name));
        } catch (IllegalArgumentException e) {
            return Optional.<Point>empty().stream();
        }
    }
}
