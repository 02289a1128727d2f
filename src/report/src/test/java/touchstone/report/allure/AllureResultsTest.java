package touchstone.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.report.Examples;
import touchstone.report.Run;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.TestedSubject;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.KnownExplanation;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

class AllureResultsTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @Test
    void noResultIsLostAndNoneIsTheRetryOfAnother() throws IOException {
        Run run = Examples.run(Profile.ARBITER, true, Examples.GNU_GO, Examples.REFERENCE);
        AllureResults.write(run, folder, 1);

        List<JsonNode> results = results();
        assertThat(results).hasSize(run.results().size());
        assertThat(results).extracting(r -> r.get("historyId").asText()).doesNotHaveDuplicates();
        assertThat(results).extracting(r -> r.get("testCaseId").asText()).doesNotHaveDuplicates();
        assertThat(results).extracting(r -> r.get("fullName").asText()).doesNotHaveDuplicates();
        assertThat(results)
                .extracting(r -> r.get("name").asText())
                .contains(
                        "base.8/1 A ko may not be retaken at once (GNU Go 3.8)",
                        "base.8/1 A ko may not be retaken at once (Touchstone reference 0.1.0)");
    }

    @Test
    void theBehavioursTreeGoesFromBodyOfRulesToClauseToSubjectWithItsVerdict() throws IOException {
        AllureResults.write(Examples.run(Profile.ARBITER, true, Examples.GNU_GO), folder, 1);

        assertThat(results()).allSatisfy(result -> {
            assertThat(label(result, "epic")).isNotEmpty();
            assertThat(label(result, "feature")).startsWith(label(result, "package") + " ");
            assertThat(label(result, "story")).startsWith("GNU Go 3.8: ");
            assertThat(label(result, "parentSuite")).isEqualTo("GNU Go 3.8");
        });
    }

    private static String label(JsonNode result, String name) {
        for (JsonNode label : result.get("labels")) {
            if (label.get("name").asText().equals(name)) {
                return label.get("value").asText();
            }
        }
        return "";
    }

    @Test
    void twoSubjectsOfTheSameNameAreToldApart() throws IOException {
        AllureResults.write(
                Examples.run(Profile.ARBITER, true, Examples.GNU_GO, Examples.GNU_GO.withId("gnugo-2")), folder, 1);

        assertThat(results())
                .extracting(r -> r.get("name").asText())
                .contains("base.8/3 Passing is never a repetition (GNU Go 3.8 [gnugo-2])");
    }

    @Test
    void evenTheSameResultTwiceIsKept() throws IOException {
        Result result = Examples.result(Examples.GNU_GO, "base.8/1", Verdict.SATISFIED);
        AllureResults.write(
                Examples.made(Examples.SPECIFICATION, List.of(result, result), Profile.ARBITER, true), folder, 1);

        assertThat(results())
                .hasSize(2)
                .extracting(r -> r.get("historyId").asText())
                .doesNotHaveDuplicates();
    }

    @Test
    void theSameRunGivesTheSameFiles(@TempDir Path other) throws IOException {
        Run run = Examples.run(Profile.ARBITER, true, Examples.GNU_GO);
        AllureResults.write(run, folder, 1);
        AllureResults.write(run, other, 1);

        for (Path file : files(folder)) {
            assertThat(other.resolve(file.getFileName())).hasSameBinaryContentAs(file);
        }
        assertThat(files(other)).hasSameSizeAs(files(folder));
    }

    @Test
    void verdictsHaveTheirStatusByTheProfile() throws IOException {
        assertThat(only(Verdict.SATISFIED, Profile.ARBITER).get("status").asText())
                .isEqualTo("passed");
        assertThat(only(Verdict.TOLERATED, Profile.ARBITER).get("status").asText())
                .isEqualTo("failed");
        assertThat(only(Verdict.VIOLATED, Profile.ARBITER).get("status").asText())
                .isEqualTo("failed");
        assertThat(only(Verdict.ERROR, Profile.ARBITER).get("status").asText()).isEqualTo("broken");

        JsonNode tolerated = only(Verdict.TOLERATED, Profile.PLAYER);
        assertThat(tolerated.get("status").asText()).isEqualTo("passed");
        assertThat(tolerated.at("/statusDetails/trace").asText())
                .startsWith("Verdict:  tolerated, which conforms in the profile player");

        JsonNode unsupported = only(Verdict.UNSUPPORTED, Profile.ARBITER);
        assertThat(unsupported.get("status").asText()).isEqualTo("skipped");
        assertThat(unsupported.at("/statusDetails/message").asText())
                .isEqualTo("Not tested: the subject lacks answers-legality (says of any move whether it is legal)");
    }

    @Test
    void aFailureThatTheBaselineKnowsIsMutedAndLeadsToItsIssue(@TempDir Path other) throws IOException {
        List<Result> results = List.of(
                Examples.result(Examples.GNU_GO, "base.8/1", Verdict.VIOLATED),
                Examples.result(Examples.GNU_GO, "base.8/2", Verdict.VIOLATED));
        Path known = other.resolve("known.yaml");
        BaselineFile.write(
                known,
                Baseline.of(
                        "1",
                        "base",
                        Profile.ARBITER,
                        List.of(new TestedSubject(Examples.GNU_GO, results.subList(0, 1)))));
        Files.writeString(
                known,
                Files.readString(known)
                        .replace("reason: \"\"", "reason: \"forgets\"")
                        .replace("link: \"\"", "link: \"https://example.org/1\""));
        AllureResults.write(
                Examples.made(Examples.SPECIFICATION, results, Profile.ARBITER, true)
                        .comparedWith(Optional.of(BaselineFile.read(known))),
                folder,
                1);

        for (JsonNode result : results()) {
            boolean isKnown = result.get("name").asText().startsWith("base.8/1");
            assertThat(result.at("/statusDetails/muted").asBoolean()).isEqualTo(isKnown);
            assertThat(result.at("/statusDetails/known").asBoolean()).isEqualTo(isKnown);
            assertThat(result.get("links")).anySatisfy(link -> {
                assertThat(link.get("type").asText()).isEqualTo("tms");
                assertThat(link.get("url").asText()).isEqualTo("../results/base.8.html");
            });
            assertThat(result.get("links").findValuesAsText("url").contains("https://example.org/1"))
                    .isEqualTo(isKnown);
        }
    }

    /** One that is documented nowhere, or not on the web, leads nowhere. */
    @Test
    void aKnownLimitLeadsToWhereItIsDocumented() throws IOException {
        Result result = Examples.limited(
                Examples.result(Examples.GNU_GO, "base.8/1", Verdict.VIOLATED),
                new KnownExplanation("forgets", Optional.of("https://example.org/manual#superko")),
                new KnownExplanation("is slow", Optional.empty()),
                new KnownExplanation("is sly", Optional.of("javascript:alert(1)")));
        AllureResults.write(Examples.made(Examples.SPECIFICATION, List.of(result), Profile.ARBITER, true), folder, 1);

        JsonNode links = results().get(0).get("links");
        assertThat(links.findValuesAsText("type")).containsExactly("tms", "issue");
        assertThat(links.get(1).get("url").asText()).isEqualTo("https://example.org/manual#superko");
        assertThat(links.get(1).get("name").asText()).isEqualTo("known limit: forgets");
    }

    @Test
    void everyVerdictButSatisfiedHasExactlyOneCategory() throws IOException {
        for (Profile profile : Profile.values()) {
            for (Verdict verdict : Verdict.values()) {
                Result result = Examples.result(Examples.GNU_GO, "base.8/1", verdict);
                Result other = Examples.result(Examples.REFERENCE, "base.8/1", Verdict.UNSUPPORTED);
                Run run = Examples.made(Examples.SPECIFICATION, List.of(other, result), profile, true);
                assertThat(categories(only(result, profile), run))
                        .as(profile + " " + verdict)
                        .hasSize(verdict == Verdict.SATISFIED ? 0 : 1);
            }
        }
    }

    @Test
    void categoriesAreByVerdictAndCause() {
        assertThat(AllureCategories.of(Examples.run(Profile.ARBITER, true, Examples.GNU_GO)))
                .extracting(AllureCategories.Category::name)
                .containsExactly(
                        "Error: broke down",
                        "Tolerated, as an arbiter may not: takes an illegal move on input",
                        "Unsupported: lacks answers-legality",
                        "Violated: answers otherwise");
        assertThat(AllureCategories.of(Examples.run(Profile.ARBITER, true, Examples.REFERENCE)))
                .isEmpty();
    }

    @Test
    void hostileTextIsInExactlyOneCategoryToo() throws IOException {
        for (Result result : Examples.hostile().results()) {
            assertThat(categories(only(result, Profile.ARBITER), Examples.hostile()))
                    .as(result.verdict().word())
                    .hasSize(result.verdict() == Verdict.SATISFIED ? 0 : 1);
        }
    }

    @Test
    void whatASurveyDoesNotFindIsSkippedInACategoryOfItsOwn() throws IOException {
        for (Verdict verdict : List.of(Verdict.VIOLATED, Verdict.TOLERATED)) {
            Result surveyed = Examples.surveyed(Examples.result(Examples.GNU_GO, "base.8/1", verdict));
            JsonNode result = only(surveyed, Profile.ARBITER);
            assertThat(result.get("status").asText()).isEqualTo("skipped");
            assertThat(statuses(result)).containsExactly("passed", "passed", "passed", "skipped");
            String trace = result.at("/statusDetails/trace").asText();
            assertThat(trace).startsWith("Verdict:  " + verdict + ", which is no fault: nothing was claimed");
            assertThat(categories(
                            result, Examples.made(Examples.SPECIFICATION, List.of(surveyed), Profile.ARBITER, true)))
                    .singleElement()
                    .asString()
                    .startsWith("Other rules, which is no fault: ");
            assertThat(label(result, "story")).isEqualTo("GNU Go 3.8: otherwise (nothing was claimed)");
        }
    }

    /** The names of those categories of a run that Allure would put a result in. */
    private static List<String> categories(JsonNode result, Run run) {
        String trace = result.at("/statusDetails/trace").asText();
        return AllureCategories.of(run).stream()
                .filter(category ->
                        category.matchedStatuses().contains(result.get("status").asText())
                                && Pattern.compile(category.traceRegex(), Pattern.DOTALL)
                                        .matcher(trace)
                                        .matches())
                .map(AllureCategories.Category::name)
                .toList();
    }

    @Test
    void stepsAfterTheDecidingOneWereNotReached() throws IOException {
        assertThat(statuses(only(Verdict.VIOLATED, Profile.ARBITER)))
                .containsExactly("passed", "passed", "passed", "failed");
        assertThat(statuses(only(Verdict.SATISFIED, Profile.ARBITER))).containsOnly("passed");
        assertThat(statuses(only(Verdict.UNSUPPORTED, Profile.ARBITER))).containsOnly("skipped");
    }

    @Test
    void clausesAreFoundByBodyClauseAndScenario() throws IOException {
        JsonNode result = only(Verdict.VIOLATED, Profile.ARBITER);

        assertThat(result.get("labels"))
                .extracting(label ->
                        label.get("name").asText() + "=" + label.get("value").asText())
                .containsExactly(
                        "epic=Base rules",
                        "feature=base.8 A play that recreates an earlier position is illegal",
                        "story=GNU Go 3.8: violated",
                        "parentSuite=GNU Go 3.8",
                        "suite=Rule 8 - No repetition",
                        "subSuite=base.8 A play that recreates an earlier position is illegal",
                        "package=base.8",
                        "tag=base.8",
                        "severity=critical",
                        "tag=violated");
        assertThat(result.get("descriptionHtml").asText())
                .contains("every point &amp; nothing")
                .contains("Wikipedia, Rules of Go (French), reference statement, rule 8.")
                .contains("Open question")
                .contains("<svg ");
    }

    @Test
    void boardsTranscriptAndStandardErrorAreAttached() throws IOException {
        JsonNode result = only(Verdict.ERROR, Profile.ARBITER);

        assertThat(result.get("attachments"))
                .extracting(a -> a.get("name").asText() + " " + a.get("type").asText())
                .containsExactly(
                        "board: given image/svg+xml",
                        "board: after Black C4 image/svg+xml",
                        "transcript text/plain",
                        "end of standard error text/plain",
                        "how to see it again text/plain",
                        "all that was asked, to be asked again text/plain",
                        "boards as a game record (SGF) application/x-go-sgf",
                        "scenario (Gherkin) text/plain");
        assertThat(folder.resolve("ERROR-ARBITER")
                        .resolve(result.at("/attachments/2/source").asText()))
                .content()
                .startsWith("> boardsize 5\n= \n> play B C4\n= \n> showboard\n= \n     A B C\n");
    }

    @Test
    void theRunIsDescribed() throws IOException {
        AllureResults.write(Examples.run(Profile.ARBITER, false, Examples.GNU_GO, Examples.REFERENCE), folder, 1);

        Properties environment = new Properties();
        try (Reader reader = Files.newBufferedReader(folder.resolve("environment.properties"))) {
            environment.load(reader);
        }
        assertThat(environment)
                .containsEntry("Run", "INCOMPLETE: it was cut short")
                .containsEntry("Seed", "7")
                .containsEntry("Profile", "arbiter")
                .containsEntry("Subject.1", "GNU Go")
                .containsEntry("Subject.1.command", "gnugo --mode gtp")
                .containsEntry("Touchstone.command", "touchstone test gnugo --seed 7")
                .containsKeys("Java", "System");
        assertThat(folder.resolve("executor.json")).content().contains("INCOMPLETE RUN");
    }

    @Test
    void clausesTheSpecificationNoLongerHasAreShownAllTheSame() throws IOException {
        Run run = Examples.run(Profile.ARBITER, true, Examples.GNU_GO);
        Run later = Examples.made(
                new touchstone.suite.specification.Specification(List.of(), List.of()),
                run.results(),
                Profile.ARBITER,
                true);
        AllureResults.write(later, folder, 1);

        assertThat(results()).hasSize(run.results().size());
    }

    @Test
    void hostileTextIsBoundedAndBeginsNoTag() throws IOException {
        AllureResults.write(Examples.hostile(), folder, 1);

        assertThat(results()).hasSize(5);
        for (JsonNode result : results()) {
            assertThat(result.get("descriptionHtml").asText())
                    .doesNotContain("<script")
                    .doesNotContain("<img");
            assertThat(result.at("/statusDetails/message").asText()).doesNotContainPattern("<[a-z/]");
            assertThat(result.at("/statusDetails/trace").asText()).doesNotContainPattern("<[a-z/]");
        }
        for (Path file : files(folder)) {
            assertThat(Files.size(file)).as(file.toString()).isLessThan(400_000);
            assertThat(Files.readString(file)).doesNotContain("\u001B").doesNotContain("\u0000");
        }
    }

    /** The result of base.8/1 with this verdict, as written. */
    private JsonNode only(Verdict verdict, Profile profile) throws IOException {
        return only(Examples.result(Examples.GNU_GO, "base.8/1", verdict), profile);
    }

    private JsonNode only(Result result, Profile profile) throws IOException {
        Path own = folder.resolve(result.verdict().name() + "-" + profile.name());
        AllureResults.write(Examples.made(Examples.SPECIFICATION, List.of(result), profile, true), own, 1);
        return results(own).get(0);
    }

    private static List<String> statuses(JsonNode result) {
        return StreamSupport.stream(result.get("steps").spliterator(), false)
                .map(step -> step.get("status").asText())
                .toList();
    }

    private List<JsonNode> results() throws IOException {
        return results(folder);
    }

    private static List<JsonNode> results(Path folder) throws IOException {
        List<JsonNode> results = new ArrayList<>();
        for (Path file : files(folder)) {
            if (file.toString().endsWith("-result.json")) {
                results.add(JSON.readTree(file.toFile()));
            }
        }
        return results;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
