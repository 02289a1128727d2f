package touchstone.cli.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.ProgramRun;
import touchstone.cli.PublishedSchema;
import touchstone.explore.divergence.DivergencesFile;
import touchstone.explore.divergence.DivergencesRecord;
import touchstone.formats.sgf.SgfRecord;

/** {@code ./touchstone rulesets games}: what it says of two rulesets, what it writes, and what it makes of words that make no sense. */
class RulesetsGamesCommandTest {

    @TempDir
    private Path folder;

    @Test
    void rulesetsThatPartAreShownWithTheirGames() {
        ProgramRun diff =
                ProgramRun.run("rulesets", "games", "chinese", "new-zealand", "--board", "1x1", "--max-moves", "3");
        assertThat(diff.exitCode()).isEqualTo(1);
        assertThat(diff.out())
                .contains("chinese and new-zealand diverge on the games searched")
                .contains("A move is legal in one and not in the other (self-capture); the board before the last step")
                .contains("1x1          1. Black A1")
                .contains("chinese      illegal, self-capture: without liberty would be A1 (base.7A)")
                .contains("new-zealand  legal")
                .contains("Their usual komi differs: chinese has 7.5 on 19x19; new-zealand has ")
                .contains("Searched: 1x1 to 3 steps.");
    }

    @Test
    void rulesetsOfTheSameChoicesDoNotPart() {
        ProgramRun diff = ProgramRun.run("rulesets", "games", "korean", "wagc", "--board", "1x1", "--max-moves", "2");
        assertThat(diff.exitCode()).isZero();
        assertThat(diff.out())
                .isEqualToIgnoringNewLines(
                        "korean and wagc have the same value on every axis: no game shows a " + "difference.");
    }

    @Test
    void rulesetsMayDifferAndNoGameShowsIt() {
        ProgramRun diff = ProgramRun.run("rulesets", "games", "aga", "british", "--board", "2x1", "--max-moves", "3");
        assertThat(diff.exitCode()).isZero();
        assertThat(diff.out())
                .contains("aga and british do not diverge on the games searched; they differ on 1 axis.")
                .contains("none found")
                .contains("Searched: 2x1 to 3 steps.");
    }

    @Test
    void aSearchThatRunsOutOfTimeSaysSo() {
        ProgramRun diff = ProgramRun.run(
                "rulesets", "games", "base", "base-7A", "--board", "4x1", "--max-moves", "30", "--time", "1ms");
        assertThat(diff.out()).contains("Searched: 4x1 to ").contains("; the time limit was reached.");
        assertThat(diff.out()).doesNotContain("Their usual komi");
    }

    @Test
    void anAxisIsLookedForAlone() {
        ProgramRun diff = ProgramRun.run(
                "rulesets", "games", "base", "aga", "--axis", "repetition", "--board", "3x1", "--max-moves", "5");
        assertThat(diff.exitCode()).isEqualTo(1);
        assertThat(diff.out())
                .contains("base and aga diverge by repetition")
                .contains("1. Black A1  2. White C1  3. Black B1  4. White C1  5. Black A1")
                .contains("base  illegal, repetition: recreates the position after move 2 (base.8)")
                .contains("aga   legal")
                .contains("Searched: 3x1 to 5 steps.")
                .doesNotContain("last-pass");
    }

    @Test
    void anAxisThatOtherDifferencesHideIsShownByItself() {
        ProgramRun diff = ProgramRun.run(
                "rulesets", "games", "base", "aga", "--axis", "deadlock", "--board", "1x1", "--max-moves", "3");
        assertThat(diff.exitCode()).isZero();
        assertThat(diff.out())
                .contains("none between these two; aga and aga with")
                .contains("no agreement (agreement)");
    }

    @Test
    void aGameMayBeginInAPosition() throws IOException {
        Path ko = Files.writeString(folder.resolve("ko.txt"), ". X O .\nX O . O\n. X O .\n");
        ProgramRun diff = ProgramRun.run(
                "rulesets",
                "games",
                "japanese",
                "belgian",
                "--axis",
                "repetition",
                "--position",
                ko.toString(),
                "--max-moves",
                "4");
        assertThat(diff.exitCode()).isEqualTo(1);
        assertThat(diff.out()).contains("4x3   ").contains("Black C2").contains("Searched: 4x3 to 4 steps");
        ProgramRun white = ProgramRun.run(
                "rulesets",
                "games",
                "base",
                "aga",
                "--position",
                ko.toString(),
                "--to-move",
                "white",
                "--max-moves",
                "2");
        assertThat(white.out()).contains("4x3   1. White pass  2. Black pass");
    }

