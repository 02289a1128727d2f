package touchstone.report.badge;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * A badge as a picture of our own: a stone and two fields with words. It loads nothing, names itself to who can't see
 * it, and has a rim that shows on a light page and on a dark one.
 */
public final class BadgeSvg {

    private static final int HEIGHT = 20;
    private static final int STONE = 20;
    private static final int PADDING = 7;
    private static final double BASELINE = 14;

    private BadgeSvg() {}

    /** A whole SVG document. */
    public static String of(Badge badge) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter svg = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
            int label = width(badge.label());
            int message = width(badge.message());
            int left = STONE + label + PADDING;
            int width = left + PADDING + message + PADDING;
            begin(svg, badge.text(), width);
            String start = "M4 0H%dV%dH4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z".formatted(left, HEIGHT);
            String end = "M%d 0h%da4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H%dz".formatted(left, width - left - 4, left);
            empty(svg, "path", "d", start, "fill", "#3b4048");
            empty(svg, "path", "d", end, "fill", badge.colour().hex());
            stone(svg);
            words(svg, badge.label(), STONE, label);
            words(svg, badge.message(), left + PADDING, message);
            empty(
                    svg,
                    "rect",
                    "x",
                    0.5,
                    "y",
                    0.5,
                    "width",
                    width - 1,
                    "height",
                    HEIGHT - 1,
                    "rx",
                    3.5,
                    "fill",
                    "none",
                    "stroke",
                    "#8b949e",
                    "stroke-opacity",
                    0.6);
            svg.writeEndElement();
            svg.flush();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("nothing fails in memory", e);
        }
        return text + "\n";
    }

    private static void begin(XMLStreamWriter svg, String title, int width) throws XMLStreamException {
        svg.writeStartElement("svg");
        svg.writeDefaultNamespace("http://www.w3.org/2000/svg");
        attributes(
                svg,
                "width",
                width,
                "height",
                HEIGHT,
                "viewBox",
                "0 0 " + width + " " + HEIGHT,
                "role",
                "img",
                "aria-label",
                title);
        svg.writeStartElement("title");
        svg.writeCharacters(title);
        svg.writeEndElement();
    }

    /** A white stone with a black one half behind it. */
    private static void stone(XMLStreamWriter svg) throws XMLStreamException {
        empty(svg, "circle", "cx", 8.5, "cy", 8.5, "r", 4, "fill", "#14171a", "stroke", "#d0d7de", "stroke-width", 0.6);
        empty(svg, "circle", "cx", 12, "cy", 11.5, "r", 4, "fill", "#f6f8fa", "stroke", "#14171a", "stroke-width", 0.6);
    }

    private static void words(XMLStreamWriter svg, String words, int x, int width) throws XMLStreamException {
        svg.writeStartElement("text");
        attributes(
                svg,
                "x",
                x,
                "y",
                BASELINE,
                "fill",
                "#fff",
                "font-family",
                "Verdana,DejaVu Sans,Geneva,sans-serif",
                "font-size",
                11,
                "textLength",
                width,
                "lengthAdjust",
                "spacingAndGlyphs",
                "aria-hidden",
                true);
        svg.writeCharacters(words);
        svg.writeEndElement();
    }

    private static void empty(XMLStreamWriter svg, String element, Object... attributes) throws XMLStreamException {
        svg.writeEmptyElement(element);
        attributes(svg, attributes);
    }

    private static void attributes(XMLStreamWriter svg, Object... namesAndValues) throws XMLStreamException {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            svg.writeAttribute(namesAndValues[i].toString(), namesAndValues[i + 1].toString());
        }
    }

    /** About as wide as Verdana at 11 pixels has it; the viewer's font is fitted to it. */
    private static int width(String words) {
        double width = words.codePoints().mapToDouble(BadgeSvg::width).sum();
        return (int) Math.ceil(width);
    }

    private static double width(int c) {
        if ("ijl.,:;'|! ()".indexOf(c) >= 0) {
            return 4.2;
        } else if ("mwMW".indexOf(c) >= 0 || c > 0x2E7F) {
            return 10.8;
        }
        return Character.isUpperCase(c) ? 7.9 : 6.8;
    }
}
