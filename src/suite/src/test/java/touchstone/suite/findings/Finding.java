package touchstone.suite.findings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import touchstone.formats.yaml.YamlFile;
import touchstone.formats.yaml.YamlPlace;

/** A page on what a program does otherwise than a rule: what stands in front of it, and the text. */
record Finding(Path file, YamlPlace front, String text) {

    static final Path HOME = Path.of(System.getProperty("touchstone.home"));
    static final Path FOLDER = HOME.resolve("reports/findings");

    private static final String EDGE = "---\n";

    /** All pages that have YAML in front: the others are lists and explanations. */
    static List<Finding> all() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> read(file).startsWith(EDGE))
                    .map(Finding::of)
                    .sorted((one, other) -> one.file().compareTo(other.file()))
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Finding of(Path file) {
        String[] parts = read(file).split("(?m)^" + EDGE, 3);
        return new Finding(file, YamlFile.of(file, parts[1]).top(), parts[2]);
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What one of its fields says. */
    String says(String field) {
        return front.required(field).text();
    }

    /** The last lines of what the program answers, as the page has it. */
    List<String> answers() {
        return front.required("answers").oneOrMore().stream()
                .map(YamlPlace::text)
                .toList();
    }

    String name() {
        return file.getFileName().toString();
    }

    @Override
    public String toString() {
        return name();
    }
}
