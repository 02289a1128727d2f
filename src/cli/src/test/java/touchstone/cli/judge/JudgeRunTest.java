package touchstone.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.options.Installation;
import touchstone.cli.options.RecordFile;
import touchstone.cli.terminal.ExitCode;
import touchstone.formats.sgf.SgfReading;

/** A mistake of our own costs one game. It is made where the clauses are read, so that a game with an illegal move is the first to meet it. */
class JudgeRunTest {

    private static final String LEGAL = "(;GM[1]SZ[5];B[bb];W[cc])";

    private static final String ILLEGAL = "(;GM[1]SZ[5];B[bb];W[bb])";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final JudgeTotals totals = new JudgeTotals();
    private Path data;

    @BeforeEach
    void judge() throws IOException {
        data = folder.resolve("judged.json");
        Path first = Files.writeString(folder.resolve("first.sgf"), LEGAL + ILLEGAL + LEGAL);
        Path second = Files.writeString(folder.resolve("second.sgf"), LEGAL);
        ArticleTitles broken = new ArticleTitles(() -> {
            throw new IllegalStateException("no\u001b[31m clauses");
        });
        try (JudgeJsonFile file = new JudgeJsonFile(Optional.of(data), "judge")) {
            new JudgeRun(
                            new SpecifiedRulesets(Installation.specification(), broken),
                            List.of(),
                            false,
                            StatusLimits.USUAL,
                            SgfReading.LENIENT,
                            totals,
                            file,
                            new PrintWriter(out, true),
                            new PrintWriter(err, true))
                    .judge(RecordFile.of(List.of(first.toString(), second.toString())));
            file.end(totals.data());
        }
    }

    @Test
    void theOtherGamesAndFilesAreJudged() throws IOException {
        assertThat(out.toString())
                .contains("first.sgf game 1", "first.sgf game 3", "second.sgf")
                .contains("3 games with 6 moves: 0 with illegal moves", "1 could not be judged");
        assertThat(Files.readString(data)).contains("\"unreadable\" : 1", "internal error");
    }

    @Test
    void theGameIsToldWithWhatWentWrong() {
        assertThat(err.toString())
                .contains("first.sgf: game 2: can't be judged: internal error: java.lang.IllegalStateException: no")
                .contains("    at touchstone.cli.judge.JudgeRunTest")
                .doesNotContain("\u001b", "game 1", "game 3");
        assertThat(totals.exitCode()).isEqualTo(ExitCode.TROUBLE);
    }
}
