package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.ProgramProcess;
import touchstone.cli.ProgramRun;
import touchstone.cli.gtp.PipedReference;
import touchstone.cli.options.CheckoutOrigin;

/** Jobs that {@code --script} prints, run by the shell as a code host would run them. */
@Tag("slow") // runs jobs by the shell, with the program in a JVM of its own
class JobScriptTest {

    /** Keeps simple ko only: fails some scenarios of the clause. */
    private static final String TODAY = "reference.simple-ko";

    private static final String CLAUSE = "base.8.after-all-steps";

    @TempDir
    private Path folder;

    private Path workspace;

    private Path engine;

    /** An engine whose program can be exchanged under its name, and a Touchstone that can be cloned. */
    @BeforeEach
    void putUp() throws IOException {
        workspace = Files.createDirectory(folder.resolve("work space"));
        Files.createDirectory(folder.resolve("temp"));
        engine = script(
                folder.resolve("my engine"),
                PipedReference.line() + " --subject \"$(cat '" + folder.resolve("subject") + "')\""
                        + " | sed -u 's/^\\(=[0-9]* *\\)Touchstone .*/\\1My Go/'");
        is(TODAY);
    }

    private void is(String subject) throws IOException {
        Files.writeString(folder.resolve("subject"), subject);
    }

