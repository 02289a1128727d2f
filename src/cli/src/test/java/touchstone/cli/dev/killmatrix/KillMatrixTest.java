package touchstone.cli.dev.killmatrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.formats.gzip.GzipFile;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Counting;
import touchstone.suite.specification.KnownFault;
import touchstone.suite.specification.KnownFaults;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** The promise that every clause is able to fail, and that the published kill matrix is that of the clauses and mutants there are. */
@Tag("slow") // tries the whole specification on every mutant
@Order(1) // waits for engines that do not answer
class KillMatrixTest {

    private static final Path HOME = Path.of(System.getProperty("touchstone.home"));
    private static final Path PUBLISHED = HOME.resolve("reports/proof");
    private static final String REMEDY = "it is out of date: run ./touchstone dev prove";

    private static KillMatrix matrix;
    private static Proof proof;

    @BeforeAll
    static void run() throws Exception {
        List<Mutant> mutants = Mutants.all();
        matrix = new KillMatrixRun(SpecificationReader.read(HOME.resolve("features"))).run(mutants);
        proof = new Proof(matrix, ProofFile.read(PUBLISHED, mutants));
        Files.writeString(Path.of("target", ProofPage.NAME), ProofPage.of(proof));
    }

    @Test
    void everyMutantIsCaughtByItsClauseAndEveryClauseCatchesOne() {
        assertThat(matrix.findings()).as("see target/kill-matrix.md").isEmpty();
    }

    @Test
    void thereAreMutantsOverAllAxes() {
        // Rules that leave it to the players how they count say nothing that could be broken.
        assertThat(Axis.all().stream()
                        .flatMap(axis -> axis.choices().stream())
                        .filter(value -> value != Counting.UNSTATED))
                .allSatisfy(value -> assertThat(matrix.breaking(value)).isNotEmpty());
        assertThat(proof.mutants().stream()
                        .filter(mutant -> Axis.named(mutant.body()).isPresent()))
                .hasSizeGreaterThanOrEqualTo(120);
    }

    @Test
    void allHaveBeenTriedByFuzzAndIdentify() {
        assertThat(proof.untried())
                .as("in %s, %s", PUBLISHED.resolve(ProofFile.NAME), REMEDY)
                .extracting(Mutant::name)
                .isEmpty();
    }

    @Test
    void theKnownFaultsAreTheMutantsAndWhatCatchesThem() {
        Specification specification = SpecificationReader.read(HOME.resolve("features"));
        KnownFaults known = specification.knownFaults();
        // What is lost on one board alone is held to a sample elsewhere: to try it all takes minutes.
        assertThat(known.faults().stream().map(KillMatrixTest::onAllBoards).toList())
                .as(REMEDY)
                .isEqualTo(matrix.knownFaults(known.gtp(), mutant -> Map.of()).faults());
        assertThat(known.gtp()).as(REMEDY).isEqualTo(new GtpCeiling(specification).scenarios());
    }

    private static KnownFault onAllBoards(KnownFault fault) {
        return new KnownFault(fault.name(), fault.clause(), fault.description(), fault.caughtBy());
    }

    @Test
    void whatIsPublishedIsWhatIsSo() throws Exception {
        assertThat(PUBLISHED.resolve(ProofPage.NAME)).as(REMEDY).hasContent(ProofPage.of(proof));
        assertThat(GzipFile.read(PUBLISHED.resolve(ProofFile.NAME))).as(REMEDY).isEqualTo(ProofFile.text(proof));
    }
}
