package touchstone.report.allure;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Base64;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The history in a page that Allure made. Allure embeds its files of data in a single page, one a line, as {@code
 * d('history/history.json','<base64>')}; a page is read by lines, as it may be far larger than what is wanted of it.
 *
 * @param testCases the ids that Allure drew for the test cases of this page, by which they are linked
 * @param history the files that the next report is to be given, by their names without a folder
 */
record AllurePage(Set<String> testCases, Map<String, byte[]> history) {

    private static final Pattern FILE = Pattern.compile("^\\s*d\\('(data/test-cases|history)/([\\w-]+\\.json)','");

    /** Of the name of a file that is looked for, with what stands around it. */
    private static final int LONGEST_NAME = 200;

    /**
     * What is put at the end of a page's head. The policy lets the page load nothing from anywhere, whatever stands in it; the
     * style hides the durations of steps, which nobody measures and Allure calls unknown.
     */
    private static final String ADDED = """
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
            script-src 'unsafe-inline' data:; style-src 'unsafe-inline' data:; img-src data: blob:; font-src data:; \
            connect-src data: blob:; frame-src data: blob:; media-src data: blob:; base-uri 'none'; form-action 'none'">
                <style>.step-stats__info_time[data-tooltip^="unknown"] { display: none }</style>
            """;

    /**
     * Finishes a page as Allure made it, and reads it.
     *
     * @throws IOException if it cannot be read or written, or what it holds of history is not what Allure writes
     */
    static AllurePage finish(Path page) throws IOException {
        Path finished = page.resolveSibling(page.getFileName() + ".new");
        boolean added = false;
        try (BufferedReader lines = Files.newBufferedReader(page);
                BufferedWriter writer = Files.newBufferedWriter(finished)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!added && line.strip().equals("</head>")) {
                    writer.write(ADDED);
                    added = true;
                }
                writer.write(line);
                writer.write('\n');
            }
        }
        Files.move(finished, page, StandardCopyOption.REPLACE_EXISTING);
        if (!added) {
            throw new IOException("the page has no head");
        }
        return read(page);
    }

    /** @throws IOException if it cannot be read, or what it holds of history is not what Allure writes */
    static AllurePage read(Path page) throws IOException {
        Set<String> testCases = new HashSet<>();
        Map<String, byte[]> history = new LinkedHashMap<>();
        try (BufferedReader lines = Files.newBufferedReader(page)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Matcher file = FILE.matcher(line.substring(0, Math.min(line.length(), LONGEST_NAME)));
                if (!file.find()) {
                    continue;
                }
                if (file.group(1).equals("history")) {
                    history.put(file.group(2), decoded(line, file.end()));
                } else {
                    testCases.add(file.group(2).replace(".json", ""));
                }
            }
        }
        return new AllurePage(testCases, history);
    }

    private static byte[] decoded(String line, int from) throws IOException {
        try {
            return Base64.getDecoder().decode(line.substring(from, line.indexOf('\'', from)));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException("a file that is embedded in the page is damaged", e);
        }
    }

    /** For the history ids of the test cases of this page, the ids that Allure drew for them. */
    Map<String, String> drawn() throws IOException {
        Map<String, String> drawn = new LinkedHashMap<>();
        JsonNode all = new ObjectMapper()
                .readTree(Optional.ofNullable(history.get("history.json")).orElse(new byte[] {'{', '}'}));
        for (Map.Entry<String, JsonNode> one : all.properties()) {
            // The latest comes first; it is another page's where the test case was not in this run.
            String uid = one.getValue().at("/items/0/uid").asText();
            if (testCases.contains(uid)) {
                drawn.put(one.getKey(), uid);
            }
        }
        return drawn;
    }
}
