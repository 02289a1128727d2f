package touchstone.suite.named;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
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
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.specification.AddedRules;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationException;
import touchstone.suite.specification.SpecificationReader;

/** What can be claimed by which name: protocols, their extensions, and rules beside them. */
class ProtocolNamesTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        StringBuilder feature = new StringBuilder("Feature: Clauses of each kind\n");
        for (String id : List.of("base.1", "claim.rules", "shows.board", "gtp.undo", "sgf.size", "kata.rules")) {
            feature.append("""
                      @%s
                      Rule: A clause
                        Source: nowhere
                        Scenario: [1] It is there
                          Given an empty 3x3 board
                          Then the board is empty
                    """.formatted(id));
        }
        Files.writeString(folder.resolve("all.feature"), feature);
        Files.createDirectories(folder.resolve("rulesets"));
        Files.copy(
                Path.of(System.getProperty("touchstone.home")).resolve("features/rulesets/base.yaml"),
                folder.resolve("rulesets/base.yaml"));
        protocol("gtp", "", "[gtp, sgf, shows]");
        protocol("kata", "extends: gtp", "[kata]");
        protocol("gogui", "extends: gtp", "[gogui]");
    }

    private void protocol(String name, String more, String clauses) throws IOException {
        Files.createDirectories(folder.resolve("protocols"));
        Files.writeString(
                folder.resolve("protocols/" + name.replaceAll("\\W", "_") + ".yaml"),
                "name: '%s'\ntitle: The %s\nsources: [its text]\nclauses: %s\n%s\n"
                        .formatted(name, name, clauses, more));
    }

    private Specification read() {
        return SpecificationReader.read(folder);
    }

    private Claim claim(String name) {
        return new Claim(NamedRulesets.ruleset(read(), name).orElseThrow(), Profile.ARBITER, List.of());
    }

    private List<String> clauses(Claim claim) {
        return read().clauses().stream()
                .filter(claim::has)
                .map(clause -> clause.id())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "gtp                            | gtp                 | shows.board gtp.undo sgf.size",
                "GTP                            | gtp                 | shows.board gtp.undo sgf.size",
                "gtp+kata                       | gtp+kata            | shows.board gtp.undo sgf.size kata.rules",
                "gtp+kata+gogui                 | gtp+gogui+kata      | shows.board gtp.undo sgf.size kata.rules",
                "base,gtp                       | base,gtp            | base.1 claim.rules shows.board gtp.undo sgf.size",
                "tromp-taylor, Gtp+Kata         | base,gtp+kata       | base.1 claim.rules shows.board gtp.undo sgf.size kata.rules",
                "base                           | base                | base.1 claim.rules shows.board",
            })
    void aNameStandsForItsClauses(String name, String plain, String clauses) {
        Claim claim = claim(name);
        assertThat(claim.name()).isEqualTo(plain);
        assertThat(clauses(claim)).containsExactly(clauses.split(" "));
        assertThat(Claim.of(claim.recorded(), recorded -> NamedRulesets.ruleset(read(), recorded)))
                .contains(claim);
    }

    /** Rules as JSON have commas of their own. */
    @Test
    void onlyAProtocolAfterTheLastCommaIsSplitOff() {
        String rules = "{\"ko\":\"SIMPLE\",\"scoring\":\"AREA\"}";
        Ruleset alone = claim(rules).ruleset().orElseThrow();
        Ruleset both = claim(rules + ",gtp").ruleset().orElseThrow();
        assertThat(alone.kind()).isEqualTo(Ruleset.Kind.RULES);
        assertThat(both.rules()).contains(alone);
        assertThat(both.protocol().map(Ruleset::name)).contains("gtp");
        assertThat(both.variant()).isEqualTo(alone.variant());
        assertThat(claim(both.name()).ruleset()).contains(both);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kata",
                "gtp+",
                "+kata",
                "gtp+kata+kata",
                "gtp+nothing",
                "gtp,base",
                "gtp,gtp",
                "base,gtp,gtp",
                ",gtp"
            })
    void otherNamesStandForNothing(String name) {
        assertThat(NamedRulesets.ruleset(read(), name)).isEmpty();
    }

    @Test
    void aProtocolIsNoPointAmongRules() {
        Specification specification = read();
        Ruleset gtp = specification.ruleset("gtp").orElseThrow();
        assertThat(specification.rulesets()).extracting(Ruleset::name).containsExactly("base");
        assertThat(specification.protocols()).extracting(Ruleset::name).containsExactly("gtp", "gtp+gogui", "gtp+kata");
        assertThat(gtp.isProtocol()).isTrue();
        assertThat(gtp.rules()).isEmpty();
        assertThatThrownBy(gtp::variant)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("protocol");
    }

    /** Files that were written before protocols could be claimed say so by a flag. */
    @Test
    void aClaimOfAnEarlierVersionIsReadAsItWas() {
        Claim claim = Claim.of(
                        new RecordedClaim("base", "arbiter", true, List.of()),
                        name -> NamedRulesets.ruleset(read(), name))
                .orElseThrow();
        assertThat(claim.name()).isEqualTo("base");
        assertThat(clauses(claim)).contains("base.1", "gtp.undo", "sgf.size");
        assertThat(claim.recorded()).isEqualTo(new RecordedClaim("base", "arbiter", true, List.of()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gtp+x   |              | [gtp]          | is no name",
                "a,b     |              | [gtp]          | is no name",
                "../x    |              | [gtp]          | is no name",
                "x       | extends: kgs | [kgs]          | no protocol 'kgs'",
                "x       |              | [gtp, base.8]  | 'base.8' is of the rules of Go",
                "x       | axes: {}     | [gtp]          | unknown key 'axes'",
                "base    |              | [gtp]          | 'base' is the name of a protocol",
            })
    void aFileThatIsNoProtocolIsRefused(String name, String more, String clauses, String why) throws IOException {
        protocol(name, Optional.ofNullable(more).orElse(""), clauses);
        assertThatThrownBy(this::read)
                .isInstanceOf(SpecificationException.class)
                .hasMessageContaining(why);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gtp", "GTP", "kata"})
    void nobodysRulesHaveTheNameOfAProtocol(String name, @TempDir Path own) throws IOException {
        Files.writeString(
                own.resolve("own.yaml"),
                "name: %s\ntitle: Own\nlike: base\nsources: [us]\nclauses: [base]\n".formatted(name));
        assertThatThrownBy(() -> SpecificationReader.read(
                        folder, new AddedRules(List.of(own), List.of()), NamedRulesets::elsewhere))
                .isInstanceOf(SpecificationException.class)
                .hasMessageContaining("is taken");
    }
}
