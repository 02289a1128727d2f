package touchstone.browser;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.SpecificationReader;

/**
 * Writes the scripts that follow from others: the rulesets of {@code features/} as a module, and the whole package as one script for
 * pages, which may be opened from a disk, where browsers load no modules. Part of the build, and of no program.
 */
public final class PackageScripts {

    private static final Pattern EXPORTS = Pattern.compile("export\\s*\\{([^}]*)};?\\s*$");
    private static final Pattern EXPORT = Pattern.compile("\\bexport (?=const|function)");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import .*\\R|^export \\{ rulesets }\\R");

    private PackageScripts() {}

    /** @param arguments the folder of features, the folder of the package, the rules compiled for pages, and the script to write of them */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[1]);
        String rulesets = "export const rulesets = " + rulesets(Path.of(arguments[0])) + "\n";
        Files.writeString(folder.resolve("rulesets.js"), rulesets);
        Path script = Path.of(arguments[3]);
        Files.createDirectories(script.getParent());
        Files.writeString(
                script,
                script(
                        Files.readString(Path.of(arguments[2])),
                        rulesets,
                        Files.readString(folder.resolve("index.js"))));
    }

    private static String rulesets(Path features) {
        List<Map<String, Object>> rulesets = SpecificationReader.read(features).rulesets().stream()
                .filter(ruleset -> !ruleset.isProtocol())
                .map(PackageScripts::fields)
                .toList();
        return new GsonBuilder()
                .setPrettyPrinting()
                .disableHtmlEscaping()
                .create()
                .toJson(rulesets);
    }

    private static Map<String, Object> fields(Ruleset ruleset) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", ruleset.name());
        fields.put("title", ruleset.title());
        fields.put("aliases", ruleset.aliases());
        Map<String, String> axes = new LinkedHashMap<>();
        for (Choice choice : ruleset.variant().choices()) {
            axes.put(choice.axis().id(), choice.id());
        }
        fields.put("axes", axes);
        fields.put("komi", ruleset.komi());
        ruleset.handicapKomi().ifPresent(points -> fields.put("handicapKomi", points));
        return fields;
    }

    /** The three modules as one script, which has what the package exports in {@code TouchstoneRules}. */
    private static String script(String compiled, String rulesets, String index) {
        Matcher exports = EXPORTS.matcher(compiled);
        if (!exports.find()) {
            throw new IllegalStateException("rules.js ends in no list of exports; has TeaVM been changed?");
        }
        Map<String, String> inside = new LinkedHashMap<>();
        for (String export : exports.group(1).split(",")) {
            String[] names = export.strip().split(" as ");
            inside.put(names[names.length - 1].strip(), names[0].strip());
        }
        return "var TouchstoneRules = (() => {\nconst [compiledAxes, compiledGame] = (() => {\n"
                + compiled.substring(0, exports.start())
                + "\nreturn [" + inside.get("axes") + ", " + inside.get("newGame") + "]\n})()\n"
                + EXPORT.matcher(rulesets).replaceAll("")
                + EXPORT.matcher(IMPORT.matcher(index).replaceAll("")).replaceAll("")
                + "return { axes, emptyBoard, newGame, rulesets }\n})()\n";
    }
}
