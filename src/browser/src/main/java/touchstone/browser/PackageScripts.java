package touchstone.browser;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
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

    /**
     * @param arguments the folder of features, the folder of the package, the folder of what is compiled for pages, and the folder of the
     *     scripts to write of that
     */
    public static void main(String[] arguments) throws IOException {
        Specification specification = SpecificationReader.read(Path.of(arguments[0]));
        Path folder = Path.of(arguments[1]);
        Path compiled = Path.of(arguments[2]);
        Path scripts = Files.createDirectories(Path.of(arguments[3]));
        String rulesets = "export const rulesets = " + rulesets(specification) + "\n";
        Files.writeString(folder.resolve("rulesets.js"), rulesets);
        Path rules = folder.resolve("rules.js");
        Files.writeString(rules, OwnConstructors.ofArrays(OwnConstructors.ofAll(Files.readString(rules))));
        Files.writeString(
                scripts.resolve("rules.js"),
                script(
                        OwnConstructors.ofAll(Files.readString(compiled.resolve("rules.js"))),
                        rulesets,
                        Files.readString(folder.resolve("index.js"))));
        Files.writeString(
                scripts.resolve("judging.js"),
                judging(
                        OwnConstructors.ofAll(Files.readString(compiled.resolve("judging.js"))),
                        new GsonBuilder().disableHtmlEscaping().create().toJson(JudgeBook.of(specification))));
    }

    private static String rulesets(Specification specification) {
        List<Map<String, Object>> rulesets =
                specification.rulesets().stream().map(PackageScripts::fields).toList();
        return new GsonBuilder()
                .setPrettyPrinting()
                .disableHtmlEscaping()
                .create()
                .toJson(rulesets);
    }

    static Map<String, Object> fields(Ruleset ruleset) {
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
        return "var TouchstoneRules = (() => {\nconst [compiledAxes, compiledGame, readRecord] = "
                + exporting(compiled, "axes", "newGame", "readRecord")
                + EXPORT.matcher(rulesets).replaceAll("")
                + EXPORT.matcher(IMPORT.matcher(index).replaceAll("")).replaceAll("")
                + "return { axes, emptyBoard, newGame, readRecord, rulesets }\n})()\n";
    }

    /** As a function, whose text is what a worker runs: pages opened from a disk can start none from a file. */
    private static String judging(String compiled, String book) {
        return "var touchstoneJudging = function () {\nconst [newJudge, quoted] = "
                + exporting(compiled, "newJudge", "quoted")
                + "const book = " + book
                + "\nreturn { newJudge: (options) => newJudge(book, options), quoted }\n}\n";
    }

    /** A module as an expression: the list of what it exports under these names. */
    private static String exporting(String compiled, String... exported) {
        Matcher exports = EXPORTS.matcher(compiled);
        if (!exports.find()) {
            throw new IllegalStateException("rules.js ends in no list of exports; has TeaVM been changed?");
        }
        Map<String, String> inside = new HashMap<>();
        for (String export : exports.group(1).split(",")) {
            String[] names = export.strip().split(" as ");
            inside.put(names[names.length - 1].strip(), names[0].strip());
        }
        return "(() => {\n" + compiled.substring(0, exports.start()) + "\nreturn ["
                + Stream.of(exported).map(inside::get).collect(Collectors.joining(", ")) + "]\n})()\n";
    }
}
