package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.xml.sax.InputSource;
import touchstone.formats.sgf.SgfRecord;

/**
 * A file that we wrote of hostile text, looked at by a parser of its format: the text is in it as text, or not at all. A format
 * that is not known here is a failure, so that whoever adds one has to say how it is looked at.
 */
enum HarmlessFile {
    HTML(Set.of("html"), HarmlessFile::html),
    XML(Set.of("xml", "svg"), HarmlessFile::xml),
    JSON(Set.of("json", "jsonl", "sarif"), HarmlessFile::json),
    YAML(Set.of("yaml", "yml"), HarmlessFile::yaml),
    MARKDOWN(Set.of("md"), HarmlessFile::markdown),
    RECORD(Set.of("sgf"), HarmlessFile::record),
    TABLE(Set.of("csv"), HarmlessFile::table),
    PROPERTIES(Set.of("properties"), HarmlessFile::properties),
    /** Of ours alone: nothing of a run is in them. */
    PART_OF_A_PAGE(Set.of("css", "js"), HarmlessFile::ours),
    TEXT(Set.of("txt", "gtp", "feature", "pem", "sig"), (file, text) -> {});

    /** As much of a text as may be shown in one place; a name of 100,000 characters is more. */
    private static final int LONGEST_RUN = 60_000;

    /** A sign that our own reports put between a character and what would make markup of it. */
    private static final int WORD_JOINER = 0x2060;

    private static final Pattern EMBEDDED = Pattern.compile("d\\('([^']+)','([A-Za-z0-9+/=]*)'\\)");
    private static final Pattern HARMFUL_ADDRESS =
            Pattern.compile("(?i)\\s*(?:javascript:|(?:https?:)?//" + HostileText.HOST + ").*", Pattern.DOTALL);
    private static final Set<String> ADDRESSES =
            Set.of("href", "src", "action", "xlink:href", "data", "formaction", "srcdoc");

    private static final String INDEX = "window.finds=";

    private static final Pattern FORMULA = Pattern.compile("(?m)(?:^|,)\"?[=+@-]");

    private final Set<String> extensions;
    private final BiConsumer<String, String> check;

    HarmlessFile(Set<String> extensions, BiConsumer<String, String> check) {
        this.extensions = extensions;
        this.check = check;
    }

    static void check(Path file) throws IOException {
        String name = file.toString();
        if (name.endsWith(".png") || name.endsWith(".jsa")) {
            return;
        }
        if (name.endsWith(".lock")) {
            assertThat(file).as("a lock, which is for programs that run").isEmptyFile();
            return;
        }
        check(name, Files.readString(file));
    }

    /** @param file its name, for the message and for the format */
    static void check(String file, String text) {
        String extension = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        for (HarmlessFile format : values()) {
            if (format.extensions.contains(extension)) {
                characters(file, text);
                format.check.accept(file, text);
                return;
            }
        }
        fail(file + " is of a format of which this test does not know how to look at it; add it to HarmlessFile");
    }

    /** What every text has to be, on a screen as well as in a file. */
    static void characters(String file, String text) {
        StringBuilder found = new StringBuilder();
        text.codePoints().filter(HarmlessFile::isForbidden).limit(5).forEach(c -> {
            int at = text.indexOf(Character.toString(c));
            found.append(String.format("U+%04X after '%s'; ", c, text.substring(Math.max(0, at - 40), at)));
        });
        assertThat(found.toString()).as("forbidden characters in " + file).isEmpty();
        assertThat(text.contains("x".repeat(LONGEST_RUN)))
                .as(file + " has the whole of a name of 100,000 characters")
                .isFalse();
    }

