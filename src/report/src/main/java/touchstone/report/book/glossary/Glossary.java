package touchstone.report.book.glossary;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.formats.yaml.YamlFile;
import touchstone.formats.yaml.YamlPlace;

/**
 * The terms of the game, with what they are called in Japanese, Chinese and Korean. Data: {@code glossary.yaml} beside this
 * package's resources. What was found in no source is not there.
 *
 * @param sources by the short names by which the terms give them: a title, and where it is
 * @param terms in the order of their English names
 */
public record Glossary(Map<String, Source> sources, List<GlossaryTerm> terms) {

    private static final String NAME = "/touchstone/report/book/glossary.yaml";

    private static final Glossary OURS = read();

    /**
     * A document.
     *
     * @param address in the web, as one would type it
     */
    public record Source(String title, String address) {}

    public static Glossary ours() {
        return OURS;
    }

    private static Glossary read() {
        try (InputStream stream = Glossary.class.getResourceAsStream(NAME)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return of(YamlFile.of(Path.of("glossary.yaml"), text).top());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @throws touchstone.formats.yaml.YamlException if it is no glossary */
    static Glossary of(YamlPlace top) {
        Map<String, Source> sources = new LinkedHashMap<>();
        top.required("sources")
                .entries()
                .forEach(entry -> sources.put(
                        entry.key(),
                        new Source(
                                entry.required("title").text(),
                                entry.required("at").text())));
        return new Glossary(
                sources,
                top.required("terms").entries().stream()
                        .map(entry -> term(entry, sources))
                        .toList());
    }

    private static GlossaryTerm term(YamlPlace place, Map<String, Source> sources) {
        place.requireKeys(List.of("also", "says", "clauses", "see", "ja", "zh", "ko"));
        String name = place.key();
        return new GlossaryTerm(
                name.toLowerCase(java.util.Locale.ROOT).replaceAll("[^a-z0-9]+", "-"),
                name,
                texts(place, "also"),
                place.required("says").text(),
                texts(place, "clauses"),
                texts(place, "see"),
                foreign(place, "ja", sources),
                foreign(place, "zh", sources),
                foreign(place, "ko", sources));
    }

    private static List<String> texts(YamlPlace place, String key) {
        return place.at(key).exists()
                ? place.at(key).items().stream().map(YamlPlace::text).toList()
                : List.of();
    }

    /** Each an item of a list: as written, in traditional characters if these are others, romanized, and the source. */
    private static List<GlossaryTerm.Foreign> foreign(YamlPlace place, String key, Map<String, Source> sources) {
        return !place.at(key).exists()
                ? List.of()
                : place.at(key).items().stream()
                        .map(item -> foreign(item, sources))
                        .toList();
    }

    private static GlossaryTerm.Foreign foreign(YamlPlace item, Map<String, Source> sources) {
        String[] parts = item.text().split("\\s*\\|\\s*");
        if (parts.length != 3) {
            throw item.fault("'" + item.text()
                    + "'; expected three things with | between: as written, in Latin letters, source");
        }
        if (!sources.containsKey(parts[2])) {
            throw item.fault("'" + parts[2] + "' is none of the sources; expected one of " + sources.keySet());
        }
        String[] scripts = parts[0].split("\\s*/\\s*");
        return new GlossaryTerm.Foreign(scripts[0], scripts.length > 1 ? scripts[1] : "", parts[1], parts[2]);
    }

    /** @param name short, as a term gives it */
    public Source source(String name) {
        return sources.get(name);
    }

    /** The number of a source in the list of sources, from 1. */
    public int number(String name) {
        return List.copyOf(sources.keySet()).indexOf(name) + 1;
    }

    /** @param name in English, as in {@code triple ko} */
    public Optional<GlossaryTerm> called(String name) {
        return terms.stream().filter(term -> term.name().equals(name)).findFirst();
    }

    public Optional<GlossaryTerm> term(String id) {
        return terms.stream().filter(term -> term.id().equals(id)).findFirst();
    }
}
