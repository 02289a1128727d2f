package touchstone.report.board;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.text.WordUtils;
import touchstone.report.text.UntrustedText;
import touchstone.report.text.XmlText;
import touchstone.suite.result.Diagram;

/** Diagrams side by side as one picture. */
final class BoardRow {

    private static final int GAP = 16;
    private static final int LINE = 18;
    /** In units of the drawing, on the average. */
    private static final double LETTER = 7.2;

    private static final String INK = "#5d4220";
    private static final String PAPER = "#fdfcf8";

    private BoardRow() {}

    static String of(List<Diagram> diagrams) {
        List<BoardSvg> boards = diagrams.stream().map(BoardSvg::plain).toList();
        List<List<String>> captions = new ArrayList<>();
        for (int i = 0; i < boards.size(); i++) {
            int letters = (int) (Math.max(150, boards.get(i).width()) / LETTER);
            captions.add(WordUtils.wrap(UntrustedText.line(diagrams.get(i).caption()), letters, "\n", true)
                    .lines()
                    .toList());
        }
        int top = GAP + LINE * captions.stream().mapToInt(List::size).max().orElse(0);
        int width = GAP + boards.stream().mapToInt(board -> room(board) + GAP).sum();
        int height =
                top + GAP + boards.stream().mapToInt(BoardSvg::height).max().orElse(0);
        XmlText svg = new XmlText();
        svg.openPicture(width, height)
                .attributes(
                        "width",
                        width,
                        "height",
                        height,
                        "style",
                        BoardSvg.FLUID,
                        "font-family",
                        "Georgia,'Times New Roman',serif");
        svg.empty("rect", "width", width, "height", height, "fill", PAPER);
        int x = GAP;
        for (int i = 0; i < boards.size(); i++) {
            int y = LINE;
            for (String line : captions.get(i)) {
                svg.element("text", line, "x", x, "y", y, "font-size", 14, "fill", INK);
                y += LINE;
            }
            svg.open("g", "transform", "translate(" + x + " " + top + ")");
            // Within another picture a size of its own would be lost to the style.
            svg.insert(boards.get(i)
                    .draw(UntrustedText.line(diagrams.get(i).caption()))
                    .replace(" style=\"" + BoardSvg.FLUID + "\"", ""));
            svg.close();
            x += room(boards.get(i)) + GAP;
        }
        return svg.close().toString();
    }

    private static int room(BoardSvg board) {
        return Math.max(150, board.width());
    }
}
