package touchstone.report.book.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.formats.yaml.YamlFile;
import touchstone.formats.yaml.YamlPlace;
import touchstone.report.book.page.LinkedText;
import touchstone.report.book.page.PageAddresses;
import touchstone.suite.specification.Specification;

/** The documents that the rules are taken from. Data: {@code sources.yaml} beside this package's resources. */
public final class Sources {

    private static final String NAME = "/touchstone/report/book/sources.yaml";

    private static final Sources OURS = read();

    private final List<Source> all;
    private final Map<String, Source> byName = new LinkedHashMap<>();
    private final Pattern names;

    private Sources(List<Source> all) {
        this.all = all;
        all.forEach(source -> source.names().forEach(name -> byName.put(name, source)));
        // The longest first: one name may begin with another.
        this.names = Pattern.compile(byName.keySet().stream()
                .filter(name -> !isAddress(name))
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|")));
    }

    public static Sources ours() {
        return OURS;
    }

    /** In the order of the file. */
    public List<Source> all() {
        return all;
    }

    private static Sources read() {
        try (InputStream stream = Sources.class.getResourceAsStream(NAME)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return new Sources(YamlFile.of(Path.of("sources.yaml"), text).top().entries().stream()
                    .map(Sources::source)
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Source source(YamlPlace place) {
        place.requireKeys(List.of("title", "by", "date", "at", "note", "named"));
        return new Source(
                place.key(),
                place.required("title").text(),
                place.required("by").text(),
                place.optionalText("date"),
                texts(place, "at"),
                place.optionalText("note"),
                texts(place, "named"));
    }

    private static List<String> texts(YamlPlace place, String key) {
        return place.at(key).exists()
                ? place.at(key).items().stream().map(YamlPlace::text).toList()
                : List.of();
    }

    /** Whether a name is the beginning of an address of the web. */
    private static boolean isAddress(String name) {
        return name.matches("[a-z0-9.-]+\\.[a-z]+(?:/.*)?");
    }

    /** The documents that a text names, by their names or their addresses. */
    public List<Source> namedIn(String text) {
        return all.stream()
                .filter(source -> source.names().stream().anyMatch(text::contains))
                .toList();
    }

    /**
     * What a clause or a ruleset gives as its source, with links to the documents named.
     *
     * @param root from the page to the first page of the book, such as {@code ../}
     */
    public LinkedText linked(String text, Specification specification, String root) {
        List<LinkedText.Run> runs = new ArrayList<>();
        Matcher matcher = names.matcher(text);
        int from = 0;
        while (matcher.find()) {
            runs.addAll(LinkedText.of(text.substring(from, matcher.start()), specification, root)
                    .runs());
            Source source = byName.get(matcher.group());
            runs.add(new LinkedText.Run(matcher.group(), Optional.of(root + PageAddresses.source(source.id())), false));
            from = matcher.end();
        }
        runs.addAll(LinkedText.of(text.substring(from), specification, root).runs());
        return new LinkedText(runs);
    }
}
