package touchstone.browser;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.SpecificationReader;

/** Writes the rulesets of {@code features/} as a module of JavaScript. Part of the build, and of no program. */
public final class RulesetModule {

    private RulesetModule() {}

    /** @param arguments the folder of features, and the file to write */
    public static void main(String[] arguments) throws IOException {
        List<Map<String, Object>> rulesets = SpecificationReader.read(Path.of(arguments[0])).rulesets().stream()
                .filter(ruleset -> !ruleset.isProtocol())
                .map(RulesetModule::fields)
                .toList();
        String json = new GsonBuilder()
                .setPrettyPrinting()
                .disableHtmlEscaping()
                .create()
                .toJson(rulesets);
        Path file = Path.of(arguments[1]);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "export const rulesets = " + json + "\n");
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
}
