package touchstone.report.book.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.suite.picture.PictureParser;
import touchstone.suite.result.Diagram;

/** Makes boards of a game, step by step. */
record Film(Boards boards) {

    private static final Pattern PLAY = Pattern.compile("(?:Black|White) ([A-HJ-Z]\\d+)");

    /** The step that is in question is drawn as a letter where neither ruleset made it. */
    private static final char ASKED = 'a';

    List<Frame> of(Partings.Game game) {
        List<Frame> frames = new ArrayList<>();
        for (int i = 0; i < game.positions().size(); i++) {
            String caption = i == 0 ? "start" : i + ". " + game.steps().get(i - 1);
            Optional<Point> last = i == 0 ? Optional.empty() : point(game.steps().get(i - 1));
            frames.add(frame(caption, position(game.positions().get(i)), last, Optional.empty()));
        }
        if (game.positions().size() <= game.steps().size()) {
            int asked = game.positions().size() - 1;
            Position before = position(game.positions().get(asked));
            String step = game.steps().get(asked);
            frames.add(frame(
                    (asked + 1) + ". " + step + "?",
                    before,
                    Optional.empty(),
                    point(step).filter(point -> before.stone(point).isEmpty())));
        }
        return frames;
    }

    private static Optional<Point> point(String step) {
        Matcher play = PLAY.matcher(step);
        return play.matches() ? Optional.of(Point.parse(play.group(1))) : Optional.empty();
    }

    private static Position position(String rows) {
        return PictureParser.parse(rows.replace('/', '\n').replaceAll("(?<=[XO.])(?=[XO.])", " "))
                .position();
    }

    private Frame frame(String caption, Position position, Optional<Point> last, Optional<Point> asked) {
        StringBuilder picture = new StringBuilder();
        for (int row = position.board().height() - 1; row >= 0; row--) {
            for (int column = 0; column < position.board().width(); column++) {
                Point point = new Point(column, row);
                boolean marked = last.filter(point::equals).isPresent();
                picture.append(column == 0 ? "" : " ")
                        .append(position.stone(point)
                                .map(color -> color == Color.BLACK ? (marked ? '#' : 'X') : (marked ? '@' : 'O'))
                                .orElse(asked.filter(point::equals).isPresent() ? ASKED : '.'));
            }
            picture.append('\n');
        }
        Boards.Drawn drawn = boards.draw(new Diagram("board", picture.toString()));
        return new Frame(caption, drawn.file(), words(position), drawn.width(), drawn.height());
    }

    private static String words(Position position) {
        List<String> words = new ArrayList<>();
        for (Color color : Color.values()) {
            List<String> points = new ArrayList<>();
            position.stones(color).forEach(point -> points.add(point.toString()));
            if (!points.isEmpty()) {
                words.add(color + " " + String.join(" ", points));
            }
        }
        return position.board() + (words.isEmpty() ? ", empty" : ": " + String.join("; ", words));
    }
}
