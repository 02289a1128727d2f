package touchstone.cli.level;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which commands an engine has. */
final class Vocabularies {

    private static final List<String> NEEDED =
            List.of("protocol_version", "name", "version", "list_commands", "known_command", "quit");

    private Vocabularies() {}

    /** These commands and those no engine lacks; any other is unknown. */
    static EngineVariation only(String... names) {
        List<String> kept = Stream.concat(Stream.of(names), NEEDED.stream()).toList();
        return (inner, errors) -> command -> {
            String[] words = command.split(" ");
            if (words[0].equals("list_commands")) {
                return "= " + String.join("\n", kept);
            }
            if (words[0].equals("known_command")) {
                return "= " + (words.length > 1 && kept.contains(words[1]));
            }
            return kept.contains(words[0]) ? inner.answer(command) : "? unknown command";
        };
    }

    /** All but these commands. */
    static EngineVariation without(String... names) {
        List<String> hidden = List.of(names);
        return (inner, errors) -> command -> {
            String[] words = command.split(" ");
            if (hidden.contains(words[0])) {
                return "? unknown command";
            }
            if (words[0].equals("known_command") && words.length > 1 && hidden.contains(words[1])) {
                return "= false";
            }
            return words[0].equals("list_commands")
                    ? inner.words("list_commands").stream()
                            .filter(name -> !hidden.contains(name))
                            .collect(Collectors.joining("\n", "= ", ""))
                    : inner.answer(command);
        };
    }
}
