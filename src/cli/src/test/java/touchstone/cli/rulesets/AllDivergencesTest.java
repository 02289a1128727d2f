package touchstone.cli.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.cli.options.Installation;
import touchstone.cli.rulesets.games.DivergencesPage;
import touchstone.explore.divergence.DivergencesFile;
import touchstone.explore.divergence.DivergencesRecord;
import touchstone.explore.divergence.DivergencesRecord.OneGame;
import touchstone.explore.divergence.DivergencesRecord.OnePair;
import touchstone.explore.divergence.DivergencesRecord.Shown;
import touchstone.formats.gzip.GzipFile;
import touchstone.suite.specification.Ruleset;

/** The published table of divergences is what the search finds today. */
class AllDivergencesTest {

    @TempDir
    private Path folder;

    private static Path published(String name) {
        return Installation.path().resolve("reports/proof").resolve(name);
    }

    private static DivergencesRecord published() throws IOException {
        return DivergencesFile.read(published(DivergencesFile.NAME));
    }

    @Test
    void thePageSaysWhatTheFileSays() throws IOException {
        assertThat(Files.readString(published(DivergencesPage.NAME)))
                .isEqualTo(DivergencesPage.of(published(), AllDivergences.COMMAND));
        assertThat(PublishedSchema.faults("partings", GzipFile.read(published(DivergencesFile.NAME))))
                .isEmpty();
    }

    @Test
    void everyTwoRulesetsAreThere() throws IOException {
        List<String> names = Installation.specification().rulesets().stream()
                .map(Ruleset::name)
                .sorted()
                .toList();
        List<List<String>> pairs = names.stream()
                .flatMap(one ->
                        names.stream().filter(other -> one.compareTo(other) < 0).map(other -> List.of(one, other)))
                .sorted(Comparator.comparing(List::toString))
                .toList();
        assertThat(published().pairs()).extracting(OnePair::rulesets).containsExactlyInAnyOrderElementsOf(pairs);
        assertThat(published().pairs())
                .allSatisfy(pair ->
                        assertThat(pair.sameChoices()).isEqualTo(pair.rulesets().equals(List.of("korean", "wagc"))))
                .allSatisfy(pair -> assertThat(pair.shortest().isEmpty()).isEqualTo(pair.sameChoices()));
    }

    /** A sample; with {@code -Dtouchstone.every-pair=true} all of it, below. */
    @ParameterizedTest
    @CsvSource({"aga, british", "base, ing", "french, korean"})
    void twoRulesetsPartAsPublished(String first, String second) throws IOException {
        Path file = folder.resolve("two.json");
        ProgramRun.run("rulesets", "games", first, second, "--json", file.toString());
        DivergencesRecord today = DivergencesFile.read(file);
        assertThat(told(today, today.pairs().get(0)))
                .isEqualTo(told(
                        published(),
                        published().pairs().stream()
                                .filter(pair -> pair.rulesets().equals(List.of(first, second)))
                                .findFirst()
                                .orElseThrow()));
    }

    @Test
    @EnabledIfSystemProperty(named = "touchstone.every-pair", matches = "true")
    void allOfItIsFoundAgain() throws IOException {
        ProgramRun all = ProgramRun.run("rulesets", "games", "--all", "--write", folder.toString());
        assertThat(all.exitCode()).isZero();
        for (String name : List.of(DivergencesPage.NAME, DivergencesFile.NAME)) {
            assertThat(GzipFile.read(folder.resolve(name))).isEqualTo(GzipFile.read(published(name)));
        }
    }

    /** A pair with its games spelled out, as their numbers may differ. */
    private static List<Object> told(DivergencesRecord record, OnePair pair) {
        Map<String, OneGame> games =
                record.games().stream().collect(Collectors.toMap(OneGame::id, Function.identity()));
        Function<Shown, Object> spelled = shown -> List.of(
                shown.kind(),
                games.get(shown.game()).board(),
                games.get(shown.game()).steps(),
                games.get(shown.game()).positions(),
                shown.axes(),
                shown.together(),
                shown.says());
        return List.of(
                pair.sameChoices(),
                pair.shortest(),
                pair.kinds(),
                pair.axes(),
                pair.partings().stream().map(spelled).toList());
    }
}
