package touchstone.suite.specification;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import touchstone.formats.yaml.YamlException;
import touchstone.formats.yaml.YamlFile;
import touchstone.formats.yaml.YamlPlace;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/** Which clause speaks of an axis value, and of the topic of a difference: the file {@code mappings.yaml} of a specification. */
public final class ClauseMappings {

    /** The file in the folder of the features. */
    public static final String FILE = "mappings.yaml";

    /** For a specification without such a file: axis values have the clauses named after them, and topics have none. */
    public static final ClauseMappings NONE = new ClauseMappings(Map.of(), Map.of(), List.of(), Map.of(), List.of());

    /** A clause that the file names, and where. */
    private record Mention(String clause, Path file, int line) {}

    private final Map<Choice, String> values;
    private final Map<Topic, String> topics;
    private final List<String> definitions;
    /** By clauses, or beginnings of their ids. */
    private final Map<String, Severity> severities;

    private final List<Mention> mentions;

    private ClauseMappings(
            Map<Choice, String> values,
            Map<Topic, String> topics,
            List<String> definitions,
            Map<String, Severity> severities,
            List<Mention> mentions) {
        this.values = values;
        this.topics = topics;
        this.definitions = definitions;
        this.severities = severities;
        this.mentions = mentions;
    }

    boolean saysTheSameAs(ClauseMappings other) {
        return values.equals(other.values) && severities.equals(other.severities) && mentions.equals(other.mentions);
    }

    /** @throws SpecificationException if there is a file and it has an axis value or a topic that does not exist, or lacks a topic */
    static ClauseMappings in(Path folder) {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            return NONE;
        }
        try {
            return of(YamlFile.of(file, TextFile.read(file)).requireVisible());
        } catch (YamlException fault) {
            throw new SpecificationException(file, fault.line(), fault.getMessage());
        }
    }

    private static ClauseMappings of(YamlFile file) {
        YamlPlace top = file.top();
        top.requireKeys(List.of("values", "topics", "definitions", "severity"));
        Map<Choice, String> values = new HashMap<>();
        Map<Topic, String> topics = new EnumMap<>(Topic.class);
        List<Mention> mentions = new ArrayList<>();
        for (String part : List.of("values", "topics")) {
            for (YamlPlace entry : top.required(part).entries()) {
                mentions.add(new Mention(entry.text(), file.path(), file.line(part, entry.key())));
                if (part.equals("values")) {
                    values.put(value(entry), entry.text());
                } else {
                    topics.put(topic(entry), entry.text());
                }
            }
        }
        for (Topic topic : Topic.values()) {
            if (!topics.containsKey(topic)) {
                throw top.at("topics").fault("no '" + topic.id() + "'; expected it with a clause");
            }
        }
        List<String> definitions = new ArrayList<>();
        for (YamlPlace item : top.required("definitions").items()) {
            mentions.add(new Mention(item.text(), file.path(), file.line("definitions", item.key())));
            definitions.add(item.text());
        }
        Map<String, Severity> severities = new HashMap<>();
        for (YamlPlace entry : top.at("severity").exists() ? top.at("severity").entries() : List.<YamlPlace>of()) {
            mentions.add(new Mention(entry.key(), file.path(), file.line("severity", entry.key())));
            severities.put(
                    entry.key(),
                    Severity.named(entry.text())
                            .orElseThrow(() -> entry.fault(
                                    "'" + entry.text() + "' is no severity; expected one of " + Severity.all())));
        }
        return new ClauseMappings(values, topics, List.copyOf(definitions), Map.copyOf(severities), mentions);
    }

    private static Choice value(YamlPlace entry) {
        String[] parts = entry.key().split("\\.", 2);
        return Axis.named(parts[0])
                .flatMap(axis -> axis.choices().stream()
                        .filter(choice -> parts.length > 1 && choice.id().equals(parts[1]))
                        .findFirst())
                .orElseThrow(() -> entry.fault(
                        "'" + entry.key() + "' is no value of an axis; expected one such as repetition.positional"));
    }

    private static Topic topic(YamlPlace entry) {
        return Topic.named(entry.key())
                .orElseThrow(() -> entry.fault("'" + entry.key() + "' is no topic; expected one of "
                        + Stream.of(Topic.values()).map(Topic::id).toList()));
    }

    /** The clause of an axis value. */
    public String clause(Choice choice) {
        return values.getOrDefault(choice, choice.axis().id() + "." + choice.id());
    }

    /**
     * The clause that speaks of a topic.
     *
     * @throws IllegalStateException if the specification has no file of mappings
     */
    public String clause(Topic topic) {
        return Optional.ofNullable(topics.get(topic))
                .orElseThrow(() -> new IllegalStateException("the specification has no " + FILE));
    }

    /** Whom it harms if a clause is violated: as the file says of the longest beginning of its id, if it says anything. */
    public Severity severity(Clause clause) {
        return severities.keySet().stream()
                .filter(clause::isWithin)
                .max(Comparator.comparingInt(String::length))
                .map(severities::get)
                .orElse(clause.kind() == Clause.Kind.RULE ? Severity.GAMES : Severity.CONTROLLERS);
    }

    /** The clauses that all rules share, for rules that are given by axis values alone. */
    public List<String> definitions() {
        return definitions;
    }

    /** A fault for each clause of the file that does not exist. */
    public List<SpecificationException> unknown(Predicate<String> exists) {
        return mentions.stream()
                .filter(mention -> !exists.test(mention.clause()))
                .map(mention -> new SpecificationException(
                        mention.file(), mention.line(), "there is no clause '" + mention.clause() + "'"))
                .toList();
    }
}
