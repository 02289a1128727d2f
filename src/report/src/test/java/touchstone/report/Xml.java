package touchstone.report;

import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Reads what we wrote as others would. */
public final class Xml {

    private Xml() {}

    public static Document parsed(String text) {
        try {
            DocumentBuilder builder =
                    DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder();
            return builder.parse(new InputSource(new StringReader(text)));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("no well-formed XML: " + e.getMessage() + "\n" + text, e);
        }
    }
}
