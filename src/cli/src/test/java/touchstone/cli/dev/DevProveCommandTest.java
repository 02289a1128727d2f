package touchstone.cli.dev;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.Touchstone;
import touchstone.cli.options.Installation;
import touchstone.cli.terminal.ExitCode;
import touchstone.formats.gzip.GzipFile;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.suite.specification.AddedRules;
import touchstone.suite.specification.Specification;

/** The kill matrix from the command line. */
@Tag("slow") // tries mutants
class DevProveCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int prove(String... args) {
        return Touchstone.run(
                java.util.stream.Stream.concat(
                                java.util.stream.Stream.of("dev", "prove"), java.util.stream.Stream.of(args))
                        .toArray(String[]::new),
                new PrintWriter(out, true),
                new PrintWriter(err, true));
    }

    private static List<Mutant> mutants(String... names) {
        return Mutants.all().stream()
                .filter(mutant -> List.of(names).contains(mutant.name()))
                .toList();
    }

    /** @param seconds for a mutant in which nothing is found */
    private ProveRun run(int seconds) {
        return run(Installation.specification(), seconds);
    }

    private ProveRun run(Specification specification, int seconds) {
        return new ProveRun(specification, Duration.ofSeconds(seconds), 2, new PrintWriter(out, true));
    }

    /** One ruleset is enough where it is of no interest what the clauses of others catch. */
    private static Specification base() {
        Specification whole = Installation.specification();
        return new Specification(
                whole.clauses(),
                List.of(whole.ruleset("base").orElseThrow()),
                AddedRules.NONE,
                whole.mappings(),
                whole.knownFaults());
    }

    @Test
    void aMutantIsToldWithWhatCatchesIt() {
        assertThat(prove("--mutant", "mutant.no-superko")).isZero();
        assertThat(prove("--mutant", "suicide-called-repetition", "--time", "1s"))
                .isZero();
        assertThat(out.toString())
                .contains("no-superko forbids retaking a ko at once, but no longer cycle", "  breaks     base.8")
                .containsPattern("caught by  base\\.8/1, ")
                .containsPattern("fuzz       on game [0-9]+, within ")
                .contains("identify   repetition=positional is refuted: ")
                .contains("finds nothing: it refuses what is to be refused, for another reason");
    }

    @Test
    void aMutantThatItsClauseDoesNotCatchIsAFinding() throws Exception {
        Mutant right = Mutant.mutant("right", "does nothing wrong").breaking("base.8");

        assertThat(run(1).some(List.of(right))).isEqualTo(ExitCode.VIOLATIONS);
        assertThat(out.toString()).contains("NO SCENARIO OF ITS CLAUSE", "finds nothing", "notices nothing");
    }

    @Test
    void whatIsKnownIsKeptAndTheRestIsTried(@TempDir Path folder) throws Exception {
        List<Mutant> mutants = mutants("no-superko", "komi-cut");
        Specification base = base();
        assertThat(run(base, 300).all(mutants, folder, folder.resolve("known-faults.json"), false, false))
                .isEqualTo(ExitCode.VIOLATIONS);
        String page = Files.readString(folder.resolve("kill-matrix.md"));
        Path file = folder.resolve("kill-matrix.json.gz");
        String told = GzipFile.read(file).replaceFirst("\"cause\":\"[^\"]*", "\"cause\":\"does what was told");
        GzipFile.write(file, told);
        run(base, 300).all(mutants, folder, folder.resolve("known-faults.json"), false, false);

        assertThat(out.toString()).contains("found by fuzz", "not tried yet", "Written: " + folder);
        assertThat(page).contains("| found by `fuzz` within 60 s | 2 |", "| noticed by `identify` | 1 |");
        assertThat(GzipFile.read(file)).isEqualTo(told).contains("does what was told");

        run(base, 300).all(mutants, folder, folder.resolve("known-faults.json"), true, false);
        assertThat(GzipFile.read(file)).doesNotContain("does what was told");
    }

    @Test
    void namesThatAreNoneAreToldFromThoseThatAre() {
        assertThat(prove("--mutant", "no-superka")).isEqualTo(64);
        assertThat(prove("--clause", "bose.8")).isEqualTo(64);
        assertThat(prove("--workers", "0")).isEqualTo(64);
        assertThat(err.toString())
                .contains("there is no mutant 'no-superka'; did you mean 'no-superko'?")
                .contains("no mutant breaks a clause 'bose.8'; did you mean 'base.8'?")
                .contains("--workers 0; expected 1 or more");
    }

    @Test
    void aFileThatIsNoMatrixIsTrouble(@TempDir Path folder) throws Exception {
        GzipFile.write(folder.resolve("kill-matrix.json.gz"), "nothing");

        assertThat(prove("--out", folder.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("touchstone: the kill matrix in " + folder, "is no kill matrix");
    }
}
