package touchstone.report.book.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.reference.Point;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.result.DiagramMarks;

class BoardDrawingsTest {

    private static final BoardDiagram BEFORE = DiagramParser.parse("X O a\n. X O\n. . .\n");
    private static final BoardDiagram AFTER = DiagramParser.parse("X . X\n. X O\n. . .\n");

    private final BoardDrawings gobans = new BoardDrawings();

    private String draw(
            BoardDiagram picture,
            Optional<BoardDiagram> before,
            DiagramMarks marks,
            List<Point> taken,
            boolean forbidden) {
        return gobans.draw(picture, before, marks, taken, forbidden, "a <caption> & \"more\"");
    }

    @Test
    void stonesAreTheCornersOfALineWithAMarkerOnEach() {
        String svg = draw(BEFORE, Optional.empty(), DiagramMarks.points(List.of()), List.of(), false);
        assertThat(svg)
                .contains("<polyline class=\"b\" points=\"24 18 14 8\"/>")
                .contains("<polyline class=\"w\" points=\"34 18 24 8\"/>")
                .contains("<text x=\"34\" y=\"10\">a</text>")
                .contains("viewBox=\"0 0 42 42\"")
                .doesNotContain("class=\"q\"");
        assertThat(gobans.shared())
                .contains("id=\"3x3\"", "id=\"b\"", "id=\"w\"")
                .doesNotContain("id=\"tb\"");
    }

    @Test
    void manyStonesThatStayAreDrawnOnce() {
        BoardDiagram many = DiagramParser.parse("X X X\nX X .\nO . .\n");
        String first = draw(many, Optional.empty(), DiagramMarks.points(List.of()), List.of(), false);
        assertThat(first)
                .contains("<polyline id=\"s0\" class=\"b\" points=\"")
                .contains("<polyline class=\"w\" points=\"");
        assertThat(draw(many, Optional.empty(), DiagramMarks.points(List.of()), List.of(), false))
                .contains("<use href=\"#s0\"/><polyline class=\"w\" points=\"");
    }

    /** The same board is drawn in the same way in each run. */
    @Test
    void lettersAreToldInTheirOrder() {
        BoardDiagram picture = DiagramParser.parse("d g b\na f c\ne . .\n");
        assertThat(draw(picture, Optional.empty(), DiagramMarks.points(List.of()), List.of(), false))
                .contains("a: A2; b: C3; c: C2; d: A3; e: A1; f: B2; g: B3");
    }

    @Test
    void theLastPlayHasARingAndWhatItTookIsCrossedOut() {
        String svg = draw(AFTER, Optional.of(BEFORE), DiagramMarks.move("Black C3"), List.of(Point.parse("B3")), false);
        assertThat(svg)
                .contains("<polyline class=\"lb\" points=\"34 8\"/>", "<polyline class=\"gw\" points=\"24 8\"/>");
    }

    @Test
    void pointsInQuestionAreCircledAndThoseWhereNobodyMayPlayAreCrossed() {
        DiagramMarks marks = DiagramMarks.points(List.of("B3", "T19"));
        assertThat(draw(AFTER, Optional.empty(), marks, List.of(), false))
                .contains("<polyline class=\"q\" points=\"24 8\"/>");
        assertThat(draw(AFTER, Optional.empty(), marks, List.of(), true))
                .contains("<polyline class=\"no\" points=\"24 8\"/>");
    }

    @Test
    void territoryIsMarkedForBoth() {
        assertThat(draw(
                        AFTER,
                        Optional.empty(),
                        DiagramMarks.territory(List.of("A1"), List.of("C1", "B1")),
                        List.of(),
                        false))
                .contains(
                        "<polyline class=\"tb\" points=\"14 28\"/>", "<polyline class=\"tw\" points=\"34 28 24 28\"/>")
                .contains("Black's territory: A1; White's territory: C1 B1");
    }

    @Test
    void theFirstBoardIsDescribedInFullAndTheNextByWhatIsNew() {
        DiagramMarks none = DiagramMarks.points(List.of());
        assertThat(draw(BEFORE, Optional.empty(), none, List.of(), false))
                .contains("3 by 3 board; Black: ", "White: ", "a: C3");
        assertThat(draw(AFTER, Optional.of(BEFORE), none, List.of(), false)).doesNotContain("3 by 3 board");
    }

    @Test
    void captionsAreEscaped() {
        assertThat(draw(BEFORE, Optional.empty(), DiagramMarks.points(List.of()), List.of(), false))
                .contains("aria-label=\"a &lt;caption> &amp; &quot;more&quot;;");
    }
}
