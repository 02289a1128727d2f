package touchstone.cli.dev.killmatrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.suite.specification.SpecificationReader;

/** What the published kill matrix says of fuzz and identify is found again. */
@Tag("slow") // fuzzes and identifies mutants
class PublishedTrialsTest {

    private static final boolean ALL = Boolean.getBoolean("touchstone.every-mutant");

    /** Every so many mutants one is tried; the property asks for every one. */
    private static final int EVERY_CHASED = ALL ? 1 : 7;

    private static final int EVERY_IDENTIFIED = ALL ? 1 : 47;

    /** A find that took more games is not looked for again in a sample. */
    private static final long GAMES = ALL ? Long.MAX_VALUE : 200;

    private static final Path HOME = Path.of(System.getProperty("touchstone.home"));

    private static List<Mutant> sample(int every) {
        // Those that speak wrongly break down in words that need not be the same each time.
        List<Mutant> all = Mutants.all().stream()
                .filter(mutant -> mutant.speech().isEmpty())
                .toList();
        return java.util.stream.IntStream.range(0, all.size())
                .filter(i -> i % every == 0)
                .mapToObj(all::get)
                .toList();
    }

    private static Map<String, ToolTrials> published() throws Exception {
        return ProofFile.read(HOME.resolve("reports/proof"), Mutants.all());
    }

    @Test
    void fuzzFindsTheSameOnTheSameGame() throws Exception {
        MutantFuzz fuzz = new MutantFuzz(
                Duration.ofHours(1),
                SpecificationReader.read(HOME.resolve("features")).mappings(),
                () -> false);
        Map<String, String> said = new TreeMap<>();
        Map<String, String> found = new TreeMap<>();
        Map<String, ToolTrials> published = published();
        for (Mutant mutant : sample(EVERY_CHASED)) {
            Optional<FuzzTrial.Find> find = Optional.ofNullable(published.get(mutant.name()))
                    .flatMap(trials -> trials.fuzz().find())
                    .filter(one -> one.game() <= GAMES);
            if (find.isPresent()) {
                said.put(mutant.name(), words(find));
                found.put(
                        mutant.name(),
                        words(fuzz.trial(mutant, find.get().game()).flatMap(FuzzTrial::find)));
            }
        }
        System.out.println("fuzz was tried again on " + said.size() + " mutants");
        assertThat(said).hasSizeGreaterThan(40);
        assertThat(found).isEqualTo(said);
    }

    @Test
    void aReasonIsGivenOnlyForWhatIsMissed() throws Exception {
        Map<String, ToolTrials> published = published();
        for (FuzzMiss reason : FuzzMiss.values()) {
            assertThat(reason.names()).as(reason.words()).allSatisfy(name -> assertThat(published.get(name))
                    .as("%s is there and missed", name)
                    .extracting(ToolTrials::fuzz)
                    .isEqualTo(FuzzTrial.MISSED));
        }
    }

    private static String words(Optional<FuzzTrial.Find> find) {
        return find.map(one -> "on game " + one.game() + " " + one.cause()).orElse("nothing");
    }

    @Test
    void identifyNoticesTheSame() throws Exception {
        MutantIdentify identify = new MutantIdentify(SpecificationReader.read(HOME.resolve("features")));
        Map<String, IdentifyTrial> said = new TreeMap<>();
        Map<String, IdentifyTrial> found = new TreeMap<>();
        Map<String, ToolTrials> published = published();
        for (Mutant mutant : sample(EVERY_IDENTIFIED)) {
            said.put(mutant.name(), published.get(mutant.name()).identify());
            found.put(mutant.name(), identify.trial(mutant));
        }
        assertThat(found).isEqualTo(said);
    }
}
