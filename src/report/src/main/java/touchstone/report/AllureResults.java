package touchstone.report;

import io.qameta.allure.FileSystemResultsWriter;
import io.qameta.allure.model.Attachment;
import io.qameta.allure.model.Label;
import io.qameta.allure.model.Link;
import io.qameta.allure.model.Parameter;
import io.qameta.allure.model.Stage;
import io.qameta.allure.model.TestResult;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.suite.picture.PictureFault;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;

/**
 * Writes a run in the format of Allure 2. It uses Allure's model and its writer, not its life cycle, which would only log
 * what goes wrong. The same run gives the same files.
 */
public final class AllureResults {

    private final Run run;
    private final Map<String, String> names;
    private final FileSystemResultsWriter writer;

    private AllureResults(Run run, Path folder) {
        this.run = run;
        this.names = run.names();
        this.writer = new FileSystemResultsWriter(folder);
    }

    /**
     * @param folder does not exist, or is empty
     * @throws ReportFault if not every result could be written
     */
    public static void write(Run run, Path folder) {
        try {
            Files.createDirectories(folder);
            AllureResults results = new AllureResults(run, folder);
            results.writeAll();
            new AllureFacts(run).write(folder);
            long written = count(folder);
            if (written != run.results().size()) {
                throw new ReportFault(
                        "Allure has " + written + " of " + run.results().size() + " results in " + folder);
            }
        } catch (IOException e) {
            throw new ReportFault("the Allure results cannot be written to " + folder + ": " + e.getMessage(), e);
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
        String title = result.scenario() + " " + Untrusted.line(result.title());
        AllureOutcome outcome = new AllureOutcome(result, run.profile());
        TestResult test = new TestResult()
                .setUuid(id)
                .setHistoryId(id)
                .setTestCaseId(id)
                .setFullName(result.scenario() + " on " + subject)
                .setName(names.size() > 1 ? title + " (" + subject + ")" : title)
                .setStage(Stage.FINISHED)
                .setStatus(outcome.status())
                .setDescriptionHtml(AllureDescription.of(run, result, clause))
                .setLabels(labels(result, clause, title, subject))
                .setParameters(List.of(
                        parameter("subject", subject),
                        parameter("clause", result.clause()),
                        parameter("ruleset", Untrusted.line(result.ruleset()))))
                .setSteps(scenario.map(s -> AllureSteps.of(s, result, run.profile()))
                        .orElse(List.of()))
                .setLinks(links(result))
                .setAttachments(attachments(result, id))
                .setStart(result.started().toEpochMilli())
                .setStop(result.started().toEpochMilli() + Math.round(result.millis()));
        outcome.details().ifPresent(test::setStatusDetails);
        writer.write(test);
    }

    private List<Label> labels(Result result, Optional<Clause> clause, String story, String subject) {
        String titled = clause.map(c -> c.id() + " " + c.title()).orElse(result.clause());
        String body = clause.map(Clause::body).orElseGet(() -> result.clause().split("\\.", 2)[0]);
        List<Label> labels = new ArrayList<>();
        labels.add(label("epic", BodyOfRules.title(run.specification(), body)));
        labels.add(label("feature", titled));
        labels.add(label("story", story));
        labels.addAll(List.of(
                label("parentSuite", subject),
                label("suite", clause.map(Clause::feature).orElse(body)),
                label("subSuite", titled),
                label("package", result.clause()),
                label("tag", result.clause()),
                label("tag", result.verdict().word())));
        return labels;
    }

    /** Where known limits are documented. */
    private static List<Link> links(Result result) {
        return result.knownLimits().stream()
                .filter(limit -> limit.link().isPresent())
                .map(limit -> new Link()
                        .setName("known limit: " + Untrusted.name(limit.what()))
                        .setUrl(limit.link().get())
                        .setType("issue"))
                .toList();
    }

    private List<Attachment> attachments(Result result, String id) {
        List<Attachment> attachments = new ArrayList<>();
        for (Diagram diagram : result.diagrams()) {
            attachments.add(board(diagram, id + "-" + (attachments.size() + 1)));
        }
        if (!result.transcript().isEmpty()) {
            attachments.add(text("transcript", Transcript.of(result), id + "-transcript"));
        }
        if (!result.errorTail().isBlank()) {
            attachments.add(text("end of standard error", Untrusted.block(result.errorTail()), id + "-standard-error"));
        }
        return attachments;
    }

    private Attachment board(Diagram diagram, String name) {
        String caption = "board: " + Untrusted.line(diagram.caption());
        try {
            return attach(caption, "image/svg+xml", BoardSvg.of(diagram), name + "-attachment.svg");
        } catch (PictureFault e) {
            // A board that cannot be drawn is shown as it came rather than not at all.
            return text(caption, Untrusted.block(diagram.picture()), name);
        }
    }

    private Attachment text(String title, String content, String name) {
        return attach(title, "text/plain", content, name + "-attachment.txt");
    }

    private Attachment attach(String title, String type, String content, String file) {
        writer.write(file, new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8)));
        return new Attachment().setName(title).setType(type).setSource(file);
    }

    private static Label label(String name, String value) {
        return new Label().setName(name).setValue(value);
    }

    private static Parameter parameter(String name, String value) {
        return new Parameter().setName(name).setValue(value);
    }
}
