package touchstone.report.allure;

import io.qameta.allure.FileSystemResultsWriter;
import io.qameta.allure.model.Attachment;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.report.ReproductionText;
import touchstone.report.ScenarioSource;
import touchstone.report.board.BoardSvg;
import touchstone.report.board.DiagramRecord;
import touchstone.report.text.TranscriptText;
import touchstone.report.text.UntrustedText;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;

/**
 * The attachments of a result: boards in order, the dialogue, and for a finding how to reproduce it without Touchstone.
 * What is satisfied has no more than its boards and dialogue, as Allure's page holds all files.
 */
final class AllureAttachments {

    private final FileSystemResultsWriter writer;
    private final Result result;
    private final String id;
    private final List<Attachment> attachments = new ArrayList<>();

    private AllureAttachments(FileSystemResultsWriter writer, Result result, String id) {
        this.writer = writer;
        this.result = result;
        this.id = id;
    }

    /** @param id what the names of the files begin with */
    static List<Attachment> write(
            FileSystemResultsWriter writer, Result result, Optional<Scenario> scenario, String id) {
        return new AllureAttachments(writer, result, id).write(scenario);
    }

    private List<Attachment> write(Optional<Scenario> scenario) {
        result.diagrams().forEach(this::board);
        if (!result.transcript().isEmpty()) {
            text("transcript", "transcript", TranscriptText.of(result));
        }
        if (!result.errorTail().isBlank()) {
            text("end of standard error", "standard-error", UntrustedText.block(result.errorTail()));
        }
        if (result.verdict() != Verdict.SATISFIED && result.verdict() != Verdict.UNSUPPORTED) {
            text("how to see it again", "reproduction", ReproductionText.of(result));
            if (!result.transcript().isEmpty()) {
                text("all that was asked, to be asked again", "questions", TranscriptText.questions(result));
            }
            DiagramRecord.of(result)
                    .ifPresent(record ->
                            attach("boards as a game record (SGF)", "application/x-go-sgf", "boards", ".sgf", record));
            scenario.ifPresent(known -> text("scenario (Gherkin)", "scenario", ScenarioSource.of(known)));
        }
        return attachments;
    }

    private void board(Diagram diagram) {
        String caption = "board: " + UntrustedText.line(diagram.caption());
        String name = Integer.toString(attachments.size() + 1);
        try {
            attach(caption, "image/svg+xml", name, ".svg", BoardSvg.of(diagram));
        } catch (DiagramException e) {
            // A board that cannot be drawn is shown as it came rather than not at all.
            text(caption, name, UntrustedText.block(diagram.picture()));
        }
    }

    private void text(String title, String name, String content) {
        attach(title, "text/plain", name, ".txt", content);
    }

    private void attach(String title, String type, String name, String extension, String content) {
        String file = id + "-" + name + "-attachment" + extension;
        writer.write(file, new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8)));
        attachments.add(new Attachment().setName(title).setType(type).setSource(file));
    }
}
