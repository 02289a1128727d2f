package touchstone.gtp.descriptor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.formats.yaml.YamlPlace;
import touchstone.process.ProgramCommand;
import touchstone.spi.SubjectErrorException;

/** Reads command lines, flags and commands of the protocol. */
final class StartSettingsReader {

    /** The program and its arguments. */
    List<String> commandLine(YamlPlace place) {
        List<String> words = words(place);
        if (words.isEmpty() || words.get(0).isEmpty()) {
            throw place.fault("'" + place.key() + "' names no program; expected one, as in 'gnugo --mode gtp'");
        }
        return words;
    }

    /** A line as for a shell, or a list of words. */
    private List<String> words(YamlPlace place) {
        if (place.isList()) {
            return place.items().stream().map(YamlPlace::textOrNothing).toList();
        }
        try {
            return ProgramCommand.words(place.textOrNothing());
        } catch (SubjectErrorException broken) {
            throw place.fault(broken.getMessage() + "; close it, or write a list of words");
        }
    }

    /** Commands of the protocol: one, or a list of them. */
    List<String> commands(YamlPlace place) {
        return place.oneOrMore().stream().map(YamlPlace::text).toList();
    }

    /**
     * Flags alone, or flags and commands below keys of their own.
     *
     * @param others the keys there may be beside those two
     */
    StartSettings means(YamlPlace place, List<String> others) {
        if (!place.hasKeys()) {
            return new StartSettings(words(place), List.of());
        }
        List<String> keys = new ArrayList<>(List.of("flags", "commands"));
        keys.addAll(others);
        place.requireKeys(keys);
        return new StartSettings(
                optional(place, "flags").map(this::words).orElse(List.of()),
                optional(place, "commands").map(this::commands).orElse(List.of()));
    }

    private static Optional<YamlPlace> optional(YamlPlace place, String key) {
        return Optional.of(place.at(key)).filter(YamlPlace::exists);
    }
}
