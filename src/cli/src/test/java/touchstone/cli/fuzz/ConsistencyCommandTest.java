package touchstone.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.cli.gtp.PipedReference;

/** An engine compared with itself, from the command line to what is on the disk. */
@Tag("slow") // starts engines
class ConsistencyCommandTest {

    @TempDir
    private Path folder;

    private ProgramRun compare(String option, String who, String... more) {
        List<String> args = new ArrayList<>(List.of("fuzz", "consistency", option, who, "--out", folder.toString()));
        args.addAll(List.of(more));
        return ProgramRun.run(args.toArray(String[]::new));
    }

    private String written() throws IOException {
        return Files.readString(folder.resolve("consistency.json"));
    }

    @Test
    void anEngineThatIsRightSaysTheSameOfBothGamesAlways() throws IOException {
        ProgramRun terminal = compare("--engine", PipedReference.line(), "--games", "20");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out())
                .contains("100 pairs of games", "no differences (seed 1)")
                .containsPattern("corner +\\| a corner of a larger board +\\| +20 \\| +\\d+ \\| +0");
        assertThat(PublishedSchema.faults("consistency", written())).isEmpty();
    }

    @Test
    void oneThatRoundsKomiDoesNotAndIsShownBothGames() throws IOException {
        ProgramRun terminal = compare(
                "--subject", "mutant.komi-whole", "--relation", "komi", "--relation", "colours", "--games", "40");
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isEqualTo(1);
        assertThat(terminal.out())
                .contains("1. komi: a game, and the same game with ", " points more for White")
                .contains("with different answers (seed 1)");
        assertThat(PublishedSchema.faults("consistency", written())).isEmpty();
        JsonNode komi = new ObjectMapper().readTree(written()).at("/comparisons/0");
        assertThat(komi.path("relation").asText()).isEqualTo("komi");
        assertThat(komi.at("/partings/0/one/steps").size()).isLessThan(6);
        assertThat(komi.at("/partings/0/one/seen")).isNotEqualTo(komi.at("/partings/0/other/seen"));
    }

    @Test
    void oneThatBreaksDownIsNotSaidToBeConsistent() throws IOException {
        ProgramRun terminal = compare("--engine", "sh -c 'exit 3'");
        assertThat(terminal.exitCode()).as(terminal.out()).isEqualTo(2);
        assertThat(terminal.err()).startsWith("touchstone: sh -c 'exit 3': ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--games 0 | --games 0; expected 1 to 1000000",
                "--relation komy | unknown relation 'komy'; did you mean 'komi'?",
                "--relation rotation | unknown relation 'rotation'",
            })
    void whatMakesNoSenseIsSaid(String options, String message) {
        ProgramRun terminal = compare("--subject", "reference", options.split(" "));
        assertThat(terminal.exitCode()).isEqualTo(64);
        assertThat(terminal.err()).contains(message);
    }
}
