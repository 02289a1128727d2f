package touchstone.laboratory.find;

import java.util.List;
import java.util.Optional;
import touchstone.laboratory.walk.Oracle;
import touchstone.laboratory.walk.Walk;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.suite.result.Diagram;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/** The position in which a finding decides, as a picture: the point in question is named {@code a}, or the stone there marked. */
public final class Pictures {

    private Pictures() {}

    public static Diagram of(Finding finding) {
        Walk walk = finding.walk();
        Oracle oracle = new Oracle(new VariantRules(finding.variant()), walk.board());
        int last = last(walk);
        walk.steps().subList(0, last).forEach(oracle::take);
        Step step = walk.steps().get(last);
        String caption = "before " + step;
        if (step instanceof Step.Look) {
            oracle.take(step);
            caption = step.toString();
        }
        return new Diagram(caption, drawn(oracle.game().position(), point(step)));
    }

    /** The last step that does something, if there is one: a look is at what it has done. */
    private static int last(Walk walk) {
        for (int i = walk.steps().size() - 1; i >= 0; i--) {
            if (!(walk.steps().get(i) instanceof Step.Look)
                    || point(walk.steps().get(i)).isPresent()) {
                return i;
            }
        }
        return walk.steps().size() - 1;
    }

    private static Optional<Point> point(Step step) {
        if (step instanceof Step.Make made) {
            return made.move() instanceof Move.Play play ? Optional.of(play.point()) : Optional.empty();
        } else if (step instanceof Step.Look look) {
            if (look.sight() instanceof Sight.Legal legal) {
                return Optional.of(legal.point());
            } else if (look.sight() instanceof Sight.Chain chain) {
                return Optional.of(chain.stone());
            } else if (look.sight() instanceof Sight.Liberties liberties) {
                return Optional.of(liberties.stone());
            }
        }
        return Optional.empty();
    }

    private static String drawn(Position position, Optional<Point> marked) {
        Board board = position.board();
        StringBuilder picture = new StringBuilder();
        List<Point> points = board.points();
        for (int row = board.height() - 1; row >= 0; row--) {
            for (Point point : points.subList(row * board.width(), (row + 1) * board.width())) {
                boolean here = marked.filter(point::equals).isPresent();
                picture.append(point.column() == 0 ? "" : " ")
                        .append(position.stone(point)
                                .map(color -> color == Color.BLACK ? (here ? '#' : 'X') : (here ? '@' : 'O'))
                                .orElse(here ? 'a' : '.'));
            }
            picture.append('\n');
        }
        return picture.toString();
    }
}
