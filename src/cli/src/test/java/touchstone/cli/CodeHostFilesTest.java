package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import touchstone.cli.options.Installation;

/** The files that code hosts read, and the script that their jobs run. */
class CodeHostFilesTest {

    private static final Path HOME = Installation.path();
    private static final Path CERTIFY = HOME.resolve("src/ci/certify");
    private static final String WORKFLOW = ".github/workflows/certify.yml";

    @TempDir
    private Path folder;

    /** A Touchstone whose launcher writes down what it is told, and answers as it is told. */
    private Path home;

    @BeforeEach
    void putUpALauncher() throws IOException {
        home = Files.createDirectories(folder.resolve("a home"));
        Files.createDirectories(home.resolve("src/ci"));
        Files.copy(CERTIFY, home.resolve("src/ci/certify"), java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
        Path launcher = Files.writeString(home.resolve("touchstone"), """
                #!/bin/sh
                name=$1
                [ "$1" = certificate ] && name=$2
                printf '%s\\0' "$@" >"words.$name"
                if [ "$1" = certify ]; then
                    echo page >"$TOUCHSTONE_OUT/summary.md"
                    [ -z "$WRITES_NO_CERTIFICATE" ] && echo {} >"$TOUCHSTONE_OUT/certificate.json"
                    exit "$ANSWER"
                fi
                [ "$name" = verify ] && exit "$VERIFIED"
                exit 0
                """);
        assertThat(launcher.toFile().setExecutable(true)).isTrue();
    }

    private static JsonNode yaml(String file) throws IOException {
        return new YAMLMapper().readTree(HOME.resolve(file).toFile());
    }

    private int run(Map<String, String> variables) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                        home.resolve("src/ci/certify").toString())
                .directory(folder.toFile())
                .redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.startsWith("GITHUB_") || name.startsWith("TOUCHSTONE_"));
        builder.environment()
                .putAll(Map.of("ANSWER", "0", "VERIFIED", "0", "WRITES_NO_CERTIFICATE", "", "TOUCHSTONE_OUT", "run"));
        builder.environment().putAll(variables);
        Process process = builder.start();
        process.getOutputStream().close();
        process.getInputStream().readAllBytes();
        return process.onExit().join().exitValue();
    }

    private List<String> words(String command) throws IOException {
        return List.of(Files.readString(folder.resolve("words." + command)).split("\0"));
    }

    @Test
    void whatTheVariablesSayAreWordsAndNothingElse() throws IOException {
        String hostile = "./x 'a b' \"c\" $(touch pwned) `touch pwned`\n; touch pwned";
        assertThat(run(Map.of(
                        "TOUCHSTONE_ENGINE", hostile,
                        "TOUCHSTONE_RULESET", "{\"ko\": \"SIMPLE\"}",
                        "TOUCHSTONE_PROFILE", "player",
                        "TOUCHSTONE_BASELINE", "a b.yaml",
                        "TOUCHSTONE_OPTIONS", "--clause\nbase.8\n\n--set\nNET=$HOME/`x`\n")))
                .isZero();
        assertThat(words("certify"))
                .containsExactly(
                        "certify",
                        "--out",
                        "run",
                        "--certificate",
                        "run/certificate.json",
                        "--sarif",
                        "run/touchstone.sarif",
                        "--summary",
                        "run/summary.md",
                        "--engine",
                        hostile,
                        "--ruleset",
                        "{\"ko\": \"SIMPLE\"}",
                        "--profile",
                        "player",
                        "--baseline",
                        "a b.yaml",
                        "--clause",
                        "base.8",
                        "--set",
                        "NET=$HOME/`x`");
        assertThat(words("badge"))
                .containsExactly(
                        "certificate",
                        "badge",
                        "run/certificate.json",
                        "--svg",
                        "run/badge.svg",
                        "--json",
                        "run/badge.json");
        assertThat(folder.resolve("pwned")).doesNotExist();
    }

    @Test
    void itAnswersAsCertifyDoesAndSaysSoToTheJob() throws IOException {
        Map<String, String> github = Map.of(
                "GITHUB_OUTPUT", folder.resolve("output").toString(),
                "GITHUB_STEP_SUMMARY", folder.resolve("page.md").toString(),
                "GITHUB_WORKFLOW_REF", "owner/my-engine/.github/workflows/rules.yml@refs/heads/main");
        for (String answer : List.of("0", "1", "2", "64")) {
            Map<String, String> variables = new java.util.HashMap<>(github);
            variables.put("ANSWER", answer);
            assertThat(run(variables)).isEqualTo(Integer.parseInt(answer));
        }
        assertThat(folder.resolve("output")).hasContent("exit-code=0\nexit-code=1\nexit-code=2\nexit-code=64\n");
        assertThat(folder.resolve("page.md")).hasContent("page\npage\npage\npage\n");
        assertThat(words("certify")).containsSequence("--sarif-location", ".github/workflows/rules.yml");
    }

    @Test
    void aCertificateThatDoesNotHoldIsTrouble() throws IOException {
        assertThat(run(Map.of("VERIFIED", "1", "ANSWER", "1"))).isEqualTo(1);
        Files.delete(folder.resolve("words.badge"));
        assertThat(run(Map.of("VERIFIED", "2", "ANSWER", "0"))).isEqualTo(2);
        assertThat(folder.resolve("words.badge")).doesNotExist();
        Files.delete(folder.resolve("words.verify"));
        assertThat(run(Map.of("WRITES_NO_CERTIFICATE", "yes", "ANSWER", "2"))).isEqualTo(2);
        assertThat(folder.resolve("words.verify")).doesNotExist();
    }

    /** Options that were renamed would be found by users only. */
    @ParameterizedTest
    @ValueSource(strings = {"certify", "verify", "badge"})
    void theScriptUsesNoOptionThatThereIsNot(String command) throws IOException {
        CommandLine all = Touchstone.program();
        CommandLine known = command.equals("certify")
                ? all.getSubcommands().get(command)
                : all.getSubcommands().get("certificate").getSubcommands().get(command);
        assertThat(known).isNotNull();
        run(Map.of(
                "TOUCHSTONE_ENGINE", "x",
                "TOUCHSTONE_SUBJECT", "x",
                "TOUCHSTONE_RULESET", "x",
                "TOUCHSTONE_PROFILE", "player",
                "GITHUB_WORKFLOW_REF", "o/n/.github/workflows/x.yml@main"));
        assertThat(words(command)).contains(command, "run/certificate.json");
        assertThat(words(command).stream().filter(word -> word.startsWith("--")))
                .allSatisfy(option ->
                        assertThat(known.getCommandSpec().optionsMap()).containsKey(option));
    }

    @ParameterizedTest
    @ValueSource(strings = {WORKFLOW, ".github/workflows/verify.yml", ".github/workflows/pages.yml"})
    void noTextOfACallerIsPartOfACommand(String file) throws IOException {
        List<JsonNode> steps = steps(file);
        assertThat(steps).isNotEmpty();
        for (JsonNode step : steps) {
            String run = step.path("run").asText();
            assertThat(run).doesNotContain("${{");
            if (!run.isEmpty()) {
                Process check = new ProcessBuilder("bash", "-n", "-c", run)
                        .redirectErrorStream(true)
                        .start();
                String said = new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertThat(check.onExit().join().exitValue()).as(said).isZero();
            }
            String uses = step.path("uses").asText("actions/none@v0");
            assertThat(uses).matches("(actions|github)/[\\w/-]+@v\\d+");
        }
    }

    private static List<JsonNode> steps(String file) throws IOException {
        List<JsonNode> steps = new ArrayList<>();
        yaml(file).path("jobs").forEach(job -> job.path("steps").forEach(steps::add));
        return steps;
    }

    @Test
    void everyInputIsUsedAndNoOther() throws IOException {
        String text = Files.readString(HOME.resolve(WORKFLOW));
        TreeSet<String> used = new TreeSet<>();
        Pattern.compile("inputs\\.([\\w-]+)").matcher(text).results().forEach(input -> used.add(input.group(1)));
        TreeSet<String> said = new TreeSet<>();
        yaml(WORKFLOW)
                .path("on")
                .path("workflow_call")
                .path("inputs")
                .fieldNames()
                .forEachRemaining(said::add);
        assertThat(used).isEqualTo(said);
    }

    /** An engine that is tried can do what its job may. */
    @Test
    void theJobThatRunsAnEngineMayOnlyRead() throws IOException {
        JsonNode jobs = yaml(WORKFLOW).path("jobs");
        assertThat(jobs.path("certify").path("permissions").toString()).isEqualTo("{\"contents\":\"read\"}");
        assertThat(jobs.path("certify").toString()).doesNotContain("secrets").doesNotContain("GITHUB_TOKEN");
        assertThat(jobs.path("alerts").toString()).doesNotContain("engine").doesNotContain("\"run\"");
    }

    @Test
    void theVariablesOfTheWorkflowAreThoseOfTheScript() throws IOException {
        String script = Files.readString(CERTIFY);
        JsonNode env = steps(WORKFLOW).stream()
                .filter(step -> step.path("id").asText().equals("certify"))
                .findFirst()
                .orElseThrow()
                .path("env");
        assertThat(env).isNotEmpty();
        env.fieldNames().forEachRemaining(name -> assertThat(script).contains("${" + name + ":-}"));
        JsonNode gitlab = yaml("src/ci/examples/gitlab.yml").path("chinese").path("variables");
        String job = Files.readString(HOME.resolve("src/ci/gitlab.yml"));
        gitlab.fieldNames().forEachRemaining(name -> assertThat(script + job)
                .containsAnyOf("${" + name + ":-}", "${" + name + ":?"));
    }

    @Test
    void theExamplesSayWhatTheFilesTake() throws IOException {
        JsonNode caller = yaml("src/ci/examples/github.yml").path("jobs").path("chinese");
        assertThat(caller.path("uses").asText()).contains("/" + WORKFLOW + "@");
        JsonNode inputs = yaml(WORKFLOW).path("on").path("workflow_call").path("inputs");
        caller.path("with").fieldNames().forEachRemaining(name -> assertThat(inputs.has(name))
                .isTrue());
        JsonNode gitlab = yaml("src/ci/examples/gitlab.yml");
        assertThat(HOME.resolve(gitlab.path("include").path(0).path("file").asText()))
                .exists();
        assertThat(yaml("src/ci/gitlab.yml")
                        .has(gitlab.path("chinese").path("extends").asText()))
                .isTrue();
    }

    /** What a user copies from the manual is what was tried. */
    @Test
    void theManualHasTheExamplesAsTheyAre() throws IOException {
        String manual = Files.readString(HOME.resolve("src/manual/tracking.md"))
                + Files.readString(HOME.resolve("src/ci/README.md"));
        for (String example : List.of("github.yml", "gitlab.yml")) {
            String text = Files.readString(HOME.resolve("src/ci/examples/" + example));
            assertThat(manual)
                    .contains(text.indent(4).replaceAll("(?m)^ +$", "").stripTrailing());
        }
    }

    @Test
    void theJobForGitlabBuildsWhatItClones() throws IOException {
        String script = StreamSupport.stream(
                        yaml("src/ci/gitlab.yml")
                                .path(".touchstone")
                                .path("script")
                                .spliterator(),
                        false)
                .map(JsonNode::asText)
                .reduce("", String::concat);
        Process git = new ProcessBuilder(
                        "sh",
                        "-c",
                        "cd 'a home' && git init -q . && git add . && git -c user.name=t -c user.email=t@t.example commit -qm t")
                .directory(folder.toFile())
                .start();
        assertThat(git.onExit().join().exitValue()).isZero();
        ProcessBuilder shell = new ProcessBuilder("bash", "-eo", "pipefail", "-c", script)
                .directory(folder.toFile())
                .redirectErrorStream(true);
        shell.environment()
                .putAll(Map.of(
                        "TOUCHSTONE_REPOSITORY", home.toString(),
                        "TOUCHSTONE_REVISION", "HEAD",
                        "TOUCHSTONE_OUT", "run",
                        "TMPDIR", folder.toString(),
                        "ANSWER", "1",
                        "VERIFIED", "0",
                        "WRITES_NO_CERTIFICATE", ""));
        Process process = shell.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.onExit().join().exitValue()).as(said).isEqualTo(1);
        assertThat(Stream.of("words.certify", "words.verify", "words.badge").map(folder::resolve))
                .allMatch(Files::exists);
    }
}
