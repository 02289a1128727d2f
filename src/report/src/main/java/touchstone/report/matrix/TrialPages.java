package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import touchstone.reference.Point;
import touchstone.report.board.BoardSvg;
import touchstone.report.site.VerdictSign;
import touchstone.report.text.TranscriptText;
import touchstone.report.text.UntrustedText;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.passport.PointsInQuestion;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.KnownExplanation;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;
import touchstone.suite.text.PipedLines;

/** Makes the contents of a page for one scenario. */
final class TrialPages {

    /** Of more boards than this the first and the last ones are shown. */
    private static final int MOST_BOARDS = 4;

    /** How long the picture of a board is, about. */
    private static final int BOARD_CHARACTERS = 3_000;

    private final Specification specification;
    private final AllureEntryFinder allure;

    TrialPages(Specification specification, AllureEntryFinder allure) {
        this.specification = specification;
        this.allure = allure;
    }

    /**
     * @param again how many of the same subject and clause stand before it, where one of them is of the same scenario; else 0
     * @param page what boards the page has; those of this one are noted
     */
    ClausePage.Trial of(MatrixColumn column, ColumnHead subject, Result result, int again, PageBoards page) {
        VerdictSign sign = CellSigns.of(result);
        boolean open = result.verdict() != Verdict.SATISFIED && result.verdict() != Verdict.UNSUPPORTED;
        String anchor = anchor(subject, result, again);
        String setUp = TranscriptText.setUp(result);
        String transcript = TranscriptText.afterSetUp(result);
        boolean leftOut = !page.takes(
                open,
                setUp.length()
                        + transcript.length()
                        + Math.min(result.diagrams().size(), MOST_BOARDS) * BOARD_CHARACTERS);
        Optional<ClausePage.Alike> alike =
                open || leftOut ? Optional.empty() : page.alike(result, new ClausePage.Alike(anchor, subject.title()));
        boolean drawing = !leftOut && alike.isEmpty() && result.verdict() != Verdict.UNSUPPORTED;
        List<Diagram> boards = drawing ? result.diagrams() : List.of();
        List<Point> points = points(result);
        List<Diagram> shown = boards.size() <= MOST_BOARDS
                ? boards
                : Stream.concat(
                                Stream.of(boards.get(0)),
                                boards.subList(boards.size() - MOST_BOARDS + 1, boards.size()).stream())
                        .toList();
        List<ClausePage.Board> drawn = new ArrayList<>();
        for (int i = 0; i < shown.size(); i++) {
            drawn.add(board(shown.get(i), open && i == shown.size() - 1 ? points : List.of()));
        }
        return new ClausePage.Trial(
                anchor,
                UntrustedText.name(result.scenario()),
                UntrustedText.line(String.valueOf(result.title())),
                sign,
                told(result, open, specification.clause(result.clause())),
                drawn,
                boards.size() - shown.size(),
                alike,
                result.knownLimits().stream().map(TrialPages::known).toList(),
                result.verdict() == Verdict.UNSUPPORTED ? UntrustedText.line(result.message()) : "",
                leftOut ? "" : setUp,
                leftOut ? "" : transcript,
                leftOut,
                UntrustedText.block(String.valueOf(result.errorTail())).strip(),
                allure.of(column.source(), result),
                open);
    }

    /** Of two results of one scenario, which there should not be, the second has an anchor of its own too. */
    private static String anchor(ColumnHead subject, Result result, int again) {
        String scenario = UntrustedText.name(result.scenario()).replaceAll("[^A-Za-z0-9._:/+-]+", "-");
        return subject.anchor() + "/" + scenario + (again > 0 ? "+" + again : "");
    }

    private List<ClausePage.Told> told(Result result, boolean open, Optional<Clause> clause) {
        List<ClausePage.Told> told = new ArrayList<>();
        if (open && !String.valueOf(result.step()).isBlank()) {
            told.add(told("at the step", result, Result::step));
        }
        if (open && !String.valueOf(result.expected()).isBlank()) {
            told.add(told("expected", result, Result::expected));
        }
        if (open && !String.valueOf(result.actual()).isBlank()) {
            told.add(told("answered", result, Result::actual));
        }
        // Where it is known what was expected and answered, the message says both once more.
        if (result.verdict() != Verdict.SATISFIED
                && result.verdict() != Verdict.UNSUPPORTED
                && (told.size() < 3 || result.verdict() != Verdict.VIOLATED)) {
            told.add(told("finding", result, Result::message));
        }
        if (open && result.verdict() == Verdict.VIOLATED) {
            clause.map(specification.mappings()::severity)
                    .ifPresent(severity ->
                            told.add(new ClausePage.Told("harms", severity.id() + ": " + severity.harm(), false)));
            PipedLines.of(result)
                    .ifPresent(line -> told.add(new ClausePage.Told("by hand", UntrustedText.line(line), true)));
        }
        result.board().ifPresent(board -> told.add(new ClausePage.Told("board", UntrustedText.line(board), false)));
        if (!result.assumed().isEmpty()) {
            told.add(new ClausePage.Told(
                    "taken for granted", UntrustedText.line(String.join(", ", result.assumed())), false));
        }
        return told;
    }

    private static ClausePage.Told told(String name, Result result, Function<Result, String> fact) {
        String text = UntrustedText.block(String.valueOf(fact.apply(result))).strip();
        return text.contains("\n")
                ? new ClausePage.Told(name, text, true)
                : new ClausePage.Told(name, UntrustedText.line(text), false);
    }

    private static ClausePage.Board board(Diagram diagram, List<Point> ringed) {
        String caption = UntrustedText.line(diagram.caption());
        try {
            return new ClausePage.Board(caption, Optional.of(BoardSvg.of(diagram, ringed)), "");
        } catch (DiagramException e) {
            // A board that cannot be drawn is shown as it came rather than not at all.
            return new ClausePage.Board(caption, Optional.empty(), UntrustedText.block(diagram.picture()));
        }
    }

    private List<Point> points(Result result) {
        return PointsInQuestion.points(result, specification.scenario(result.scenario())).stream()
                .flatMap(TrialPages::point)
                .toList();
    }

    private static Stream<Point> point(String name) {
        try {
            return Stream.of(Point.parse(name));
        } catch (IllegalArgumentException e) {
            return Stream.empty();
        }
    }

    /** A link is followed by those who trust it: only addresses of the web are links. */
    private static ClausePage.Known known(KnownExplanation limit) {
        return new ClausePage.Known(
                UntrustedText.line(limit.what()),
                limit.link().filter(link -> link.matches("https?://[^\\s\"'<>]{1,500}")));
    }
}
