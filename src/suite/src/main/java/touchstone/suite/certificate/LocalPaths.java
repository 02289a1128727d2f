package touchstone.suite.certificate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Folders of one machine, which are private and differ elsewhere: certificates replace them by names. Touchstone's own
 * folder is {@value #TOUCHSTONE_HOME}, the user's {@value #HOME}.
 */
public final class LocalPaths {

    static final String TOUCHSTONE_HOME = "${TOUCHSTONE_HOME}";
    static final String HOME = "${HOME}";

    /** What may go on the last part of a path, so that the folder is another one. */
    private static final String NO_MORE = "(?![\\p{L}\\p{N}_.-])";

    private final Map<Pattern, String> names = new LinkedHashMap<>();
    private final Map<String, String> folders = new LinkedHashMap<>();

    /** @param touchstone Touchstone's own folder */
    public LocalPaths(Path touchstone) {
        List<Map.Entry<String, String>> known = new ArrayList<>();
        known.add(Map.entry(TOUCHSTONE_HOME, touchstone.toString()));
        known.add(Map.entry(HOME, System.getProperty("user.home", "")));
        for (Map.Entry<String, String> one : known) {
            String folder = one.getValue();
            // Of a machine without such folders nothing is given away.
            if (folder.startsWith("/") && folder.length() > 1) {
                names.put(Pattern.compile("(?<![\\p{L}\\p{N}_.-])" + Pattern.quote(folder) + NO_MORE), one.getKey());
                folders.put(one.getKey(), folder);
            }
        }
    }

    /** The text with the names of folders in their places. */
    public String hide(String text) {
        String hidden = text;
        for (Map.Entry<Pattern, String> name : names.entrySet()) {
            hidden = name.getKey().matcher(hidden).replaceAll(Matcher.quoteReplacement(name.getValue()));
        }
        return hidden;
    }

    /** The text with the folders, as they are on this machine, in the place of their names. */
    public String show(String text) {
        String shown = text;
        for (Map.Entry<String, String> folder : folders.entrySet()) {
            shown = shown.replace(folder.getKey(), folder.getValue());
        }
        return shown;
    }

    /** The same with every text in it hidden. */
    JsonNode hide(JsonNode node) {
        if (node instanceof ObjectNode object) {
            ObjectNode hidden = object.objectNode();
            object.properties().forEach(member -> hidden.set(hide(member.getKey()), hide(member.getValue())));
            return hidden;
        } else if (node instanceof ArrayNode array) {
            ArrayNode hidden = array.arrayNode();
            array.forEach(element -> hidden.add(hide(element)));
            return hidden;
        }
        return node.isTextual() ? TextNode.valueOf(hide(node.textValue())) : node;
    }
}
