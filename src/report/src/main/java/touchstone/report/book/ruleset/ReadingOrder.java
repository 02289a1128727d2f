package touchstone.report.book.ruleset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.formats.yaml.YamlFile;
import touchstone.formats.yaml.YamlPlace;

/**
 * The order in which the rules of a ruleset are read, and which of its articles state a choice on an axis or a clause
 * that rulesets have in common. Data: {@code reading.yaml} beside this package's resources.
 *
 * @param consequences clauses that are no rules of their own: what follows from the others
 * @param states by article: the axes and the common clauses of which it says the same
 */
public record ReadingOrder(List<Section> sections, Set<String> consequences, Map<String, List<String>> states) {

    private static final String NAME = "/touchstone/report/book/reading.yaml";

    private static final ReadingOrder OURS = read();

    /**
     * A part of a text of rules.
     *
     * @param axes by their ids: those whose clauses belong here
     * @param clauses in the order in which they are read
     */
    public record Section(String id, String title, List<String> axes, List<String> clauses) {}

    /** That of Touchstone's own clauses. */
    public static ReadingOrder ours() {
        return OURS;
    }

    private static ReadingOrder read() {
        try (InputStream stream = ReadingOrder.class.getResourceAsStream(NAME)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return of(YamlFile.of(Path.of("reading.yaml"), text).top());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ReadingOrder of(YamlPlace top) {
        Map<String, List<String>> states = new LinkedHashMap<>();
        top.required("states").entries().forEach(entry -> states.put(entry.key(), texts(entry)));
        return new ReadingOrder(
                top.required("sections").items().stream()
                        .map(ReadingOrder::section)
                        .toList(),
                Set.copyOf(texts(top.required("consequences"))),
                states);
    }

    private static Section section(YamlPlace place) {
        return new Section(
                place.required("id").text(),
                place.required("title").text(),
                place.at("axes").exists() ? texts(place.at("axes")) : List.of(),
                texts(place.required("clauses")));
    }

    private static List<String> texts(YamlPlace list) {
        return list.items().stream().map(YamlPlace::text).toList();
    }

    /** Where clauses go for which there is no other place. */
    Section last() {
        return sections.get(sections.size() - 1);
    }

    Optional<Section> ofClause(String id) {
        return sections.stream()
                .filter(section -> section.clauses().contains(id))
                .findFirst();
    }

    /** @param axis by its id */
    Section ofAxis(String axis) {
        return sections.stream()
                .filter(section -> section.axes().contains(axis))
                .findFirst()
                .orElseGet(this::last);
    }

    /** Whether an article says the same as a choice on this axis, or as this common clause. */
    boolean states(String article, String axisOrClause) {
        return states.getOrDefault(article, List.of()).contains(axisOrClause);
    }

    /** All that stands in some section, or is said to state something. */
    Set<String> named() {
        return sections.stream().flatMap(section -> section.clauses().stream()).collect(Collectors.toSet());
    }
}