    private static boolean isForbidden(int c) {
        if (c == '\n' || c == '\t' || c == '\r' || c == WORD_JOINER) {
            return false;
        }
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> (c & 0xFFFE) == 0xFFFE;
        };
    }

    private static void html(String file, String text) {
        elements(file, Jsoup.parse(EMBEDDED.matcher(text).replaceAll("")));
        Matcher embedded = EMBEDDED.matcher(text);
        while (embedded.find()) {
            String content = new String(Base64.getDecoder().decode(embedded.group(2)), StandardCharsets.UTF_8);
            check(file + "!" + embedded.group(1), content);
        }
    }

    /** No element, no attribute and no address is made of the text. There are millions to look at, so no words are lost on them. */
    private static void elements(String file, Document document) {
        for (Element element : document.getAllElements()) {
            String name = element.tagName();
            if (name.equals(HostileText.ELEMENT)
                    || (name.equals("script") || name.equals("style"))
                            && element.data().contains(HostileText.DEED)) {
                fail(file + " has an element made of the text: " + name);
            }
            for (Attribute attribute : element.attributes()) {
                String value = attribute.getValue();
                if (attribute.getKey().startsWith("on") && value.contains(HostileText.DEED)
                        || ADDRESSES.contains(attribute.getKey())
                                && HARMFUL_ADDRESS.matcher(value).matches()) {
                    fail(file + " has an attribute made of the text: " + attribute.getKey() + " of " + name);
                }
            }
        }
    }

    private static void xml(String file, String text) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
        } catch (Exception e) {
            fail(file + " is no XML: " + e.getMessage());
        }
        elements(file, Jsoup.parse(text, "", org.jsoup.parser.Parser.xmlParser()));
    }

    private static void json(String file, String text) {
        try (MappingIterator<JsonNode> values =
                new ObjectMapper().readerFor(JsonNode.class).readValues(text)) {
            while (values.hasNext()) {
                strings(file, values.next());
            }
        } catch (IOException e) {
            fail(file + " is no JSON: " + e.getMessage());
        }
    }

    /** Fields that Allure takes for HTML. */
    private static void strings(String file, JsonNode node) {
        node.properties().forEach(field -> {
            if (field.getKey().equals("descriptionHtml")) {
                elements(file + "!descriptionHtml", Jsoup.parse(field.getValue().asText()));
            } else {
                strings(file, field.getValue());
            }
        });
        if (node.isArray()) {
            node.forEach(one -> strings(file, one));
        }
    }

    private static void yaml(String file, String text) {
        try {
            new ObjectMapper(new YAMLFactory()).readTree(text);
        } catch (IOException e) {
            fail(file + " is no YAML: " + e.getMessage());
        }
    }

    /** Markdown lets markup through, so what a reader of it makes of the file is looked at. */
    private static void markdown(String file, String text) {
        List<Extension> tables = List.of(TablesExtension.create());
        String html = HtmlRenderer.builder()
                .extensions(tables)
                .build()
                .render(org.commonmark.parser.Parser.builder()
                        .extensions(tables)
                        .build()
                        .parse(text));
        Document document = Jsoup.parse(html);
        elements(file, document);
        assertThat(document.select("h1:contains(heading), h2:contains(heading)"))
                .as(file)
                .isEmpty();
    }

    private static void record(String file, String text) {
        assertThat(SgfRecord.read(text).board()).as(file).isNotNull();
    }

    private static void table(String file, String text) {
        assertThat(FORMULA.matcher(text).find())
                .as(file + " has a cell that a program takes for a formula")
                .isFalse();
    }

    private static void properties(String file, String text) {
        try {
            new Properties().load(new StringReader(text));
        } catch (IOException | IllegalArgumentException e) {
            fail(file + " are no properties: " + e.getMessage());
        }
    }

    /** The index of a search is our own, but for the data in it. */
    private static void ours(String file, String text) {
        if (text.startsWith(INDEX)) {
            json(file, text.substring(INDEX.length()).replaceFirst(";\\s*$", ""));
        } else if (text.contains(HostileText.DEED)) {
            fail(file + " has hostile text in it");
        }
    }
}
