package touchstone.suite.specification;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.ParseError;
import io.cucumber.messages.types.Source;
import io.cucumber.messages.types.SourceMediaType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads a folder of feature files and its rulesets, and what is added to them. */
public final class SpecificationReader {

    private static final Pattern UNEXPECTED = Pattern.compile("expected: .*, got '(.*)'");

    /** Of Touchstone's own; what is added is read each time, as it depends on what it is added to. */
    private static final ReadFiles<List<Clause>> FEATURES = new ReadFiles<>();

    /** Nobody asks for its ids, and random ones take a tenth of the time. */
    private final GherkinParser parser = GherkinParser.builder()
            .includeSource(false)
            .includePickles(false)
            .idGenerator(() -> "")
            .build();

    private SpecificationReader() {}

    /**
     * @param folder features in any depth, and YAML files in its folders {@code rulesets} and {@code protocols}
     * @throws SpecificationException if a file can't be read as what it should be
     */
    public static Specification read(Path folder) {
        return read(folder, AddedRules.NONE, ForeignRuleNames.NOWHERE);
    }

    /**
     * @param folder features in any depth, and YAML files in its folders {@code rulesets} and {@code protocols}
     * @param additions what else belongs to it; no file in it twice, even if the folders overlap
     * @param elsewhere what a ruleset may be like beside those read here
     * @throws SpecificationException if a file can't be read as what it should be, or an addition would change what is there
     */
    public static Specification read(Path folder, AddedRules additions, ForeignRuleNames elsewhere) {
        if (!Files.isDirectory(folder)) {
            throw new SpecificationException(folder, "no such folder; expected the feature files there");
        }
        SpecificationReader reader = new SpecificationReader();
        List<Clause> clauses = new ArrayList<>();
        for (Path file : FileKind.FEATURES.in(folder)) {
            clauses.addAll(reader.own(file));
        }
        if (clauses.isEmpty()) {
            throw new SpecificationException(folder, "no clause in it; expected feature files");
        }
        List<RulesetFile> rulesets = named(folder);
        Protocols protocols = Protocols.in(folder);
        ReservedNames reserved = new ReservedNames(clauses, rulesets, protocols, elsewhere);
        for (Path file : FileKind.FEATURES.in(additions.features())) {
            clauses.addAll(reader.clauses(file, TextFile.read(file), Optional.of(reserved)));
        }
        for (Path file : FileKind.RULESETS.in(additions.rulesets())) {
            rulesets.add(RulesetFile.read(file));
            reserved.add(rulesets.get(rulesets.size() - 1));
        }
        return new Specification(
                clauses,
                RulesetReader.read(rulesets, elsewhere),
                protocols,
                additions,
                ClauseMappings.in(folder),
                KnownFaults.in(folder),
                Phenomena.in(folder));
    }

    /**
     * The rulesets and protocols of a folder, and no clauses: for whoever plays by rules and tests none, which takes a fraction of the time.
     *
     * @throws SpecificationException if a file of them can't be read as what it should be
     */
    public static Specification rulesetsAlone(Path folder, ForeignRuleNames elsewhere) {
        return new Specification(
                List.of(),
                RulesetReader.read(named(folder), elsewhere),
                Protocols.in(folder),
                AddedRules.NONE,
                ClauseMappings.NONE,
                KnownFaults.NONE,
                Phenomena.NONE);
    }

    private static List<RulesetFile> named(Path folder) {
        Path rulesets = folder.resolve("rulesets");
        List<RulesetFile> files = new ArrayList<>();
        if (Files.isDirectory(rulesets)) {
            FileKind.RULESETS.in(rulesets).forEach(file -> files.add(RulesetFile.read(file)));
        }
        return files;
    }

    private List<Clause> own(Path file) {
        return FEATURES.read(file, text -> clauses(file, text, Optional.empty()));
    }

    private List<Clause> clauses(Path file, String text, Optional<ReservedNames> reserved) {
        List<Clause> clauses = new ArrayList<>();
        try (Stream<Envelope> envelopes = parser.parse(Envelope.of(
                new Source(file.toUri().toString(), text, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN)))) {
            for (Envelope envelope : (Iterable<Envelope>) envelopes::iterator) {
                envelope.getParseError().ifPresent(error -> {
                    throw noGherkin(file, error);
                });
                envelope.getGherkinDocument()
                        .flatMap(document -> document.getFeature())
                        .ifPresent(feature -> clauses.addAll(children(file, feature, reserved)));
            }
        }
        if (clauses.isEmpty()) {
            throw new SpecificationException(
                    file, 1, "no clause in it; expected 'Feature: ...' and below it 'Rule: ...'");
        }
        return clauses;
    }

    private static SpecificationException noGherkin(Path file, ParseError error) {
        String problem =
                error.getMessage().lines().reduce((a, b) -> b).orElse("").replaceFirst("^\\([0-9]+:[0-9]+\\): ", "");
        Matcher unexpected = UNEXPECTED.matcher(problem);
        return new SpecificationException(
                file,
                error.getSource()
                        .getLocation()
                        .map(location -> location.getLine().intValue())
                        .orElse(1),
                unexpected.matches()
                        ? "'" + unexpected.group(1)
                                + "' is no line of Gherkin here; expected one that begins with Feature:,"
                                + " Rule:, Scenario:, Given, When, Then or And, a tag, or a picture between lines of \"\"\""
                        : problem.startsWith("unexpected end of file")
                                ? "the file ends in the middle; expected \"\"\" below the last line of a picture"
                                : "no Gherkin: " + problem + "; see features/base for how it is written");
    }

    private static List<Clause> children(Path file, Feature feature, Optional<ReservedNames> reserved) {
        if (!feature.getTags().isEmpty()) {
            throw new SpecificationException(
                    file,
                    feature.getTags().get(0).getLocation().getLine().intValue(),
                    "a tag on a Feature; expected tags on rules and scenarios only");
        }
        List<Clause> clauses = new ArrayList<>();
        for (FeatureChild child : feature.getChildren()) {
            clauses.add(
                    child.getRule()
                            .map(rule -> new ClauseReader(file, feature.getName(), reserved).read(rule))
                            .orElseThrow(
                                    () -> new SpecificationException(
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
