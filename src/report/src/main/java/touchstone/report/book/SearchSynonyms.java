package touchstone.report.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import touchstone.formats.yaml.YamlFile;
import touchstone.formats.yaml.YamlPlace;
import touchstone.report.book.glossary.Glossary;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Specification;

/**
 * Words and phrases that mean the same to whoever searches: the names of phenomena, rulesets and terms, and those of
 * {@code synonyms.yaml} beside this package's resources.
 */
final class SearchSynonyms {

    private static final String NAME = "/touchstone/report/book/synonyms.yaml";

    private SearchSynonyms() {}

    /** Groups of two or more. */
    static List<List<String>> of(Specification specification) {
        return Stream.of(
                        ours().stream(),
                        specification.phenomena().all().stream()
                                .map(phenomenon -> group(phenomenon.title(), phenomenon.also())),
                        specification.rulesets().stream().map(ruleset -> group(ruleset.name(), ruleset.aliases())),
                        Glossary.ours().terms().stream().map(term -> group(term.name(), term.others())))
                .flatMap(groups -> groups)
                .filter(group -> group.size() > 1)
                .map(group -> group.stream().map(UntrustedText::line).toList())
                .toList();
    }

    private static List<String> group(String name, List<String> others) {
        List<String> group = new ArrayList<>(List.of(name));
        group.addAll(others);
        return group;
    }

    private static List<List<String>> ours() {
        try (InputStream stream = SearchSynonyms.class.getResourceAsStream(NAME)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return YamlFile.of(Path.of("synonyms.yaml"), text).top().items().stream()
                    .map(group -> group.items().stream().map(YamlPlace::text).toList())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
