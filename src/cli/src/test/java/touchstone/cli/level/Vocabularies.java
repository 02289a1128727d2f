package touchstone.cli.level;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which commands an engine has. */
final class Vocabularies {

    private static final List<String> NEEDED =
            List.of("protocol_version", "name", "version", "list_commands", "known_command", "quit");

    private Vocabularies() {}

    /** These commands and those no engine lacks; any other is unknown. */
    static EngineVariation only(String... names) {
        Set<String> kept =
                Stream.concat(Stream.of(names), NEEDED.stream()).collect(Collectors.toCollection(LinkedHashSet::new));
        return (inner, errors) -> command -> {
            String name = EngineVariation.name(command);
            if (name.equals("list_commands")) {
                return "= " + String.join("\n", kept);
            }
            if (name.equals("known_command")) {
                return "= " + kept.contains(asked(command));
            }
            return kept.contains(name) ? inner.answer(command) : "? unknown command";
        };
    }

    /** All but these commands. */
    static EngineVariation without(String... names) {
        Set<String> hidden = Set.of(names);
        return (inner, errors) -> command -> {
            String name = EngineVariation.name(command);
            if (hidden.contains(name)) {
                return "? unknown command";
            }
            if (name.equals("known_command") && hidden.contains(asked(command))) {
                return "= false";
            }
            return name.equals("list_commands")
                    ? inner.words("list_commands").stream()
                            .filter(one -> !hidden.contains(one))
                            .collect(Collectors.joining("\n", "= ", ""))
                    : inner.answer(command);
        };
    }

    /** The command that is asked about, if any. */
    private static String asked(String command) {
        return EngineVariation.name(EngineVariation.arguments(command));
    }
}
