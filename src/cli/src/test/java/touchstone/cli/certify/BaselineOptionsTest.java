package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static touchstone.cli.BaselineFixture.CLAUSE;
import static touchstone.cli.BaselineFixture.NO_EDGE;
import static touchstone.cli.BaselineFixture.NO_POINTS;
import static touchstone.cli.BaselineFixture.title;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramRun;
import touchstone.cli.gtp.PipedReference;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;

/**
 * Runs compared with what was known before, as a user starts them. The next version of an engine is here another mutant: its
 * predecessor's baseline is written under its name.
 */
@Tag("slow") // runs certify again and again, as versions of an engine follow each other
class BaselineOptionsTest {

    private static String kept;

    @TempDir
    private static Path earlier;

    @TempDir
    private Path folder;

    private Path file;

    @BeforeAll
    static void keep() throws IOException {
        Path file = earlier.resolve("new/baseline.yaml");
        ProgramRun terminal = ProgramRun.run(
                "certify",
                "--ruleset",
                "base",
                "--subject",
                NO_POINTS,
                "--clause",
                CLAUSE,
                "--out",
                earlier.toString(),
                "--update-baseline",
                file.toString());
        // What is kept makes no difference to what is said of the run.
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.outUnwrapped()).contains(" does not conform to base as arbiter, only ");
        assertThat(terminal.out())
                .contains("Baseline " + file + ": " + NO_POINTS + ": 1 passed, 4 known failures, 0 unsupported\n"
                        + "Known failures without a reason: base.9.seki/1-4\n");
        kept = Files.readString(file);
    }

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("baseline.yaml");
    }

    private ProgramRun certify(String subject, Object... more) {
        List<String> line = new ArrayList<>(List.of(
                "certify",
                "--subject",
                subject,
                "--clause",
                CLAUSE,
                "--out",
                folder.resolve("out").toString()));
        for (Object word : more) {
            line.add(word.toString());
        }
        if (!line.contains("--ruleset")) {
            line.addAll(List.of("--ruleset", "base"));
        }
        return ProgramRun.run(line.toArray(new String[0]));
    }

    /** Writes the baseline under a subject's name. */
    private void keepAs(String subject, String... edits) throws IOException {
        String text = kept.replace("  " + NO_POINTS + ":\n", "  " + subject + ":\n");
        for (int i = 0; i < edits.length; i += 2) {
            assertThat(text).contains(edits[i]);
            text = text.replace(edits[i], edits[i + 1]);
        }
        Files.writeString(file, text);
    }

    @Test
    void asLongAsNothingChangesNothingIsShown() throws IOException {
        keepAs(NO_POINTS);
        ProgramRun terminal = certify(NO_POINTS, "--baseline", file);
        assertThat(terminal.exitCode()).as(terminal.out() + terminal.err()).isZero();
        assertThat(terminal.out().lines().toList())
                .endsWith("No changes from " + file + "; 4 known failures as before (4 without a reason).")
                .noneMatch(line -> line.contains("violated"));
        RunRecord.ComparedWith baseline =
                RunFolder.record(folder.resolve("out")).baseline().orElseThrow();
        assertThat(baseline.path()).isEqualTo(file.toString());
        assertThat(baseline.sha256()).hasSize(64);
    }

    @Test
    void knownFailuresThatPass() throws IOException {
        keepAs("reference", "reason: \"\"", "reason: nobody plays these");
        ProgramRun terminal = certify("reference", "--baseline", file, "--update-baseline", file);
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out().lines().toList())
                .startsWith(
                        "fixed    reference  base.9.seki/1  [violated -> satisfied]",
                        "    " + title(1),
                        "    known: nobody plays these",
                        "fixed    reference  base.9.seki/2  [violated -> satisfied]",
                        "    " + title(2),
                        "    known: nobody plays these")
                .contains(
                        "4 changes from " + file + "; 0 known failures as before.",
                        "4 fixed: take them out of " + file + ", or run again with --update-baseline " + file,
                        "Baseline " + file + ": reference: 5 passed, 0 known failures, 0 unsupported");
        assertThat(Files.readString(file)).contains("base.9.seki: 1-5\n").doesNotContain("failures", "nobody");
    }

    /** Of five scenarios the baseline has the first as it is, two otherwise, the fourth as passed and the last not at all. */
    @Test
    void allOtherChangesTheWorstFirst() throws IOException {
        keepAs(NO_EDGE, "base.9.seki: 5", "base.9.seki: 4 77", "link: \"\"", "link: https://example.org/7");
        String text = Files.readString(file);
        Files.writeString(file, text.substring(0, text.indexOf("      base.9.seki/4:")));
        ProgramRun terminal = certify(NO_EDGE, "--baseline", file);
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out())
                .startsWith("broken   " + NO_EDGE + "  base.9.seki/4  [satisfied -> violated]\n    " + title(4) + "\n")
                .containsSubsequence(
                        "      . . X X X O X O k\n",
                        "    expected J1 in White's territory\n    answered the subject leaves out J1",
                        "\n\ndiffers  " + NO_EDGE + "  base.9.seki/2  [violated -> violated]\n    " + title(2) + "\n",
                        "    expected the score Black 12, White 11\n"
                                + "    answered to the subject it is Black 10, White 10\n"
                                + "    answered before: to the subject it is Black 0, White 2\n"
                                + "    known: https://example.org/7\n\n",
                        "differs  " + NO_EDGE + "  base.9.seki/3  [violated -> violated]\n    " + title(3) + "\n",
                        "\nnew      " + NO_EDGE + "  base.9.seki/5  [satisfied]\n    " + title(5) + "\n",
                        "gone     " + NO_EDGE + "  base.9.seki/77  [was satisfied]\n",
                        "5 changes from " + file + "; 1 known failure as before (1 without a reason).\n");
    }

    @Test
    void scenariosMoreAndScenariosLessAreNobodysFault() throws IOException {
        keepAs(NO_POINTS, "base.9.seki: 5", "base.9.seki: 77");
        ProgramRun terminal = certify(NO_POINTS, "--baseline", file);
        assertThat(terminal.exitCode()).as(terminal.out()).isZero();
        assertThat(terminal.out().lines().toList())
                .startsWith(
                        "new      " + NO_POINTS + "  base.9.seki/5  [satisfied]",
                        "    " + title(5),
                        "gone     " + NO_POINTS + "  base.9.seki/77  [was satisfied]")
                .endsWith("2 changes from " + file + "; 4 known failures as before (4 without a reason).");
    }

    /** A snapback is refused, with the number of the process and the time; and at one set-up the engine ends. */
    @Test
    void anEnginesBreakdownsMayBeKnownAndItsWordsMayBeFleeting() throws IOException {
        Path engine = folder.resolve("engine.sh");
        Files.writeString(engine, """
                while read -r line; do
                    case "$line" in *"gogui-setup B B3 B A4 W A3"*) echo "process $$ dies" >&2; exit ;; esac
                    printf '%%s\\n' "$line"
                done | %s --subject mutant.snapback-is-ko |
                    sed -u -e "s/illegal move.*/illegal move of process $$ at $(date +%%N)/"
                """.formatted(PipedReference.line()));
        String[] line = {
            "certify",
            "--ruleset",
            "base",
            "--engine",
            "sh " + engine,
            "--clause",
            "base.7.step-2",
            "--workers",
            "1",
            "--out",
            folder.resolve("out").toString(),
            "--update-baseline",
            file.toString()
        };
        ProgramRun first = ProgramRun.run(line);
        assertThat(first.exitCode()).isEqualTo(2);
        String kept = Files.readString(file);
        assertThat(kept)
                .contains("base.7.step-2: 1 3-4 6-10\n", "verdict: error\n", "illegal move of process ", "exit code");

        line[line.length - 2] = "--baseline";
        ProgramRun second = ProgramRun.run(line);
        assertThat(second.out())
                .contains("No changes from " + file + "; 3 known failures as before (3 without a reason).\n");
        assertThat(second.exitCode()).isZero();
        assertThat(RunFolder.results(folder.resolve("out")).stream()
                        .map(Result::actual)
                        .filter(words -> words.contains("process")))
                .isNotEmpty()
                .allSatisfy(words -> assertThat(kept).doesNotContain(words.substring(words.indexOf("process"))));
    }

    @Test
    void theRunBeforeWillDoAsABaseline() throws IOException {
        Path results = folder.resolve("out/results.jsonl");
        Files.createDirectories(results.getParent());
        for (String name : List.of("results.jsonl", "run.json")) {
            Files.copy(earlier.resolve(name), results.resolveSibling(name));
        }
        ProgramRun sameFolder = certify(NO_POINTS, "--baseline", folder.resolve("out"));
        assertThat(sameFolder.exitCode())
                .as(sameFolder.out() + sameFolder.err())
                .isZero();
        assertThat(sameFolder.out()).contains("No changes from " + results + "; 4 known failures as before (4 ");
    }

    @Test
    void aBaselineOfSomethingElse() throws IOException {
        keepAs("reference");
        List<ProgramRun> refused = List.of(
                certify("reference", "--baseline", file, "--ruleset", "base-7A"),
                certify("reference", "--baseline", file, "--profile", "player"),
                certify("reference", "--update-baseline", file, "--profile", "player"));
        assertThat(refused).allSatisfy(terminal -> {
            assertThat(terminal.exitCode()).isEqualTo(2);
            assertThat(terminal.out()).isEmpty();
        });
        assertThat(refused.get(0).err())
                .isEqualTo("touchstone: " + file + ":3: a baseline of base, but this run is of base-7A;"
                        + " claim the same, or name another file\n");
        assertThat(refused.get(1).err())
                .isEqualTo(refused.get(2).err())
                .isEqualTo(
                        "touchstone: " + file + ":4: a baseline in the profile arbiter, but this run is in the profile"
                                + " player; give the same --profile, or name another file\n");
        assertThat(Files.readString(file)).isEqualTo(kept.replace(NO_POINTS, "reference"));
    }

    @Test
    void aBaselineThatIsNone() throws IOException {
        Files.writeString(file, kept.replace("verdict: violated", "verdict: vioalted"));
        for (String option : List.of("--baseline", "--update-baseline")) {
            ProgramRun terminal = certify("reference", option, file);
            assertThat(terminal.exitCode()).isEqualTo(2);
            assertThat(terminal.err())
                    .isEqualTo("touchstone: " + file + ":13: 'vioalted' is no verdict of a failure;"
                            + " expected one of [tolerated, violated, error]\n");
            assertThat(folder.resolve("out")).doesNotExist();
        }
        ProgramRun missing = certify("reference", "--baseline", folder.resolve("none.yaml"));
        assertThat(missing.exitCode()).isEqualTo(2);
        assertThat(missing.err()).startsWith("touchstone: " + folder.resolve("none.yaml") + ": no such file; expected");
    }

    @Test
    void resultsOfARunAreNotWrittenAsABaseline() {
        for (Path path : List.of(folder, folder.resolve("results.jsonl"))) {
            ProgramRun terminal = certify("reference", "--update-baseline", path);
            assertThat(terminal.exitCode()).isEqualTo(64);
            assertThat(terminal.err())
                    .startsWith("touchstone: --update-baseline " + path + " names results of a run; expected a file");
        }
    }
}
