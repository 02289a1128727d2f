package touchstone.report.ci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.report.Examples;
import touchstone.report.ReportException;
import touchstone.report.Run;
import touchstone.spi.Identity;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

class SarifTest {

    private static final List<Result> VIOLATING = Runs.all(Runs.ENGINE, "base.8/1", Verdict.VIOLATED);

    /** The schema of the standard, as a library carries it. */
    private static final JsonSchema SCHEMA = schema();

    @TempDir
    private Path folder;

    private static JsonSchema schema() {
        try (InputStream schema = SarifTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7).getSchema(schema);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The file as it is read, found to keep to the schema. */
    private JsonNode written(Run run, SarifLocations places) throws IOException {
        Path file = folder.resolve("sub/touchstone.sarif");
        new Sarif(file, places, clause -> Optional.of("https://host.example/" + clause.id()), Optional.of(1)).make(run);
        String text = Files.readString(file);
        assertThat(SCHEMA.validate(text, InputFormat.JSON)).isEmpty();
        return new ObjectMapper().readTree(text).path("runs").path(0);
    }

    private SarifLocations places(Optional<BaselineFile> baseline) {
        return new SarifLocations(Optional.empty(), baseline, folder);
    }

    @Test
    void aFolderIsNoFileToWriteTo() {
        for (Path wrong : List.of(folder, folder.getRoot())) {
            Sarif sarif = new Sarif(wrong, places(Optional.empty()), clause -> Optional.empty(), Optional.empty());
            assertThatThrownBy(() -> sarif.make(Examples.run(Profile.ARBITER, true, Examples.GNU_GO)))
                    .isInstanceOf(ReportException.class)
                    .hasMessageContaining("the SARIF file cannot be written to " + wrong);
        }
    }

    @Test
    void aWrongFileDoesNotKeepToTheSchema() {
        assertThat(SCHEMA.validate("{\"version\": \"2.1.0\", \"runs\": [{\"results\": []}]}", InputFormat.JSON))
                .isNotEmpty();
    }

    @Test
    void aViolationIsAResultOfItsClause() throws IOException {
        JsonNode run = written(Runs.run(VIOLATING), places(Optional.empty()));
        assertThat(run.path("results")).hasSize(1);
        JsonNode result = run.path("results").path(0);
        assertThat(result.path("ruleId").asText()).isEqualTo("base.8");
        JsonNode rule = run.path("tool")
                .path("driver")
                .path("rules")
                .path(result.path("ruleIndex").asInt());
        assertThat(rule.path("id").asText()).isEqualTo("base.8");
        assertThat(rule.path("shortDescription").path("text").asText())
                .isEqualTo("A play that recreates an earlier position is illegal");
        assertThat(rule.path("help").path("markdown").asText())
                .contains("- Source: Wikipedia, Rules of Go (French)", "- Open question: a game");
        assertThat(rule.path("helpUri").asText()).isEqualTo("https://host.example/base.8");
        assertThat(result.path("level").asText()).isEqualTo("error");
        assertThat(result.path("message").path("text").asText())
                .isEqualTo("my-go 1.2 under base: expected White may not play B4; answered: it did"
                        + " (base.8/1, A ko may not be retaken at once)");
        assertThat(result.has("baselineState")).isFalse();
        assertThat(run.path("invocations").path(0).path("exitCode").asInt()).isEqualTo(1);
        assertThat(run.path("automationDetails").path("id").asText()).isEqualTo("touchstone/base/arbiter/");
    }

    @Test
    void whatSpeaksAgainstNothingIsNoResult() throws IOException {
        List<Result> results = new ArrayList<>(Runs.all(Runs.ENGINE, "base.8/1", Verdict.ERROR));
        results.set(0, Runs.result(Runs.ENGINE, results.get(0).scenario(), Verdict.UNSUPPORTED, "lacking"));
        JsonNode run = written(Runs.run(results), places(Optional.empty()));
        // An empty list says that all alerts are settled; none would say that nothing was looked for.
        assertThat(run.path("results").isArray()).isTrue();
        assertThat(run.path("results")).isEmpty();
        JsonNode invocation = run.path("invocations").path(0);
        assertThat(invocation.path("executionSuccessful").asBoolean()).isFalse();
        assertThat(invocation
                        .path("toolExecutionNotifications")
                        .path(0)
                        .path("message")
                        .path("text")
                        .asText())
                .isEqualTo("my-go 1.2 broke down at base.8/1: it did");
    }

    @Test
    void everyResultHasAPlaceWithinTheRepositoryOrInTheFeatures() throws IOException {
        JsonNode run = written(Runs.run(VIOLATING), places(Optional.empty()));
        assertThat(place(run)).isEqualTo("features/base/08-repetition.feature:12");
        JsonNode named = written(
                Runs.run(VIOLATING),
                new SarifLocations(Optional.of(folder.resolve("src/rules of go.c")), Optional.empty(), folder));
        assertThat(place(named)).isEqualTo("src/rules%20of%20go.c:1");
    }

    @Test
    void underABaselineItStandsAtTheLineThatSaysHowTheScenarioEnds() throws IOException {
        Path file = folder.resolve("ci/baseline.yaml");
        BaselineFile known = Runs.baseline(file, VIOLATING);
        JsonNode run = written(Runs.run(Optional.of(known), true, VIOLATING), places(Optional.of(known)));
        assertThat(line(file, run)).isEqualTo("      base.8/1:");
        assertThat(state(run)).isEqualTo("unchanged note");

        BaselineFile satisfied = Runs.baseline(file, Runs.all(Runs.ENGINE, "", Verdict.SATISFIED));
        JsonNode broken = written(Runs.run(Optional.of(satisfied), true, VIOLATING), places(Optional.of(satisfied)));
        assertThat(line(file, broken)).isEqualTo("      base.8: 1-3");
        assertThat(state(broken)).isEqualTo("new error");

        BaselineFile lacking = Runs.baseline(file, Runs.all(Runs.ENGINE, "base.8/1", Verdict.UNSUPPORTED));
        JsonNode told = written(Runs.run(Optional.of(lacking), true, VIOLATING), places(Optional.of(lacking)));
        assertThat(line(file, told)).isIn("      base.8: 2-3", "        base.8: 1");
        assertThat(state(told)).isEqualTo("updated error");
    }

    @Test
    void aKnownFailureWithAReasonIsAccepted() throws IOException {
        Path file = folder.resolve("baseline.yaml");
        Runs.baseline(file, VIOLATING);
        Files.writeString(file, Files.readString(file).replace("reason: \"\"", "reason: superko [is] not kept"));
        BaselineFile known = BaselineFile.read(file);
        JsonNode run = written(Runs.run(Optional.of(known), true, VIOLATING), places(Optional.of(known)));
        assertThat(run.path("results")
                        .path(0)
                        .path("suppressions")
                        .path(0)
                        .path("justification")
                        .asText())
                .isEqualTo("superko \\[is\\] not kept");
    }

    @Test
    void fingerprintsAreThoseOfTheScenarioAndTheSubject() throws IOException {
        Identity next = new Identity("my-go", "My Go", "1.3", "./my-go --other");
        Result otherAnswer = Runs.result(next, "base.8/1", Verdict.VIOLATED, "something else");
        Result otherScenario = Runs.result(next, "base.8/2", Verdict.VIOLATED, "it did");
        Result otherSubject = Runs.result(
                new Identity("mine", "My Go", "1.2", "./my-go --gtp"), "base.8/1", Verdict.VIOLATED, "it did");
        String first = fingerprint(Runs.run(VIOLATING));
        assertThat(first).matches("[0-9a-f]{32}:1");
        assertThat(fingerprint(Runs.run(List.of(otherAnswer)))).isEqualTo(first);
        assertThat(List.of(fingerprint(Runs.run(List.of(otherScenario))), fingerprint(Runs.run(List.of(otherSubject)))))
                .doesNotContain(first)
                .doesNotHaveDuplicates();
    }

    @Test
    void whateverAProgramSaysKeepsToTheSchemaAndIsOnlyText() throws IOException {
        Identity hostile = new Identity(Runs.HOSTILE, Runs.LONG, Runs.LONG, Runs.LONG);
        List<Result> results = Runs.SPECIFICATION
                .scenarios()
                .map(one -> Runs.result(hostile, one.id(), Verdict.VIOLATED, Runs.LONG))
                .toList();
        JsonNode run = written(Runs.run(results), places(Optional.empty()));
        assertThat(run.path("results")).hasSameSizeAs(results).allSatisfy(result -> {
            String text = result.path("message").path("text").asText();
            assertThat(text).hasSizeLessThan(1300).doesNotContain("\u001B", "\u202E", "\u0000", "\n");
            assertThat(text).doesNotContainPattern("(?<!\\\\)[\\[\\]]");
            Rendered markdown =
                    Rendered.of(result.path("message").path("markdown").asText());
            assertThat(markdown.links).isEmpty();
            assertThat(markdown.html).isEmpty();
        });
    }

    private String fingerprint(Run run) throws IOException {
        return written(run, places(Optional.empty()))
                .path("results")
                .path(0)
                .path("partialFingerprints")
                .path("primaryLocationLineHash")
                .asText();
    }

    private static String state(JsonNode run) {
        JsonNode result = run.path("results").path(0);
        return result.path("baselineState").asText() + " "
                + result.path("level").asText();
    }

    private static JsonNode location(JsonNode run) {
        return run.path("results").path(0).path("locations").path(0).path("physicalLocation");
    }

    private static String place(JsonNode run) {
        return location(run).path("artifactLocation").path("uri").asText() + ":"
                + location(run).path("region").path("startLine").asInt();
    }

    private String line(Path file, JsonNode run) throws IOException {
        assertThat(place(run)).startsWith(folder.relativize(file) + ":");
        return Files.readAllLines(file)
                .get(location(run).path("region").path("startLine").asInt() - 1);
    }
}
