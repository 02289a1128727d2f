package touchstone.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A report that Allure made, taken apart.
 *
 * @param skeleton the HTML without what is embedded in it
 * @param styles the style sheets embedded in it
 * @param data the files of data embedded in it, by their names
 */
public record Page(String skeleton, List<String> styles, Map<String, String> data) {

    private static final Pattern DATA = Pattern.compile("d\\('([^']+)','([A-Za-z0-9+/=]*)'\\)");
    private static final Pattern STYLE = Pattern.compile("href=\"data:text/css;base64,([A-Za-z0-9+/=]*)\"");
    private static final Pattern EMBEDDED = Pattern.compile("base64,[A-Za-z0-9+/=]*");

    public static Page read(Path file) throws IOException {
        String html = Files.readString(file);
        Map<String, String> data = new LinkedHashMap<>();
        for (Matcher matcher = DATA.matcher(html); matcher.find(); ) {
            data.put(matcher.group(1), decoded(matcher.group(2)));
        }
        List<String> styles = new ArrayList<>();
        for (Matcher matcher = STYLE.matcher(html); matcher.find(); ) {
            styles.add(decoded(matcher.group(1)));
        }
        String skeleton = EMBEDDED.matcher(DATA.matcher(html).replaceAll("")).replaceAll("");
        return new Page(skeleton, styles, data);
    }

    private static String decoded(String base64) {
        return new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8);
    }

    public List<JsonNode> testCases() throws IOException {
        List<JsonNode> cases = new ArrayList<>();
        for (Map.Entry<String, String> file : data.entrySet()) {
            if (file.getKey().startsWith("data/test-cases/")) {
                cases.add(new ObjectMapper().readTree(file.getValue()));
            }
        }
        return cases;
    }

    public JsonNode json(String name) throws IOException {
        return new ObjectMapper().readTree(data.get(name));
    }
}
