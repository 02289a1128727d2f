package touchstone.suite.specification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;
import touchstone.suite.lint.Lint;

/** Rules of somebody else's add to the specification, and can't change anything in it. */
class AddedRulesTest {

    private static final Path FEATURES = Path.of(System.getProperty("touchstone.home"), "features");

    private static final String RULESET = """
            name: club
            title: A club's rules
            like: aga
            sources: [the club]
            axes:
              repetition: positional
            clauses:
              - club
              - aga
            without: [aga.6]
            """;

    private static final String FEATURE = """
            Feature: Club rule 1

              @club.1
              Rule: The board is empty at the start

                Source: the club's own.

                Scenario: [1] No stones
                  Given an empty 3x3 board
                  Then the board is empty
            """;

    @TempDir
    private Path folder;

    private Path rulesets;
    private Path features;

    @BeforeEach
    void write() throws IOException {
        rulesets = Files.createDirectories(folder.resolve("club rules"));
        features = Files.createDirectories(folder.resolve("club articles/deeper"));
        Files.writeString(rulesets.resolve("club.yaml"), RULESET);
        Files.writeString(features.resolve("club.feature"), FEATURE);
    }

    /** As KataGo has names for rules. */
    private static Optional<Variant> elsewhere(String name) {
        if (name.equals("nonsense")) {
            throw new IllegalArgumentException("it makes none; expected sense");
        }
        return name.equalsIgnoreCase("theirs") ? Optional.of(Variant.BASE.with(Repetition.SIMPLE)) : Optional.empty();
    }

    private Specification read() {
        return SpecificationReader.read(
                FEATURES,
                new AddedRules(List.of(rulesets), List.of(features.getParent(), features)),
                AddedRulesTest::elsewhere);
    }

    private void ruleset(String sound, String other) throws IOException {
        Files.writeString(rulesets.resolve("club.yaml"), RULESET.replace(sound, other));
    }

    private void feature(String sound, String other) throws IOException {
        Files.writeString(features.resolve("club.feature"), FEATURE.replace(sound, other));
    }

    private void refused(String message) {
        assertThatThrownBy(this::read)
                .isInstanceOf(SpecificationException.class)
                .hasMessageContaining(message)
                .extracting(Throwable::getMessage)
                .asString()
                .startsWith(folder.toString())
                .hasLineCount(1)
                .doesNotContain("java.", "Exception");
    }

    @Test
    void addsAndChangesNothing() {
        Specification ours = SpecificationReader.read(FEATURES);
        Specification both = read();
        assertThat(both.clauses()).hasSize(ours.clauses().size() + 1).containsAll(ours.clauses());
        assertThat(both.rulesets()).hasSize(ours.rulesets().size() + 1).containsAll(ours.rulesets());
        Ruleset club = both.ruleset("club").orElseThrow();
        assertThat(club.variant())
                .isEqualTo(ours.ruleset("aga").orElseThrow().variant().with(Repetition.POSITIONAL));
        Clause clause = both.clause("club.1").orElseThrow();
        assertThat(both.rulesets().stream().filter(ruleset -> ruleset.has(clause)))
                .containsExactly(club);
        assertThat(both.additions().have(clause)).isTrue();
        assertThat(both.additions().have(club)).isTrue();
        assertThat(ours.clauses()).noneMatch(both.additions()::have);
        assertThat(Lint.idle(both)).isEmpty();
    }

