package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchstone.formats.gzip.GzipFile;

/** The files of a folder without what the published schemas name as varying from run to run. */
public final class LastingContent {

    /** The last is how long fuzz took to find a mutant. */
    private static final Set<String> VARYING = Set.of("millis", "waitedMillis", "transcript", "within");

    /** Says how long fuzz took. */
    private static final String KILL_MATRIX = "kill-matrix.json.gz";

    /** Counts mutants by how long fuzz took; all else in it is in the file beside it. */
    private static final String COUNTED_BY_TIME = "kill-matrix.md";

    private static final String INSTANT = "\\d{4}-\\d\\d-\\d\\d[T ][0-9:.]+( UTC|Z)?";

    /** On pages and in XML. */
    private static final String DURATION = "\\d+(\\.\\d+)? (ms|s)\\b|time=\"[0-9.]+\"";

    /** What is asked once of each process is on the page of whichever scenario came first. */
    private static final String DIALOGUE =
            "(?s)<details class=\"set-up\">.*?</details>\\s*|<pre class=\"transcript\".*?</pre>\\s*";

    private static final ObjectMapper JSON = new ObjectMapper();

    private LastingContent() {}

    /**
     * Insists that two folders have the same files of the same content. What was being written when a run was killed does not count;
     * nor does the order of lines of results, as several workers end when they do.
     *
     * @param known takes away from a content what the two differ in by their making
     */
    public static void assertSame(Path one, Path other, UnaryOperator<String> known) throws IOException {
        assertThat(files(one)).isEqualTo(files(other));
        for (String file : files(one)) {
            // One by one: both together would not fit into memory.
            assertThat(known.apply(content(one.resolve(file))))
                    .as(file)
                    .isEqualTo(known.apply(content(other.resolve(file))));
        }
    }

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .filter(name -> !name.endsWith(".part") && !name.endsWith(COUNTED_BY_TIME))
                    .sorted()
                    .toList();
        }
    }

    private static String content(Path file) throws IOException {
        if (file.endsWith(KILL_MATRIX)) {
            return lasting(JSON.readTree(GzipFile.read(file))).toString();
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8).replaceAll(INSTANT, "INSTANT");
        if (file.toString().endsWith(".json")) {
            JsonNode tree = lasting(JSON.readTree(text));
            if (tree instanceof ObjectNode certificate) {
                // Of all the rest, times and all.
                certificate.remove("sha256");
            }
            return tree.toString();
        }
        if (file.toString().endsWith(".jsonl")) {
            List<String> lines = new ArrayList<>();
            for (String line : text.split("\n")) {
                lines.add(lasting(JSON.readTree(line)).toString());
            }
            Collections.sort(lines);
            return String.join("\n", lines);
        }
        return text.replaceAll(DURATION, "DURATION").replaceAll(DIALOGUE, "");
    }

    private static JsonNode lasting(JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.remove(VARYING);
        }
        node.forEach(LastingContent::lasting);
        return node;
    }
}
