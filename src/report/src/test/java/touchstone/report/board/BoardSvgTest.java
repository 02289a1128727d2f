package touchstone.report.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import touchstone.report.Examples;
import touchstone.report.Xml;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.result.Diagram;

class BoardSvgTest {

    @Property(tries = 60)
    void everySizeOfBoardIsDrawnWithinItsFrame(
            @ForAll @IntRange(min = 1, max = 25) int width, @ForAll @IntRange(min = 1, max = 25) int height) {
        String picture = (". ".repeat(width - 1) + "X\n") + (". ".repeat(width) + "\n").repeat(height - 1);
        Document svg = drawn(picture);
        String[] box = svg.getDocumentElement().getAttribute("viewBox").split(" ");
        Element stone = stone(svg);

        assertThat(texts(svg)).hasSize(width + height);
        assertThat(Double.parseDouble(stone.getAttribute("cx")) + 14.5).isLessThan(Double.parseDouble(box[2]));
        assertThat(Double.parseDouble(stone.getAttribute("cy")) - 14.5).isGreaterThan(0);
        assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
                .startsWith(width + " by " + height + " board; Black: ");
    }

    private static Element stone(Document svg) {
        return elements(svg, "circle")
                .filter(circle -> circle.getAttribute("r").startsWith("14"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void stonesMarksLettersAndNumbersAreDrawnAndDescribed() {
        Document svg = drawn("""
                X O . a
                # @ 1 2
                """);

        assertThat(elements(svg, "circle").filter(c -> c.getAttribute("r").startsWith("14")))
                .hasSize(4);
        assertThat(elements(svg, "path")).as("the grid and two marks").hasSize(3);
        assertThat(texts(svg)).contains("a", "1", "2");
        assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
                .isEqualTo("4 by 2 board; Black: A1 A2; White: B1 B2; marked: A1 B1; 1: C1; 2: D1; a: D2");
    }

    @Test
    void columnsHaveNoLetterI() {
        assertThat(texts(drawn(". ".repeat(9)))).contains("H", "J").doesNotContain("I");
    }

    @Test
    void starPointsOnlyWhereTheCustomHasThem() {
        assertThat(dots(9)).isEqualTo(5);
        assertThat(dots(13)).isEqualTo(5);
        assertThat(dots(19)).isEqualTo(9);
        assertThat(dots(10)).isZero();
    }

    private static long dots(int size) {
        return elements(drawn((". ".repeat(size) + "\n").repeat(size)), "circle")
                .count();
    }

    @Test
    void captionsAreText() {
        String svg = BoardSvg.of(new Diagram(Examples.HOSTILE, "X"));

        assertThat(svg).contains("&lt;script&gt;").doesNotContain("<script").doesNotContain("<img");
        assertThat(Xml.parsed(svg).getElementsByTagName("title").item(0).getTextContent())
                .startsWith("<script>");
    }

    @Test
    void whatIsNoPictureIsRefused() {
        assertThatThrownBy(() -> BoardSvg.of(new Diagram("?", "?"))).isInstanceOf(DiagramException.class);
    }

    private static Document drawn(String picture) {
        return Xml.parsed(BoardSvg.of(new Diagram("given", picture)));
    }

    private static java.util.List<String> texts(Document svg) {
        return elements(svg, "text").map(Element::getTextContent).toList();
    }

    private static java.util.stream.Stream<Element> elements(Document svg, String name) {
        var nodes = svg.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i));
    }
}
