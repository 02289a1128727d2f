package touchstone.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramRun;

/** Status explained from the command line. */
class ExplainStatusCommandTest {

    private static final String THREE_POINTS = ".OOX.X./XOOXXXX/OXXX.X./OOOXXXX/.O.OOOO/OOOO.O.";

    @TempDir
    private Path folder;

    private static ProgramRun status(String... args) {
        String[] all = new String[args.length + 2];
        all[0] = "explain";
        all[1] = "status";
        System.arraycopy(args, 0, all, 2, args.length);
        return ProgramRun.run(all);
    }

    @Test
    void eachChainItsArticleAndTheProof() {
        ProgramRun terminal = status(THREE_POINTS);
        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(0);
        assertThat(terminal.out())
                .containsPattern("Black D3 and 13 more +alive +7-1: it has two eyes")
                .containsPattern("Black A5 +alive, in seki +7-1: captured, it makes room for new stones nearby")
                .containsPattern("White B5 and 3 more +alive, in seki +7-1: captured, it makes room .* its points")
                .containsSubsequence("White B5 and 3 more:", "captured by", "Black A6 (takes 4): captured", "but then");
    }

    @Test
    void deadStonesAreMarkedAndThePassForTheKoIsSaid() {
        assertThat(status("OOOOO/O.O.O/OOOOO/XXXOO/.X.XO").out())
                .contains(" 2 # # # O O\n 1 . # . # O\n   A B C D E\n# and @ are dead.")
                .containsPattern("Black B1 and 3 more +dead +7-1: White captures it")
                .contains("White C1 (takes 1), Black passes for the ko at C1, White A1 (takes 4): captured");
    }

    @Test
    void aReadingMayBeChosen() {
        String snapback = "OOO../XX.OO/OXOXX/OOXX./..X.X";
        assertThat(status(snapback).out()).containsPattern("Black B3 and 2 more +dead");
        assertThat(status(snapback, "--new-stones", "region").out()).containsPattern("Black B3 and 2 more +alive");
        assertThat(status(snapback, "--new-stones", "anywhere").err())
                .contains("--new-stones anywhere: expected same-points or region or enclosed");
        assertThat(status(snapback, "--ko-pass", "for-good").exitCode()).isEqualTo(0);
    }

    @Test
    void theEndOfARecord() throws IOException {
        Path record = folder.resolve("game.sgf");
        Files.writeString(record, "(;SZ[3];B[ba];W[aa];B[bb];W[cc];B[bc])");
        ProgramRun terminal = status(record.toString());
        assertThat(terminal.out()).contains(" 3 @ X .\n 2 . X .\n 1 . X @\n").containsPattern("White A3 +dead");
    }

    @Test
    void whatIsNotDecidedIsSaidToBe() {
        ProgramRun searched = status(THREE_POINTS, "--nodes", "10");
        assertThat(searched.exitCode()).isEqualTo(1);
        assertThat(searched.out())
                .containsPattern("Black A5 +undecided +the search came to no end")
                .contains("   A B C D E F G\n 6 . O?O?X . X .\n 5 X?O?O?X X X X\n")
                .contains("Undecided: ");
        ProgramRun large = status("X........./........../........../........../........../........../..........");
        assertThat(large.exitCode()).isEqualTo(1);
        assertThat(large.out()).contains("too large to be searched");
    }

    @Test
    void whatARecordDoesAgainstTheRulesIsTold() throws IOException {
        Path record = folder.resolve("game.sgf");
        Files.writeString(record, "(;SZ[3];B[ba];W[ba];B[bb];W[cc];B[bc])");
        assertThat(status(record.toString()).out())
                .startsWith("move 2, White B3 (line 1, column 15): illegal, base.7.step-1")
                .contains("a black stone stands on B3", "is followed all the same", " 3 . @ .");
        Files.writeString(record, "(;SZ[3];B[ba];W[aa];B[bb])");
        assertThat(status(record.toString()).out()).doesNotContain("illegal");
    }

    @Test
    void aBoardAsAProgramShowsItIsReadWithItsCoordinates() throws IOException {
        ProgramRun drawn = status("OOOOO/O.O.O/OOOOO/XXXOO/.X.XO");
        Path shown = folder.resolve("shown.txt");
        Files.writeString(
                shown,
                drawn.out()
                        .lines()
                        .limit(7)
                        .reduce("", (text, line) -> text + line + "\n")
                        .replace('#', 'X'));
        assertThat(status(shown.toString()).out()).isEqualTo(drawn.out());
    }

    @Test
    void aPositionThatIsNoneAndABoardWithoutStonesAreTold() throws IOException {
        Path setUp = folder.resolve("setup.sgf");
        Files.writeString(setUp, "(;SZ[5]AB[aa][ba][ab]AW[ca][bb][ac])");
        ProgramRun stuck = status(setUp.toString());
        assertThat(stuck.exitCode()).as(stuck.err()).isEqualTo(64);
        assertThat(stuck.err()).contains("setup.sgf: no position of a game").doesNotContain("internal error");
        assertThat(status("nosuchfile").err()).contains("nosuchfile: no such file");
        assertThat(status(folder.toString()).exitCode()).isEqualTo(64);
        assertThat(status(".../...").out()).contains("There are no stones on the board.");
    }

    @Test
    void faultsAreTold() {
        assertThat(status("XO/OX").err()).contains("stones without liberty");
        assertThat(status("XO/O").err()).contains("row 2");
        assertThat(status("X1./.O.").err()).contains("a picture with numbered moves, such as 1 on B2");
        assertThat(status("X.", "--nodes", "0").err()).contains("--nodes 0: expected 1 or more");
        assertThat(status("X.", "--game", "2").err()).contains("--game: is for records");
        assertThat(status("nowhere.sgf").exitCode()).isIn(2, 64);
    }
}
