package touchstone.cli.dev.killmatrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.formats.gzip.GzipFile;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;

/** The matrix finds what it is there to find. */
class FindingsTest {

    private static final Mutant MUTANT = Mutants.all().stream()
            .filter(mutant -> mutant.name().equals("no-superko"))
            .findFirst()
            .orElseThrow();

    private static KillMatrix matrix(String... killed) {
        List<MutantTrial.Kill> kills = List.of(killed).stream()
                .map(clause -> new MutantTrial.Kill(clause, clause + "/1", "a | b\nc"))
                .toList();
        return new KillMatrix(
                List.of("base.8"), List.of("base.8/1"), Map.of(), List.of(new MutantTrial(MUTANT, kills, List.of())));
    }

    @Test
    void nothingIfTheClauseCatchesItsMutant() {
        assertThat(matrix("base.8", "davies.6").findings()).isEmpty();
    }

    @Test
    void aMutantThatLivesAndAClauseThatCatchesNone() {
        assertThat(matrix("davies.6").findings())
                .containsExactly(
                        "no-superko lives: no scenario of base.8 notices it",
                        "no mutant is caught by any scenario of base.8",
                        "no mutant fails base.8/1: it needs one, or the tag @shows-only and a comment that says what it"
                                + " shows");
    }

    @Test
    void aMutantCaughtByAClauseItHasNothingToDoWith() {
        assertThat(matrix("base.8", "base.5").findings())
                .containsExactly("no-superko, which breaks base.8, also fails base.5/1: a | b\nc");
    }

    @Test
    void aReferenceThatFails() {
        KillMatrix matrix = new KillMatrix(List.of(), List.of(), Map.of("base.8/1", "under base: why"), List.of());
        assertThat(matrix.findings()).containsExactly("the reference fails base.8/1 under base: why");
    }

    @Test
    void scenariosThatNoMutantFailsAreNone() {
        assertThat(matrix("base.8", "davies.6").passedByAll()).isEmpty();
        KillMatrix unfailed = matrix("davies.6");
        assertThat(unfailed.passedByAll()).containsExactly("base.8/1");
        assertThat(unfailed.findings()).anyMatch(finding -> finding.startsWith("no mutant fails base.8/1: "));
    }

    @Test
    void mutantsAreListedByTheValueOfAnAxisThatTheyBreak() {
        KillMatrix matrix = new KillMatrix(
                List.of(),
                List.of(),
                Map.of(),
                Mutants.all().stream()
                        .map(mutant -> new MutantTrial(mutant, List.of(), List.of()))
                        .toList());
        assertThat(matrix.breaking(Komi.AUCTION))
                .extracting(Mutant::clause)
                .contains("komi.auction", "komi.auction.rising")
                .allMatch(clause -> clause.startsWith("komi.auction"));
        assertThat(matrix.breaking(Repetition.SIMPLE))
                .extracting(Mutant::name)
                .contains("simple-no-ko")
                .doesNotContain("simple-own-no-ko");
    }

    private static final ToolTrials TRIALS = new ToolTrials(
            new FuzzTrial(Optional.of(
                    new FuzzTrial.Find(12, FuzzTrial.Within.A_SECOND, "takes what base.8 forbids", 5, "3x3"))),
            new IdentifyTrial(Optional.of("repetition=positional is refuted: base.8/1")));

    @Test
    void areWrittenOnOneLineEach() {
        assertThat(ProofPage.of(new Proof(matrix("base.5"), Map.of())))
                .contains("also fails base.5/1: a \\| b c\n", "| no-superko | base.8 |", "**nothing**; 1 of another")
                .contains("| scenarios | 1 |", "| of them failed by a mutant | 0 |", "| komi | auction | **nothing** |")
                .contains("| not tried | not tried |");
    }

    @Test
    void aPageTellsWhatFuzzAndIdentifyFound() {
        assertThat(ProofPage.of(new Proof(matrix("base.8"), Map.of(MUTANT.name(), TRIALS))))
                .contains("| found by `fuzz` within 60 s | 1 |", "| noticed by `identify` | 1 |")
                .contains("| game 12, 1 s: takes what base.8 forbids (5 steps, 3x3) |")
                .contains("| repetition=positional is refuted: base.8/1 |");
    }

    @Test
    void aPageGivesTheReasonOfEachMiss() {
        ToolTrials missed = new ToolTrials(FuzzTrial.MISSED, new IdentifyTrial(Optional.empty()));
        assertThat(ProofPage.of(new Proof(matrix("base.8"), Map.of(MUTANT.name(), missed))))
                .contains("| " + FuzzMiss.UNKNOWN.words() + " | 1 | no-superko |")
                .contains("| " + IdentifyMiss.SHARED.words() + " | 1 | no-superko |")
                .contains("| **missed** | **not noticed** |");
    }

    @Test
    void whatIsKnownIsReadBackUnlessTheMutantHasChanged(@TempDir Path folder) throws Exception {
        ProofFile.write(new Proof(matrix("base.5"), Map.of(MUTANT.name(), TRIALS)), folder);
        Mutant changed =
                Mutant.mutant(MUTANT.claimed(), MUTANT.name(), "does otherwise").breaking(MUTANT.clause());

        assertThat(ProofFile.read(folder, List.of(MUTANT))).isEqualTo(Map.of(MUTANT.name(), TRIALS));
        assertThat(ProofFile.read(folder, List.of(changed))).isEmpty();
        assertThat(ProofFile.read(folder.resolve("nowhere"), List.of(MUTANT))).isEmpty();
    }

    @Test
    void aFileThatIsNoMatrixIsSaidToBeNone(@TempDir Path folder) throws Exception {
        Path file = folder.resolve(ProofFile.NAME);
        GzipFile.write(file, "no matrix");
        assertThatThrownBy(() -> ProofFile.read(folder, List.of(MUTANT)))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith(file + " is no kill matrix: ");
    }
}
