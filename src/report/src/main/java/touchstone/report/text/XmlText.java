package touchstone.report.text;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes XML, into memory or elsewhere. Text and attributes are escaped. */
public final class XmlText {

    private final Writer target;
    private final XMLStreamWriter writer;

    /** Into memory. */
    public XmlText() {
        this(new StringWriter());
    }

    /** @param target gets what was written by the time {@link #end} is called */
    public XmlText(Writer target) {
        this.target = target;
        try {
            // Not newInstance(): that would take any implementation that happens to be on the class path.
            writer = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(target);
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    public XmlText declaration() {
        return append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    }

    /** @param attributes names and values by turns */
    public XmlText open(String element, Object... attributes) {
        return write(() -> {
            writer.writeStartElement(element);
            writeAttributes(attributes);
        });
    }

    /** Opens a picture in SVG of this size, in units of its own; {@link #attributes} says more of it. */
    public XmlText openPicture(Object width, Object height) {
        return open("svg", "xmlns", "http://www.w3.org/2000/svg", "viewBox", "0 0 " + width + " " + height);
    }

    /** More attributes of the element just opened. */
    public XmlText attributes(Object... namesAndValues) {
        return write(() -> writeAttributes(namesAndValues));
    }

    /** @param attributes names and values by turns */
    public XmlText empty(String element, Object... attributes) {
        return write(() -> {
            writer.writeEmptyElement(element);
            writeAttributes(attributes);
        });
    }

    public XmlText text(String text) {
        return write(() -> writer.writeCharacters(text));
    }

    public XmlText newLine() {
        return text("\n");
    }

    public XmlText close() {
        return write(writer::writeEndElement);
    }

    /** An element with nothing but text in it. */
    public XmlText element(String element, String text, Object... attributes) {
        return open(element, attributes).text(text).close();
    }

    /** @param markup whole elements, put in as they are */
    public XmlText insert(String markup) {
        // Empty text makes the writer end the tag it left open for attributes.
        text("");
        write(writer::flush);
        return append(markup);
    }

    /** Ends the document with a line feed. */
    public void end() {
        write(writer::flush);
        append("\n");
    }

    /** What was written into memory. */
    @Override
    public String toString() {
        write(writer::flush);
        return target.toString();
    }

    private XmlText append(String text) {
        try {
            target.write(text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void writeAttributes(Object... namesAndValues) throws XMLStreamException {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            writer.writeAttribute(namesAndValues[i].toString(), namesAndValues[i + 1].toString());
        }
    }

    private interface Writing {
        void write() throws XMLStreamException;
    }

    private XmlText write(Writing writing) {
        try {
            writing.write();
            return this;
        } catch (XMLStreamException e) {
            // The JDK's writer wraps what its target throws.
            if (e.getNestedException() instanceof IOException broken) {
                throw new UncheckedIOException(broken);
            }
            throw new IllegalStateException(e);
        }
    }
}
