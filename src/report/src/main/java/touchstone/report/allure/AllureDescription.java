package touchstone.report.allure;

import java.util.List;
import java.util.Optional;
import touchstone.report.Run;
import touchstone.report.board.BoardSvg;
import touchstone.report.text.TranscriptText;
import touchstone.report.text.UntrustedText;
import touchstone.report.text.XmlText;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.KnownExplanation;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;

/**
 * The description of a test case in Allure: the clause, and the boards and the dialogue of a finding. It is HTML and not Allure's
 * Markdown, because only so the boards are seen without a click, and because Markdown lets tags through.
 */
final class AllureDescription {

    /** How much of the dialogue is shown. */
    private static final int LAST_LINES = 24;

    private final XmlText html = new XmlText();

    private AllureDescription() {}

    static String of(Run run, Result result, Optional<Clause> clause) {
        return new AllureDescription().write(run, result, clause);
    }

    private String write(Run run, Result result, Optional<Clause> clause) {
        html.open("div");
        if (!run.complete()) {
            html.open("p");
            html.element("strong", "This run was cut short: scenarios that are not shown were not tried.");
            html.close();
        }
        clause.ifPresent(this::clause);
        // Allure keeps this text twice in its page. Where there is a finding to understand, boards and dialogue are
        // worth
        // it; where there is none they are attachments only, one click away.
        boolean found = result.verdict() != Verdict.SATISFIED
                && result.verdict() != Verdict.UNSUPPORTED
                && !new AllureOutcome(result, run.profile()).isOnlyLookedAt();
        if (found && !result.diagrams().isEmpty()) {
            html.open("div", "style", "display:flex;flex-wrap:wrap;gap:1.5em;margin:0 0 1em");
            result.diagrams().forEach(this::board);
            html.close();
        }
        result.board().ifPresent(board -> html.element("p", UntrustedText.line(board)));
        if (found && !result.transcript().isEmpty()) {
            transcript(TranscriptText.of(result));
        }
        result.knownLimits().forEach(this::known);
        clause.ifPresent(this::sources);
        return html.close().toString();
    }

    /** Its end, as that decided; the attachment has all of it. */
    private void transcript(String text) {
        List<String> lines = text.lines().toList();
        html.element(
                "pre",
                (lines.size() > LAST_LINES ? "...\n" : "")
                        + String.join("\n", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size())));
    }

    private void board(Diagram diagram) {
        html.open("figure", "style", "margin:0");
        try {
            html.insert(BoardSvg.of(diagram));
        } catch (DiagramException e) {
            html.element("pre", UntrustedText.block(diagram.picture()));
        }
        html.element(
                "figcaption", UntrustedText.line(diagram.caption()), "style", "text-align:center;font-style:italic");
        html.close();
    }

    /** It stands by the finding, which it explains and does not excuse. */
    private void known(KnownExplanation limit) {
        html.open("p");
        html.element("strong", "Known limit: ");
        html.text(UntrustedText.line(limit.line())).close();
    }

    private void clause(Clause clause) {
        html.open("p");
        html.element("strong", UntrustedText.line(clause.id() + " " + clause.title()));
        html.close();
        UntrustedText.block(clause.text())
                .lines()
                .filter(line -> !line.isBlank())
                .forEach(line -> html.element("p", line));
    }

    private void sources(Clause clause) {
        named("Source", clause.sources());
        named("Open question", clause.openQuestions());
    }

    private void named(String name, List<String> texts) {
        for (String text : texts) {
            html.open("p");
            html.element("em", name + ": ");
            html.text(UntrustedText.block(text)).close();
        }
    }
}
