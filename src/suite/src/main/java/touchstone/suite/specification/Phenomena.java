package touchstone.suite.specification;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import touchstone.formats.yaml.YamlException;
import touchstone.formats.yaml.YamlFile;
import touchstone.formats.yaml.YamlPlace;

/**
 * What happens in games that rules treat differently: the file {@code phenomena.yaml} of a specification.
 *
 * @param file that they were read from
 * @param all in the order of the file
 */
public record Phenomena(Path file, List<Phenomenon> all) {

    /** The file in the folder of the features. */
    public static final String FILE = "phenomena.yaml";

    /** For a specification without such a file. */
    public static final Phenomena NONE = new Phenomena(Path.of(FILE), List.of());

    public Phenomena {
        all = List.copyOf(all);
    }

    /** @throws SpecificationException if there is a file that can't be read as what it should be */
    static Phenomena in(Path folder) {
        Path path = folder.resolve(FILE);
        if (!Files.exists(path)) {
            return NONE;
        }
        try {
            YamlFile file = YamlFile.of(path, TextFile.read(path)).requireVisible();
            return new Phenomena(
                    path,
                    file.top().entries().stream()
                            .map(entry -> phenomenon(file, entry))
                            .toList());
        } catch (YamlException fault) {
            throw new SpecificationException(path, fault.line(), fault.getMessage());
        }
    }

    private static Phenomenon phenomenon(YamlFile file, YamlPlace entry) {
        entry.requireKeys(List.of("also", "says", "answers", "silent"));
        String title = entry.key();
        return new Phenomenon(
                title,
                items(entry, "also").stream().map(YamlPlace::text).toList(),
                entry.optionalText("says"),
                entry.required("answers").items().stream()
                        .map(item -> new Phenomenon.Answer(item.text(), file.line(title, "answers", item.key())))
                        .toList(),
                items(entry, "silent").stream()
                        .map(item -> new Phenomenon.Silent(item.text(), file.line(title, "silent", item.key())))
                        .toList(),
                file.line(title));
    }

    private static List<YamlPlace> items(YamlPlace entry, String key) {
        return entry.at(key).exists() ? entry.at(key).items() : List.of();
    }
}
