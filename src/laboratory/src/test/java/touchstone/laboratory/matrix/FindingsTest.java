package touchstone.laboratory.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.Mutants;
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
                List.of("base.8"),
                List.of("base.8/1", "base.8/2"),
                Map.of(),
                List.of(new MutantTrial(MUTANT, kills, List.of())));
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
                        "no mutant is caught by any scenario of base.8");
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
        assertThat(matrix("base.8", "davies.6").passedByAll()).containsExactly("base.8/2");
        assertThat(matrix("base.8").findings()).isEmpty();
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

    @Test
    void areWrittenOnOneLineEach(@TempDir Path folder) throws Exception {
        MatrixFiles.write(matrix("base.5"), folder);
        assertThat(Files.readString(folder.resolve("kill-matrix.md")))
                .contains("also fails base.5/1: a \\| b c\n", "| no-superko | base.8 |", "**nothing**")
                .contains("2 scenarios, 2 failed by no mutant", "| komi | auction | **nothing** |");
        assertThat(Files.readString(folder.resolve("kill-matrix.json")))
                .contains("\"killed\" : false", "\"killedBy\" : [ \"base.5/1\" ]");
    }
}