    private static Path script(Path file, String text) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + text + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }

    private ProgramRun print(String... more) {
        List<String> line = new ArrayList<>(List.of(
                "certify",
                "--engine",
                "'" + engine + "'",
                "--ruleset",
                "base",
                "--clause",
                CLAUSE,
                "--workers",
                "1",
                "--no-allure",
                "--out",
                folder.resolve("out").toString()));
        line.addAll(List.of(more));
        return ProgramRun.run(line.toArray(String[]::new));
    }

    private record Ran(int exitCode, String output) {}

    /** As GitHub runs steps, in a workspace and with the variables that it sets. */
    private Ran bash(String commands) throws IOException {
        Path file = Files.writeString(folder.resolve("step.sh"), commands);
        ProcessBuilder bash = new ProcessBuilder("bash", "--noprofile", "--norc", "-eo", "pipefail", file.toString())
                .directory(workspace.toFile())
                .redirectErrorStream(true);
        bash.environment().put("RUNNER_TEMP", folder.resolve("temp").toString());
        bash.environment().put("GITHUB_STEP_SUMMARY", folder.resolve("page.md").toString());
        bash.environment().put("TMPDIR", folder.resolve("temp").toString());
        bash.environment().put("TOUCHSTONE_REPOSITORY", folder.resolve("origin").toString());
        bash.environment().put("TOUCHSTONE_REVISION", "HEAD");
        Process process = bash.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(process.onExit().join().exitValue(), output);
    }

    /** A repository of a Touchstone that is what this launcher does. */
    private void publish(String launcher) throws IOException {
        Path origin = Files.createDirectory(folder.resolve("origin"));
        script(origin.resolve("touchstone"), launcher);
        Ran ran = bash("cd ../origin && git init -q . && git add touchstone"
                + " && git -c user.name=t -c user.email=t@t.example commit -qm t");
        assertThat(ran.exitCode()).as(ran.output()).isZero();
    }

    private static String quoted(List<String> words) {
        return JobScript.joined(words);
    }

    private static List<String> runsOfGithub(String yaml) throws IOException {
        return texts(
                new YAMLMapper().readTree(yaml).path("jobs").path("touchstone").path("steps"), "run");
    }

    private static List<String> texts(JsonNode items, String key) {
        List<String> texts = new ArrayList<>();
        items.forEach(item -> {
            if (item.has(key)) {
                texts.add(item.path(key).asText());
            }
        });
        return texts;
    }

    @Test
    void theJobForGithubPassesTodayAndFailsWhenTheEngineChanges() throws IOException {
        ProgramRun printed = print("--script", "github", "--setup", "echo built > built");
        assertThat(printed.exitCode()).as(printed.err()).isZero();
        assertThat(printed.err()).contains(" does not conform to base as arbiter", "fill in TOUCHSTONE_REPOSITORY");
        publish("exec " + quoted(ProgramProcess.command()) + " \"$@\"");
        List<String> steps = runsOfGithub(printed.out());
        assertThat(steps).hasSize(3);
        for (String step : steps) {
            Ran ran = bash(step);
            assertThat(ran.exitCode()).as(step + "\n" + ran.output()).isZero();
        }
        assertThat(workspace.resolve("built")).exists();
        assertThat(workspace.resolve("touchstone-run/results.jsonl")).exists();
        assertThat(workspace.resolve("touchstone-run/certificates/my-go.json")).exists();
        assertThat(workspace.resolve("touchstone-run/touchstone.sarif")).exists();
        assertThat(folder.resolve("page.md")).content().contains("is as its baseline says");

        is("reference");
        Ran better = bash(steps.get(2));
        assertThat(better.output()).startsWith("fixed    my-go  " + CLAUSE);
        assertThat(better.exitCode()).isEqualTo(1);
    }

    @Test
    void theJobForGitlabUsesTheBaselineOfTheRepository() throws IOException {
        Path baseline = Path.of("target", "job-test-" + folder.getFileName() + ".yaml");
        try {
            ProgramRun printed = print("--script", "gitlab", "--update-baseline", baseline.toString());
            assertThat(printed.exitCode()).as(printed.err()).isZero();
            // What a job runs, as it is given: the launcher only writes down its words.
            publish("case $1 in certify) printf '%s\\n' \"$@\" > words ;; esac");
            List<String> parts = new ArrayList<>();
            new YAMLMapper()
                    .readTree(printed.out())
                    .path("touchstone")
                    .path("script")
                    .forEach(part -> parts.add(part.asText()));
            Ran ran = bash(String.join("\n", parts));
            assertThat(ran.exitCode()).as(ran.output()).isZero();
            assertThat(Files.readAllLines(workspace.resolve("words")))
                    .containsExactly(
                            "certify",
                            "--games",
                            "0",
                            "--engine",
                            "'" + engine + "'",
                            "--ruleset",
                            "base",
                            "--clause",
                            CLAUSE,
                            "--workers",
                            "1",
                            "--no-allure",
                            "--baseline",
                            baseline.toString(),
                            "--out",
                            "touchstone-run",
                            "--certificate",
                            "touchstone-run/certificates/{subject}.json",
                            "--summary",
                            "touchstone-run/summary.md",
                            "--sarif",
                            "touchstone-run/touchstone.sarif");
            assertThat(baseline).content().contains("my-go:");
        } finally {
            Files.deleteIfExists(baseline);
        }
    }

    /** What nobody should write on a command line, and what an engine may answer. */
    @Test
    void textsOfOthersAreNothingButText() throws IOException {
        List<String> hostile = List.of(
                "--engine",
                "./x --name '${{ secrets.TOKEN }}' \"$(touch pwned)\" `touch pwned` $[[ inputs.x ]]\nEND_OF_BASELINE\n: # é\t'",
                "--clause",
                "it's: {a: b} # no comment");
        String answer = "END_OF_BASELINE\n${{ github.token }}\nDOLLAR $(touch pwned) \\ 'x'\n";
        JobScript script = new JobScript(
                List.of(hostile.subList(0, 2), hostile.subList(2, 4)),
                Optional.empty(),
                JobBaseline.of(answer),
                new CheckoutOrigin(folder, Optional.empty(), Optional.empty()),
                "0.1.0");
        publish("case $1 in certify) shift; printf '%s\\0' \"$@\" > words ;; esac");
        String github = JobHost.GITHUB.yaml(script);
        assertThat(github.replaceAll(
                        "\\$\\{\\{ (!cancelled\\(\\)|runner\\.(temp|os)|env\\.TOUCHSTONE_REVISION) }}", ""))
                .doesNotContain("${{");
        List<String> steps = runsOfGithub(github);
        Ran ran = bash(steps.get(0) + steps.get(2));
        assertThat(ran.exitCode()).as(ran.output()).isZero();
        assertThat(Stream.of(Files.readString(workspace.resolve("words")).split("\0"))
                        .limit(4))
                .containsExactlyElementsOf(hostile);
        assertThat(folder.resolve("temp/baseline.yaml")).hasContent(answer);
        assertThat(workspace.resolve("pwned")).doesNotExist();

        String gitlab = JobHost.GITLAB.yaml(script);
        assertThat(gitlab).doesNotContain("$[[");
        assertThat(new YAMLMapper().readTree(gitlab).path("touchstone").path("script"))
                .hasSize(3);
    }

    @Test
    void withoutAnAddressTheJobFailsLoudly() throws IOException {
        JobScript script = new JobScript(
                List.of(),
                Optional.empty(),
                JobBaseline.of(""),
                new CheckoutOrigin(folder, Optional.empty(), Optional.empty()),
                "0.1.0");
        String github = JobHost.GITHUB.yaml(script);
        assertThat(new YAMLMapper()
                        .readTree(github)
                        .path("env")
                        .path("TOUCHSTONE_REVISION")
                        .asText())
                .isEqualTo("v0.1.0");
        Ran ran = bash("TOUCHSTONE_REPOSITORY=\n" + runsOfGithub(github).get(0));
        assertThat(ran.exitCode()).isNotZero();
        assertThat(ran.output()).contains("say in this job where Touchstone is to be cloned from");
    }

    @Test
    void aJobThatWouldFailFromTheStartIsNotPrinted() throws IOException {
        Path baseline = Path.of("target", "job-test-" + folder.getFileName() + ".yaml");
        try {
            is("reference");
            assertThat(print("--update-baseline", baseline.toString()).exitCode())
                    .isZero();
            is(TODAY);
            ProgramRun printed = print("--script", "github", "--baseline", baseline.toString());
            assertThat(printed.exitCode()).isEqualTo(2);
            assertThat(printed.out()).isEmpty();
            assertThat(printed.err())
                    .contains("touchstone: no job is printed: " + baseline + " is not what the run shows, see above; "
                            + "bring it up to date with --update-baseline FILE in place of --baseline\n");
        } finally {
            Files.deleteIfExists(baseline);
        }
        ProgramRun untried = ProgramRun.run(
                "certify",
                "--engine",
                "/no/such/engine",
                "--script",
                "gitlab",
                "--out",
                folder.resolve("o").toString());
        assertThat(untried.exitCode()).isEqualTo(2);
        assertThat(untried.out()).isEmpty();
        assertThat(untried.err()).contains("touchstone: no job is printed: /no/such/engine was not tried\n");
    }

    @Test
    void aBaselineThatAJobCouldNotFindIsRefused() {
        ProgramRun outside = print(
                "--script",
                "github",
                "--update-baseline",
                folder.resolve("b.yaml").toString());
        assertThat(outside.exitCode()).isEqualTo(64);
        assertThat(outside.err()).contains("b.yaml lies outside of ");
    }
}
