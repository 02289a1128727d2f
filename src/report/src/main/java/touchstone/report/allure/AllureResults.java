package touchstone.report.allure;

import io.qameta.allure.FileSystemResultsWriter;
import io.qameta.allure.model.Stage;
import io.qameta.allure.model.TestResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.formats.file.FileReason;
import touchstone.report.KnownFailures;
import touchstone.report.ReportException;
import touchstone.report.Run;
import touchstone.report.text.UntrustedText;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;

/**
 * Writes a run in the format of Allure 2. It uses Allure's model and its writer, not its life cycle, which would only log
 * what goes wrong. The same run gives the same files.
 */
final class AllureResults {

    private final Run run;
    private final Map<String, String> names;
    private final AllureLabels labels;
    private final KnownFailures known;
    private final FileSystemResultsWriter writer;

    private AllureResults(Run run, Path folder) {
        this.run = run;
        this.names = run.names();
        this.labels = new AllureLabels(run, names);
        this.known = new KnownFailures(run);
        this.writer = new FileSystemResultsWriter(folder);
    }

    /**
     * @param folder does not exist, or is empty
     * @param order of the run among those that it is compared with, from 1
     * @throws ReportException if not every result could be written
     */
    static void write(Run run, Path folder, long order) {
        try {
            Files.createDirectories(folder);
            AllureResults results = new AllureResults(run, folder);
            results.writeAll();
            new AllureFacts(run, order).write(folder);
            long written = count(folder);
            if (written != run.results().size()) {
                throw new ReportException(
                        "Allure has " + written + " of " + run.results().size() + " results in " + folder);
            }
        } catch (IOException e) {
            throw new ReportException("the Allure results cannot be written to " + folder + ": " + FileReason.of(e), e);
        }
    }

    private static long count(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith("-result.json"))
                    .count();
        }
    }

    private void writeAll() {
        List<String> ids = AllureIds.of(run.results());
        for (int i = 0; i < ids.size(); i++) {
            write(run.results().get(i), ids.get(i));
        }
    }

    private void write(Result result, String id) {
        Optional<Clause> clause = run.specification().clause(result.clause());
        Optional<Scenario> scenario = run.specification().scenario(result.scenario());
        String subject = names.get(result.subject().id());
        String scenarioId = UntrustedText.name(result.scenario());
        String title = scenarioId + " " + UntrustedText.line(result.title());
        AllureOutcome outcome = new AllureOutcome(result, run.profile());
        TestResult test = new TestResult()
                .setUuid(id)
                .setHistoryId(id)
                .setTestCaseId(id)
                .setFullName(scenarioId + " on " + subject)
                .setName(names.size() > 1 ? title + " (" + subject + ")" : title)
                .setStage(Stage.FINISHED)
                .setStatus(outcome.status())
                .setDescriptionHtml(AllureDescription.of(run, result, clause))
                .setLabels(labels.of(result))
                .setSteps(scenario.map(s -> AllureSteps.of(s, result, run.profile()))
                        .orElse(List.of()))
                .setLinks(labels.links(result))
                .setAttachments(AllureAttachments.write(writer, result, scenario, id))
                .setStart(result.started().toEpochMilli())
                .setStop(result.started().toEpochMilli() + Math.round(result.millis()));
        outcome.details()
                .map(details ->
                        known.note(result).isPresent() ? details.setKnown(true).setMuted(true) : details)
                .ifPresent(test::setStatusDetails);
        writer.write(test);
    }
}
