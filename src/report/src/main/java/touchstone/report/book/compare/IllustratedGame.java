package touchstone.report.book.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.Point;
import touchstone.report.book.page.BoardDrawings;
import touchstone.report.book.page.IllustratedScenario;
import touchstone.report.book.page.LinkedText;
import touchstone.report.book.page.PublishedDivergences;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.result.DiagramMarks;

/** Referee a game on which rulesets differ into a scene, to be stepped through like the examples of clauses. */
final class IllustratedGame {

    private static final Pattern PLAY = Pattern.compile("(?:Black|White) ([A-HJ-Z]\\d+)");

    private static final Pattern POINT = Pattern.compile("\\b[A-HJ-Z]\\d{1,2}\\b");

    private final BoardDrawings gobans;

    IllustratedGame(BoardDrawings gobans) {
        this.gobans = gobans;
    }

    /**
     * @param number of the scene in its page, from 1
     * @param title what the game shows
     */
    IllustratedScenario of(PublishedDivergences.Game game, int number, String title) {
        List<IllustratedScenario.Line> lines = new ArrayList<>();
        BoardDiagram before = picture(game.positions().get(0));
        String color = game.toMove().equals("white") ? "White" : "Black";
        boolean empty = before.position().stones().isEmpty();
        lines.add(line(
                IllustratedScenario.Part.GIVEN,
                empty
                        ? "The empty board, " + size(game) + ". " + color + " is to move."
                        : "This position. " + color + " is to move.",
                List.of(draw(before, Optional.empty(), DiagramMarks.points(List.of()), List.of(), ""))));
        for (int i = 0; i < game.steps().size(); i++) {
            String step = game.steps().get(i);
            if (i + 1 < game.positions().size()) {
                BoardDiagram after = picture(game.positions().get(i + 1));
                lines.add(line(
                        IllustratedScenario.Part.WHEN, (i + 1) + ". " + sentence(step), after(step, before, after)));
                before = after;
            } else {
                // Neither of the two got as far as making it.
                DiagramMarks asked = DiagramMarks.points(
                        point(step).stream().map(Point::toString).toList());
                lines.add(line(
                        IllustratedScenario.Part.WHEN,
                        (i + 1) + ". " + sentence(step),
                        List.of(draw(before, Optional.empty(), asked, List.of(), "not made yet"))));
            }
        }
        return new IllustratedScenario(
                "",
                number,
                prose(title),
                List.of(),
                lines,
                BoardDrawings.pixels(before.board()),
                Optional.empty(),
                List.of());
    }

    /** Nothing where the board stays as it is: the one before goes on being shown. */
    private List<IllustratedScenario.View> after(String step, BoardDiagram before, BoardDiagram after) {
        if (after.position().equals(before.position()) && point(step).isEmpty()) {
            return List.of();
        }
        List<Point> taken = taken(before, after);
        return List.of(draw(after, Optional.of(before), DiagramMarks.move(step), taken, taken(taken)));
    }

    private static String size(PublishedDivergences.Game game) {
        return game.board().replace("x", " by ");
    }

    /** What a player does or says. */
    private static String sentence(String step) {
        if (step.matches("(Black|White) pass")) {
            return step + "es.";
        }
        if (PLAY.matcher(step).matches()) {
            return step.replace(" ", " plays ") + ".";
        }
        if (step.startsWith("dead ")) {
            return "Both agree that " + step.substring("dead ".length()).replace(" ", " and ")
                    + " are dead.".replace("are", step.split(" ").length > 2 ? "are" : "is");
        }
        if (step.startsWith("komi ")) {
            return "They agree on a " + step.replace("komi ", "komi of ") + ".";
        }
        if (step.startsWith("handicap on ")) {
            return "Black puts the handicap stones on "
                    + step.substring("handicap on ".length()).replace(" ", " and ") + ".";
        }
        if (step.startsWith("handicap ")) {
            return "They agree on a handicap of " + step.substring("handicap ".length()) + ".";
        }
        return switch (step) {
            case "stop" -> "Both agree to stop.";
            case "no agreement" -> "They come to no agreement.";
            case "repetition noticed" -> "They notice that the position has come back.";
            default -> step + ".";
        };
    }

    private static String taken(List<Point> points) {
        return points.isEmpty()
                ? ""
                : String.join(" ", points.stream().map(Point::toString).toList()) + " taken off";
    }

    private static List<Point> taken(BoardDiagram before, BoardDiagram after) {
        return before.board().points().stream()
                .filter(point -> before.position().stone(point).isPresent()
                        && after.position().stone(point).isEmpty())
                .toList();
    }

    private static Optional<Point> point(String step) {
        Matcher play = PLAY.matcher(step);
        return play.matches() ? Optional.of(Point.parse(play.group(1))) : Optional.empty();
    }

    private static BoardDiagram picture(String rows) {
        return DiagramParser.parse(rows.replace('/', '\n').replaceAll("(?<=[XO.])(?=[XO.])", " "));
    }

    private IllustratedScenario.View draw(
            BoardDiagram picture,
            Optional<BoardDiagram> before,
            DiagramMarks marks,
            List<Point> taken,
            String caption) {
        return new IllustratedScenario.View(gobans.draw(picture, before, marks, taken, false, caption), caption);
    }

    private static IllustratedScenario.Line line(
            IllustratedScenario.Part part, String text, List<IllustratedScenario.View> boards) {
        return new IllustratedScenario.Line(part, prose(text), Optional.empty(), boards);
    }

    /** With the points named in it told apart. */
    private static LinkedText prose(String text) {
        List<LinkedText.Run> runs = new ArrayList<>();
        Matcher matcher = POINT.matcher(text);
        int from = 0;
        while (matcher.find()) {
            runs.add(new LinkedText.Run(text.substring(from, matcher.start()), Optional.empty(), false));
            runs.add(new LinkedText.Run(matcher.group(), Optional.empty(), true));
            from = matcher.end();
        }
        runs.add(new LinkedText.Run(text.substring(from), Optional.empty(), false));
        return new LinkedText(runs);
    }
}
