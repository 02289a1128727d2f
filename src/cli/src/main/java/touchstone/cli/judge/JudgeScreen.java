package touchstone.cli.judge;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.text.WordUtils;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.TextColumns;
import touchstone.explore.diagram.BoardDrawing;
import touchstone.explore.replay.ReplayedGame;
import touchstone.explore.replay.RuleViolation;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.PositionText;
import touchstone.report.text.UntrustedText;

/** Prints judged games: a single one in full, and of many a line each, with more only where something is illegal. */
record JudgeScreen(ArticleTitles articles, PrintWriter out, boolean brief) {

    /** More illegal moves than this of one game are not pictured. */
    private static final int PICTURED = 5;
    /** More than this are only counted. */
    private static final int LISTED = 20;

    private static final int WIDTH = 100;

    void show(JudgedGame judged) {
        if (brief) {
            line(judged);
            return;
        }
        out.println(judged.file() + ": " + JudgeText.players(judged.game().description()) + event(judged));
        out.println(JudgeText.about(judged.game()));
        judged.game().repairs().forEach(repair -> out.println("repaired: " + UntrustedText.line(repair.text())));
        for (RulesetJudgement held : judged.held()) {
            out.println();
            show(judged, held);
        }
        out.println();
        out.println("What each ruleset says:");
        elsewhere(judged);
    }

    private static String event(JudgedGame judged) {
        return List.of("EV", "RO", "DT").stream()
                .flatMap(name -> judged.game().description().text(name).stream())
                .map(text -> ", " + UntrustedText.name(text))
                .collect(Collectors.joining());
    }

    private void line(JudgedGame judged) {
        for (RulesetJudgement held : judged.held()) {
            GameJudgement judgement = held.judgement();
            ReplayedGame replayed = judgement.replayed();
            out.println(judged.file() + " game " + judged.game().number() + ": "
                    + JudgeText.players(judged.game().description()) + ", " + JudgeText.about(judged.game()) + "; "
                    + held.ruleset().name() + ": "
                    + (replayed.legal() ? "legal" : Plural.of(replayed.illegalMoves(), "illegal move")) + ", "
                    + JudgeText.end(judgement.finish()) + ", "
                    + judgement.finish().points()
                    + JudgeText.agreement(judgement).map(words -> ", " + words).orElse(""));
            replayed.offences().stream()
                    .limit(LISTED)
                    .forEach(offence -> out.println("    " + head(judged, offence) + ": " + offence.explanation()));
            more(replayed);
        }
    }

    private void show(JudgedGame judged, RulesetJudgement held) {
        GameJudgement judgement = held.judgement();
        ReplayedGame replayed = judgement.replayed();
        out.println(
                "By " + held.ruleset().name() + (held.because().isEmpty() ? "" : " (" + held.because() + ")") + ":");
        judgement.remarks().forEach(remark -> wrapped("note: " + remark));
        int shown = 0;
        for (RuleViolation offence : replayed.offences().stream().limit(LISTED).toList()) {
            out.println("  " + head(judged, offence));
            wrapped(articles.named(offence.clause(), held.ruleset().articles(offence.clause())));
            wrapped(offence.explanation());
            if (shown++ < PICTURED) {
                picture(offence).forEach(row -> out.println("      " + row));
            }
        }
        more(replayed);
        out.println("  "
                + (replayed.legal() ? "every move is legal" : Plural.of(replayed.illegalMoves(), "illegal move"))
                + " of " + replayed.moves());
        out.println("  the game is "
                + JudgeText.end(
                        replayed,
                        judgement.finish(),
                        judged.game().description().result()));
        wrapped(
                "score as it stands: " + JudgeText.score(judgement.finish()) + "; "
                        + judgement.finish().basis()
                        + JudgeText.agreement(judgement)
                                .map(words -> "; " + words)
                                .orElse(""),
                2);
        undecided(judgement);
    }

    private void undecided(GameJudgement judgement) {
        PointSet undecided = judgement.finish().undecided();
        if (undecided.isEmpty()) {
            return;
        }
        Position position = judgement.replayed().game().position();
        out.println("  undecided, more --time may help: the stones # and @, and who gets the points ?");
        PositionText.of(position, undecided::contains, point -> undecided.contains(point) ? '?' : '.')
                .lines()
                .forEach(row -> out.println("      " + row));
    }

    private void more(ReplayedGame replayed) {
        int more = replayed.offences().size() - LISTED;
        if (more > 0) {
            out.println("    and " + more + " more; --json FILE has them all");
        }
    }

    private String head(JudgedGame judged, RuleViolation offence) {
        return ArticleTitles.moves(offence) + ", " + offence.player() + " " + offence.written() + " ("
                + judged.game().place(offence.number()) + "): "
                + (offence.undecided() ? "no document decides" : "illegal") + ", " + offence.clause();
    }

    private void wrapped(String text) {
        wrapped(text, 4);
    }

    private void wrapped(String text, int indent) {
        out.println(
                WordUtils.wrap(text, WIDTH - indent, "\n", false).indent(indent).stripTrailing());
    }

    /** The board as the move found it; nothing where there is no point to show. */
    private static List<String> picture(RuleViolation offence) {
        Position position = offence.before().position();
        Optional<Point> point = offence.move()
                .filter(Move.Play.class::isInstance)
                .map(move -> ((Move.Play) move).point())
                .filter(position.board()::contains);
        return point.map(at -> new BoardDrawing(position, PointSet.of(position.board(), at), point).around(at))
                .orElse(List.of());
    }

    private void elsewhere(JudgedGame judged) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("illegal moves", "end", "score", "rulesets"));
        judged.elsewhere()
                .groups()
                .forEach(group -> rows.add(List.of(
                        JudgeText.offences(group.replayed().offences()),
                        JudgeText.end(group.finish()),
                        group.finish().points(),
                        String.join(", ", group.rulesets()))));
        new TextColumns(out).table(rows);
    }
}
