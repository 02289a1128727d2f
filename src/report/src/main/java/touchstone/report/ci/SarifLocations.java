package touchstone.report.ci;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import touchstone.formats.yaml.YamlFile;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * The places to which findings are attached. A rule is not broken in a line of the source code, so they stand where the
 * engine's author says what the engine does: at the line of the baseline that says of this scenario how it ends.
 * Without a baseline they stand at a file that the user names, and else at the scenario itself, in Touchstone's own
 * files.
 *
 * @param named the user's file, which comes before all else
 * @param baseline of the same claim
 * @param root of the repository: paths are told from there
 */
public record SarifLocations(Optional<Path> named, Optional<BaselineFile> baseline, Path root) {

    private static final String FEATURES = "features";

    /** A file by its path from the root, as a URI, and a line from 1. */
    record Place(String uri, int line) {}

    Place of(Result result, Specification specification) {
        return named.map(file -> new Place(uri(file), 1))
                .or(() -> baseline.flatMap(
                        file -> file.yaml().map(yaml -> new Place(uri(file.path()), line(yaml, result)))))
                .or(() -> specification.scenario(result.scenario()).map(this::ofScenario))
                .orElseGet(() -> new Place(FEATURES, 1));
    }

    /** The entry of the failure; else the line that says the clause is satisfied, or is unsupported; else the subject's. */
    private static int line(YamlFile yaml, Result result) {
        String subject = result.subject().id();
        JsonNode entry = yaml.root().path("subjects").path(subject);
        Stream<List<String>> failure = Stream.of(List.of("failures", result.scenario()));
        Stream<List<String>> clause =
                Stream.of(List.of("satisfied", result.clause()), List.of("tolerated", result.clause()));
        Stream<List<String>> unsupported = StreamSupport.stream(
                        ((Iterable<String>) () -> entry.path("unsupported").fieldNames()).spliterator(), false)
                .map(capability -> List.of("unsupported", capability, result.clause()));
        return Stream.of(failure, clause, unsupported)
                .flatMap(stands -> stands)
                .filter(keys -> !at(entry, keys).isMissingNode())
                .findFirst()
                .map(keys -> yaml.line(Stream.concat(Stream.of("subjects", subject), keys.stream())
                        .toArray(String[]::new)))
                .orElseGet(() -> yaml.line("subjects", subject));
    }

    private static JsonNode at(JsonNode node, List<String> keys) {
        JsonNode found = node;
        for (String key : keys) {
            found = found.path(key);
        }
        return found;
    }

    private Place ofScenario(Scenario scenario) {
        Path file = scenario.file();
        for (int i = file.getNameCount() - 1; i > 0; i--) {
            if (file.getName(i).toString().equals(FEATURES) && !isBelowRoot(file)) {
                return new Place(encoded(file.subpath(i, file.getNameCount())), scenario.line());
            }
        }
        return new Place(uri(file), scenario.line());
    }

    private boolean isBelowRoot(Path file) {
        return file.toAbsolutePath().normalize().startsWith(whole(root));
    }

    private String uri(Path file) {
        return isBelowRoot(file)
                ? encoded(whole(root).relativize(whole(file)))
                : whole(file).toUri().toASCIIString();
    }

    private static Path whole(Path path) {
        return path.toAbsolutePath().normalize();
    }

    /** A relative path as a relative URI. */
    private static String encoded(Path path) {
        // The scheme and the first slash of an absolute one, in which a colon in the first name means nothing.
        return URI.create(Path.of("/").resolve(path.toString()).toUri().toASCIIString())
                .getRawPath()
                .substring(1)
                .replaceFirst("^(?=[^/]*:)", "./");
    }
}
