package touchstone.suite.specification;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.FeatureChild;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads a folder of feature files and its rulesets. */
public final class SpecificationReader {

    private final GherkinParser parser =
            GherkinParser.builder().includeSource(false).includePickles(false).build();

    private SpecificationReader() {}

    /**
     * @param folder features in any depth, and YAML files in its folder {@code rulesets}
     * @throws SpecificationFault if a file can't be read as what it should be
     */
    public static Specification read(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new SpecificationFault(folder, "no such folder; expected the feature files there");
        }
        SpecificationReader reader = new SpecificationReader();
        List<Clause> clauses = new ArrayList<>();
        files(folder, ".feature").forEach(file -> clauses.addAll(reader.clauses(file)));
        if (clauses.isEmpty()) {
            throw new SpecificationFault(folder, "no clause in it; expected feature files");
        }
        return new Specification(
                clauses,
                RulesetReader.read(files(folder.resolve("rulesets"), ".yaml").toList()));
    }

    private static Stream<Path> files(Path folder, String ending) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.filter(path -> path.getFileName().toString().endsWith(ending)).sorted().toList().stream();
        } catch (IOException | UncheckedIOException e) {
            throw new SpecificationFault(folder, "can't be read: " + e.getMessage());
        }
    }

    private List<Clause> clauses(Path file) {
        List<Clause> clauses = new ArrayList<>();
        try (Stream<Envelope> envelopes = parser.parse(file)) {
            for (Envelope envelope : (Iterable<Envelope>) envelopes::iterator) {
                envelope.getParseError().ifPresent(error -> {
                    throw new SpecificationFault(
                            file,
                            error.getSource()
                                    .getLocation()
                                    .map(location -> location.getLine().intValue())
                                    .orElse(1),
                            "no Gherkin: "
                                    + error.getMessage()
                                            .lines()
                                            .reduce((a, b) -> b)
                                            .orElse(""));
                });
                envelope.getGherkinDocument()
                        .flatMap(document -> document.getFeature())
                        .ifPresent(feature -> clauses.addAll(children(file, feature)));
            }
        } catch (IOException e) {
            throw new SpecificationFault(file, "can't be read: " + e);
        }
        return clauses;
    }

    private static List<Clause> children(Path file, Feature feature) {
        if (!feature.getTags().isEmpty()) {
            throw new SpecificationFault(
                    file,
                    feature.getTags().get(0).getLocation().getLine().intValue(),
                    "a tag on a Feature; expected tags on rules and scenarios only");
        }
        List<Clause> clauses = new ArrayList<>();
        for (FeatureChild child : feature.getChildren()) {
            clauses.add(
                    child.getRule()
                            .map(rule -> new ClauseReader(file, feature.getName()).read(rule))
                            .orElseThrow(
                                    () -> new SpecificationFault(
                                            file,
                                            line(child),
                                            "a scenario or background outside of a Rule; expected every scenario below the clause it is about")));
        }
        return clauses;
    }

    private static int line(FeatureChild child) {
        return child.getScenario()
                .map(scenario -> scenario.getLocation())
                .or(() -> child.getBackground().map(background -> background.getLocation()))
                .map(location -> location.getLine().intValue())
                .orElse(1);
    }
}