    @Test
    void foldersMayBeReachedByLinks() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), features);
        Specification both =
                SpecificationReader.read(FEATURES, new AddedRules(List.of(), List.of(link)), ForeignRuleNames.NOWHERE);
        assertThat(both.scenario("club.1/1")).isPresent();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            value = {
                "aga.99~clause aga.99 would change Touchstone's own 'aga' and all rulesets with it",
                "base.9.club~clause base.9.club would change Touchstone's own 'base'",
                "repetition.simple.club~would change Touchstone's own 'repetition'",
                "repetition.eternal~would change Touchstone's own 'repetition'",
                "handicap.fixed~would change Touchstone's own 'handicap'",
                "gtp.99~would change Touchstone's own 'gtp'",
                "sgf.99~would change Touchstone's own 'sgf'",
                "claim.99~would change Touchstone's own 'claim'",
                "Base.1~'Base' of clause Base.1 is Touchstone's own 'base' but for capitals and hyphens",
                "newzealand.1~is Touchstone's own 'new-zealand' but for capitals",
                "club~'club' is no clause id",
                "club..1~'club..1' is no clause id",
                "club.1/2~'club.1/2' is no clause id",
            })
    void clauseHasABodyOfItsOwn(String id, String message) throws IOException {
        feature("club.1", id);
        refused("club.feature:4: ");
        refused(message);
        refused("as in @club.1");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            value = {
                "aga~the name 'aga' is taken in ",
                "american~the name 'american' is taken in ",
                "Tromp_Taylor~where it is written 'tromp-taylor'; expected another",
                "BASE-7a~where it is written 'base-7A'",
                "NewZealand~where it is written 'new-zealand'",
                "theirs~'theirs' is taken for other rules where rulesets are named; expected another name",
                "nonsense~'nonsense' is taken for other rules",
                "our club~'our club' is no name; expected one word",
                "katago:club~'katago:club' is no name",
            })
    void rulesetHasNamesOfItsOwn(String name, String message) throws IOException {
        ruleset("name: club", "name: " + name);
        refused("club.yaml:1: ");
        refused(message);
        ruleset("title:", "aliases:\n  - guild\n  - " + name + "\ntitle:");
        refused("club.yaml:4: ");
        refused(message);
    }

    @Test
    void twoOfTheirsHaveDifferentNames() throws IOException {
        Files.writeString(rulesets.resolve("other.yml"), RULESET.replace("name: club", "name: Club"));
        refused("other.yml:1: the name 'Club' is taken in " + rulesets.resolve("club.yaml")
                + ", where it is written 'club'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"aga", "american", "American", "AGA"})
    void isLikeOneOfOursByAnyOfItsNames(String name) throws IOException {
        ruleset("like: aga", "like: " + name);
        assertThat(read().ruleset("club").orElseThrow().variant().get(Repetition.class))
                .isEqualTo(Repetition.POSITIONAL);
    }

    @Test
    void isLikeRulesNamedElsewhere() throws IOException {
        ruleset("like: aga", "like: theirs");
        assertThat(read().ruleset("club").orElseThrow().variant()).isEqualTo(Variant.BASE.with(Repetition.POSITIONAL));
        ruleset("like: aga", "like: nonsense");
        refused("club.yaml:3: 'nonsense': it makes none; expected sense");
        ruleset("like: aga", "like: agga");
        refused("club.yaml:3: no ruleset 'agga'; did you mean 'aga'?");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '~',
            value = {
                "title: A club's rules~title: [a]~2: 'title' has a list; expected a line of text",
                "title: A club's rules~title: 12~2: 'title' has the number 12; expected a line of text, here in quotes",
                "title: A club's rules~title:~2: 'title' has nothing",
                "title: A club's rules~~1: no 'title'; expected it with a text",
                "like: aga~like: {ko: SIMPLE}~3: 'like' has further keys",
                "sources: [the club]~sources: the club~4: 'sources' has the text 'the club'; expected a list",
                "sources: [the club]~sources: [2020]~4: 'sources' has the number 2020; expected a line of text, here in",
                "  repetition: positional~  - repetition~5: 'axes' has a list; expected lines such as 'a: b' below it",
                "  repetition: positional~  repetition: [simple]~6: 'a list' is no value of repetition",
                "  repetition: positional~  repetition:~6: 'nothing' is no value of repetition",
                "  - aga~  - 1.5~9: 'clauses' has the number 1.5",
                "without: [aga.6]~without: 3~10: 'without' has the number 3",
                "without: [aga.6]~komi: 6.5~10: 'komi' has the number 6.5; expected lines such as",
                "without: [aga.6]~komi: {any: 1e300}~10: 1.0E300 points; expected less than 1000",
                "without: [aga.6]~handicaps: [9]~10: 'handicaps' has a list",
                "without: [aga.6]~handicaps: {19x19: nine}~10: handicap nine on 19x19",
                "without: [aga.6]~beyond-the-sources: perhaps~10: 'beyond-the-sources' has the text 'perhaps'; expected true",
                "without: [aga.6]~titel: x~10: unknown key 'titel'; expected one of [name, title,",
                "without: [aga.6]~name: x~10: a second 'name' in the same place; expected one",
                "without: [aga.6]~*x: y~10: no YAML",
                "like: aga~like: @aga~3: no YAML: found character '@' that cannot start any token; a text with a sign",
            })
    void everyFaultOfARulesetHasItsLine(String sound, String wrong, String message) throws IOException {
        ruleset(sound, wrong == null ? "" : wrong);
        refused("club.yaml:" + message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "''~1: an empty file; expected keys, the first of them 'name: ...'",
                "'# nothing'~1: an empty file",
                "'- a'~1: a list; expected keys",
                "hello~1: the text 'hello'; expected keys",
                "'{}'~1: no 'name'",
                "'a:\n\tb: c'~2: no YAML: found character '\\t(TAB)' that cannot start any token; indent with spaces",
                "'name: a\n---\nname: b'~3: a second document",
                "'? [a]\n: b'~1: no YAML: Expected a field name",
            })
    void whatIsNoRulesetIsTold(String text, String message) throws IOException {
        Files.writeString(rulesets.resolve("club.yaml"), text.replace("\\t", "\t"));
        refused("club.yaml:" + message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"club.yaml", "club.feature"})
    void whatIsNoTextIsTold(String name) throws IOException {
        Path file = (name.endsWith("yaml") ? rulesets : features).resolve(name);
        String text = Files.readString(file);
        Files.write(file, text.replaceFirst("\n", "\né").getBytes(StandardCharsets.ISO_8859_1));
        refused(name + ":2: not in UTF-8; save the file in that encoding");
        Files.write(file, text.getBytes(StandardCharsets.UTF_16));
        refused(name + ":1: not in UTF-8");
        Files.writeString(file, text.replaceFirst("\n", "\n\u001B[31m"));
        refused(name + ":2: a control character, U+001B; expected text");
        Files.writeString(file, "\uFEFF" + text.replace("\n", "\r\n"));
        assertThat(read().ruleset("club")).isPresent();
    }

    @Test
    void aFolderMayHaveAnyName() throws IOException {
        Files.createDirectories(rulesets.resolve("x.yaml"));
        Files.createDirectories(features.resolve("x.feature"));
        assertThat(read().ruleset("club")).isPresent();
    }

    @Test
    void linksThatLeadNowhereOrBackAreTold() throws IOException {
        Path loop = Files.createSymbolicLink(features.resolve("loop"), features);
        refused("can't be read: " + loop + " is a link that leads back to it; take the link away");
        Files.delete(loop);
        Files.createSymbolicLink(features.resolve("gone.feature"), folder.resolve("nowhere"));
        refused("gone.feature: can't be read: there is no such file, or it is a link that leads nowhere");
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(
            delimiter = '~',
            value = {
                "Feature: Club rule 1~Feeture~1: 'Feeture' is no line of Gherkin here; expected one that begins with Feature:,",
                "Then the board is empty~Then the position is/\"\"\"/. .~13: the file ends in the middle; expected \"\"\"",
                "Then the board is empty~Then the board is empty/| a | b |~11: a table below a step",
                "@club.1~# no tag~4: a Rule without the tag",
            })
    void everyFaultOfAFeatureHasItsLine(String sound, String wrong, String message) throws IOException {
        feature(sound, wrong.replace('/', '\n'));
        refused("club.feature:" + message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# nothing\n", "Feature: A club's\n"})
    void aFeatureHasAClause(String text) throws IOException {
        Files.writeString(features.resolve("club.feature"), text);
        refused("club.feature:1: no clause in it; expected 'Feature: ...' and below it 'Rule: ...'");
    }

    @Test
    void whatNoRulesetHasIsToldByLint() throws IOException {
        ruleset("  - club\n", "");
        assertThat(Lint.idle(read()))
                .singleElement()
                .asString()
                .contains(
                        "club.feature:4: no ruleset has club.1, so it is never tried; name it, or 'club', in the list");
        Files.writeString(rulesets.resolve("club.yaml"), RULESET);
        feature("Scenario:", "@repetition.simple\n    Scenario:");
        assertThat(Lint.idle(read()))
                .singleElement()
                .asString()
                .contains("club.feature:9: scenario club.1/1 is never tried", "[@repetition.simple]");
        feature("Scenario:", "@repetition.positional\n    Scenario:");
        assertThat(Lint.idle(read())).isEmpty();
    }
}
