package touchstone.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramRun;

/** Every output of a run tells of what games showed, and a baseline knows it again. */
@Tag("slow") // certifies three times
class GamesInReportsTest {

    @TempDir
    private static Path out;

    private static ProgramRun run;

    private static ProgramRun certify(String folder, String... more) {
        String[] line = {
            "certify",
            "--subject",
            "reference.situational",
            "--ruleset",
            "base",
            "--out",
            out.resolve(folder).toString()
        };
        String[] all = java.util.stream.Stream.of(line, more)
                .flatMap(java.util.Arrays::stream)
                .toArray(String[]::new);
        return ProgramRun.run(all);
    }

    @BeforeAll
    static void certify() {
        run = certify(
                "run",
                "--games",
                "12",
                "--summary",
                out.resolve("summary.md").toString(),
                "--sarif",
                out.resolve("findings.sarif").toString(),
                "--certificate",
                out.resolve("certificate.json").toString(),
                "--update-baseline",
                out.resolve("baseline.yaml").toString());
    }

    private static String text(String file) throws IOException {
        return Files.readString(out.resolve(file));
    }

    @Test
    void theScreenSaysHowManyAndShowsTheGame() {
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.outUnwrapped()).contains("12 games played, ", " base.8/game-1: In a game it takes a move");
    }

    @Test
    void filesNameIt() throws IOException {
        assertThat(text("summary.md")).contains("12 games played, ");
        assertThat(text("findings.sarif")).contains("base.8/game-1");
        assertThat(text("baseline.yaml")).contains("base.8/game-1");
        assertThat(text("certificate.json")).contains("base.8/game-1", "\"games\"");
        assertThat(text("run/junit.xml")).contains("base.8/game-1");
        assertThat(text("run/run.json")).contains("\"games\"", "\"planned\" : 12");
    }

    @Test
    void pagesShowIt() throws IOException {
        ProgramRun again =
                ProgramRun.run("report", "--no-allure", out.resolve("run").toString());
        assertThat(again.exitCode()).as(again.err()).isZero();
        try (var pages = Files.walk(out.resolve("run"))) {
            assertThat(pages.filter(page -> page.toString().endsWith(".html")))
                    .anySatisfy(page -> assertThat(page).content().contains("base.8/game-1"));
        }
    }

    @Test
    void aBaselineKnowsItByClauseAndCauseWhicheverGameShowsIt() {
        ProgramRun same = certify(
                "same",
                "--games",
                "12",
                "--baseline",
                out.resolve("baseline.yaml").toString());
        assertThat(same.exitCode()).as(same.out()).isZero();

        ProgramRun none = certify(
                "none",
                "--games",
                "0",
                "--baseline",
                out.resolve("baseline.yaml").toString());
        assertThat(none.exitCode()).as(none.out()).isZero();
        assertThat(none.out()).contains("gone").doesNotContain("games played");
    }
}
