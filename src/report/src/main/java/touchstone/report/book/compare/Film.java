package touchstone.report.book.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.Point;
import touchstone.report.book.Gobans;
import touchstone.report.book.Prose;
import touchstone.report.book.Scene;
import touchstone.suite.picture.Picture;
import touchstone.suite.picture.PictureParser;
import touchstone.suite.result.Marks;

/** Makes a scene of a game on which rulesets part, to be gone through step by step as the examples of clauses are. */
final class Film {

    private static final Pattern PLAY = Pattern.compile("(?:Black|White) ([A-HJ-Z]\\d+)");

    private static final Pattern POINT = Pattern.compile("\\b[A-HJ-Z]\\d{1,2}\\b");

    private final Gobans gobans;

    Film(Gobans gobans) {
        this.gobans = gobans;
    }

    /**
     * @param number of the scene in its page, from 1
     * @param title what the game shows
     */
    Scene of(Partings.Game game, int number, String title) {
        List<Scene.Line> lines = new ArrayList<>();
        Picture before = picture(game.positions().get(0));
        String color = game.toMove().equals("white") ? "White" : "Black";
        boolean empty = before.position().stones().isEmpty();
        lines.add(line(
                Scene.Part.GIVEN,
                empty
                        ? "The empty board, " + size(game) + ". " + color + " is to move."
                        : "This position. " + color + " is to move.",
                List.of(draw(before, Optional.empty(), Marks.points(List.of()), List.of(), ""))));
        for (int i = 0; i < game.steps().size(); i++) {
            String step = game.steps().get(i);
            if (i + 1 < game.positions().size()) {
                Picture after = picture(game.positions().get(i + 1));
                lines.add(line(Scene.Part.WHEN, (i + 1) + ". " + sentence(step), after(step, before, after)));
                before = after;
            } else {
                // Neither of the two got as far as making it.
                Marks asked =
                        Marks.points(point(step).stream().map(Point::toString).toList());
                lines.add(line(
                        Scene.Part.WHEN,
                        (i + 1) + ". " + sentence(step),
                        List.of(draw(before, Optional.empty(), asked, List.of(), "not made yet"))));
            }
        }
        return new Scene(
                "", number, prose(title), List.of(), lines, Gobans.pixels(before.board()), Optional.empty(), List.of());
    }

    /** Nothing where the board stays as it is: the one before goes on being shown. */
    private List<Scene.View> after(String step, Picture before, Picture after) {
        if (after.position().equals(before.position()) && point(step).isEmpty()) {
            return List.of();
        }
        List<Point> taken = taken(before, after);
        return List.of(draw(after, Optional.of(before), Marks.move(step), taken, taken(taken)));
    }

    private static String size(Partings.Game game) {
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

    private static List<Point> taken(Picture before, Picture after) {
        return before.board().points().stream()
                .filter(point -> before.position().stone(point).isPresent()
                        && after.position().stone(point).isEmpty())
                .toList();
    }

    private static Optional<Point> point(String step) {
        Matcher play = PLAY.matcher(step);
        return play.matches() ? Optional.of(Point.parse(play.group(1))) : Optional.empty();
    }

    private static Picture picture(String rows) {
        return PictureParser.parse(rows.replace('/', '\n').replaceAll("(?<=[XO.])(?=[XO.])", " "));
    }

    private Scene.View draw(Picture picture, Optional<Picture> before, Marks marks, List<Point> taken, String caption) {
        return new Scene.View(gobans.draw(picture, before, marks, taken, false, caption), caption);
    }

    private static Scene.Line line(Scene.Part part, String text, List<Scene.View> boards) {
        return new Scene.Line(part, prose(text), Optional.empty(), boards);
    }

    /** With the points named in it told apart. */
    private static Prose prose(String text) {
        List<Prose.Run> runs = new ArrayList<>();
        Matcher matcher = POINT.matcher(text);
        int from = 0;
        while (matcher.find()) {
            runs.add(new Prose.Run(text.substring(from, matcher.start()), Optional.empty(), false));
            runs.add(new Prose.Run(matcher.group(), Optional.empty(), true));
            from = matcher.end();
        }
        runs.add(new Prose.Run(text.substring(from), Optional.empty(), false));
        return new Prose(runs);
    }
}