    @Test
    void whatIsFoundIsWrittenForProgramsAndForEditors() throws IOException {
        Path json = folder.resolve("of/aga.json");
        Path sgf = folder.resolve("of/aga.sgf");
        ProgramRun diff = ProgramRun.run(
                "rulesets",
                "games",
                "aga",
                "japanese",
                "--board",
                "2x1",
                "--max-moves",
                "4",
                "--json",
                json.toString(),
                "--sgf",
                sgf.toString());
        assertThat(diff.exitCode()).isEqualTo(1);
        assertThat(PublishedSchema.faults("partings", Files.readString(json))).isEmpty();
        DivergencesRecord record = DivergencesFile.read(json);
        assertThat(record.pairs()).hasSize(1);
        assertThat(record.pairs().get(0).rulesets()).isEqualTo(List.of("aga", "japanese"));
        SgfRecord first = SgfRecord.read(Files.readString(sgf));
        assertThat(first.board()).hasToString("2x1");
        assertThat(Files.readString(sgf)).contains("C[").contains("aga: ").contains("japanese: ");
    }

    @Test
    void rulesetsOfOnesOwnAndOfKataGoAreCompared() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), """
                name: mine
                title: Mine
                like: aga
                sources:
                  - "our own"
                axes:
                  repetition: positional
                clauses: [aga, base.4]
                without: [aga.6]
                """);
        ProgramRun own = ProgramRun.run(
                "rulesets",
                "games",
                "mine",
                "aga",
                "--rulesets",
                folder.toString(),
                "--board",
                "3x1",
                "--max-moves",
                "5");
        assertThat(own.exitCode()).isEqualTo(1);
        assertThat(own.out())
                .contains("mine  illegal, repetition: recreates the position after move 2 (base.8)")
                .contains("aga   legal");
        ProgramRun katago = ProgramRun.run(
                "rulesets", "games", "katago:tromp-taylor", "lorrain", "--board", "1x1", "--max-moves", "1");
        assertThat(katago.exitCode()).isEqualTo(1);
        assertThat(katago.out()).contains("illegal, repetition: recreates the position at the start (base.8)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rulesets games base japanse                                | unknown ruleset 'japanse'; did you "
                        + "mean 'japanese'?",
                "rulesets games base                                        | 1 rulesets; expected two",
                "rulesets games                                             | 0 rulesets; expected two",
                "rulesets games --all base                                  | --all compares all pairs of rulesets",
                "rulesets games --all --board 3x1                           | --all searches as far as the published "
                        + "table",
                "rulesets games base aga --write x                          | --write is for --all",
                "rulesets games base aga --axis koo                         | --axis 'koo': no such axis; did you "
                        + "mean 'komi'?",
                "rulesets games base aga --axis scoring                     | have the same value there",
                "rulesets games base aga --board 0x3                        | --board 0x3: a board has 1 to 25 "
                        + "lines each way",
                "rulesets games base aga --board 3x3 --position x.txt       | expected one of them",
                "rulesets games base aga --to-move white                    | --to-move without --position",
                "rulesets games base aga --max-moves 0                      | --max-moves 0; expected 1 to 1000",
                "rulesets games base aga --position nowhere.txt             | no such file",
                "rulesets games base aga --position XX                      | Black has stones without liberty: A1 B1",
                "rulesets games base aga --position .1                      | numbered moves in the picture",
                "rulesets games base aga --time soon                        | 'soon' is not a duration"
            })
    void whatMakesNoSenseIsRefused(String words, String complaint) {
        ProgramRun diff = ProgramRun.run(words.strip().split(" "));
        assertThat(diff.exitCode()).isEqualTo(64);
        assertThat(diff.err()).contains(complaint).hasLineCount(1);
    }

    @Test
    void aPictureThatIsNoneIsToldWithItsPlace() throws IOException {
        Path picture = Files.writeString(folder.resolve("bad.txt"), ". X\n. Z\n");
        ProgramRun diff = ProgramRun.run("rulesets", "games", "base", "aga", "--position", picture.toString());
        assertThat(diff.exitCode()).isEqualTo(64);
        assertThat(diff.err()).contains("line 2, column 3: 'Z' is no point");
    }

    @Test
    void whatCannotBeWrittenIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        ProgramRun diff = ProgramRun.run(
                "rulesets",
                "games",
                "base",
                "aga",
                "--board",
                "1x1",
                "--max-moves",
                "1",
                "--json",
                file.resolve("x").toString());
        assertThat(diff.exitCode()).isEqualTo(2);
        assertThat(diff.err()).contains("can't write to");
    }
}
