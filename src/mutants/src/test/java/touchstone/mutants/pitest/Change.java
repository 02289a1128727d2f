package touchstone.mutants.pitest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * One change that pitest made to the reference, and what came of it.
 *
 * @param place class and method, without the package they all share, such as {@code choice.Axis.id}; for a lambda the method
 *     it stands in
 * @param mutator such as {@code Math}
 * @param what in pitest's words
 * @param line in the source as it was then
 * @param status in pitest's words, such as {@code KILLED}
 * @param noticedBy the test that noticed first; empty if none did
 */
record Change(String place, String mutator, String what, int line, String status, String noticedBy) {

    private static final String PACKAGE = "touchstone.reference.";

    /** What pitest calls a test that did not come to its end in time. */
    private static final String TIMED_OUT = "TIMED_OUT";

    /** What survivors are explained by: line numbers come and go. */
    String key() {
        return place + ": " + what;
    }

    /** The class, such as {@code choice.Axis}. */
    String type() {
        return place.substring(0, place.lastIndexOf('.'));
    }

    boolean noticed() {
        return !status.equals("SURVIVED") && !uncovered();
    }

    /** Whether no test came by. */
    boolean uncovered() {
        return status.equals("NO_COVERAGE");
    }

    boolean timedOut() {
        return status.equals(TIMED_OUT);
    }

    /** @param report pitest's {@code mutations.xml} */
    static List<Change> read(Path report) throws IOException {
        try {
            NodeList changes = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(report.toFile())
                    .getElementsByTagName("mutation");
            return IntStream.range(0, changes.getLength())
                    .mapToObj(i -> of((Element) changes.item(i)))
                    .toList();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(report + " is no report of pitest", e);
        }
    }

    private static Change of(Element change) {
        String type = text(change, "mutatedClass").replaceFirst("^" + PACKAGE.replace(".", "\\."), "");
        String method = text(change, "mutatedMethod").replaceFirst("^lambda\\$(.*)\\$\\d+$", "$1");
        return new Change(
                type.replace('$', '.') + "." + method.replaceAll("[<>]", ""),
                text(change, "mutator").replaceFirst(".*\\.", "").replaceFirst("Mutator.*", ""),
                text(change, "description")
                        .replaceFirst(" for touchstone/reference/.*", "")
                        .replace("touchstone/reference/", ""),
                Integer.parseInt(text(change, "lineNumber")),
                change.getAttribute("status"),
                text(change, "killingTest").replaceFirst(".*TheSpecification\\.", ""));
    }

    private static String text(Element change, String tag) {
        return change.getElementsByTagName(tag).item(0).getTextContent();
    }
}
