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
                .contains("# # # O O\n. # . # O\n# and @ are dead.")
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
        assertThat(terminal.out()).contains("@ X .\n. X .\n. X @").containsPattern("White A3 +dead");
    }

    @Test
    void whatIsNotDecidedIsSaidToBe() {
        ProgramRun searched = status(THREE_POINTS, "--nodes", "10");
        assertThat(searched.exitCode()).isEqualTo(1);
        assertThat(searched.out())
                .containsPattern("Black A5 +undecided +the search came to no end")
                .contains("Undecided: ");
        ProgramRun large = status("X........./........../........../........../........../........../..........");
        assertThat(large.exitCode()).isEqualTo(1);
        assertThat(large.out()).contains("too large to be searched");
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
        assertThat(status("X.", "--nodes", "0").err()).contains("--nodes 0: expected 1 or more");
        assertThat(status("X.", "--game", "2").err()).contains("--game: is for records");
        assertThat(status("nowhere.sgf").exitCode()).isIn(2, 64);
    }
}
