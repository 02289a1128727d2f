package touchstone.laboratory.find;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Statement;

/** What players say as words that a person can read and a program can read back: {@code stop}, {@code dead 5x5 A1 B1}. */
final class SayingText {

    private SayingText() {}

    static String write(Statement statement) {
        if (statement instanceof Statement.Komi komi) {
            return "komi " + number(komi.points());
        } else if (statement instanceof Statement.Bids bids) {
            return "bids" + bids.bids().stream().map(bid -> " " + number(bid)).collect(Collectors.joining());
        } else if (statement instanceof Statement.Handicap handicap) {
            return "handicap " + handicap.stones();
        } else if (statement instanceof Statement.Placement placement) {
            return "placement " + points(placement.points());
        } else if (statement instanceof Statement.Dead dead) {
            return "dead " + points(dead.stones());
        } else if (statement instanceof Statement.Resume resume) {
            return "resume " + resume.requester();
        } else if (statement instanceof Statement.NextMover next) {
            return "next " + next.mover();
        } else if (statement instanceof Statement.Resigns resigns) {
            return "resigns " + resigns.player();
        } else if (statement instanceof Statement.Stop) {
            return "stop";
        }
        return statement instanceof Statement.Deadlock ? "deadlock" : "repeats";
    }

    private static String number(double points) {
        return BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
    }

    private static String points(PointSet points) {
        return points.board() + points.stream().map(point -> " " + point).collect(Collectors.joining());
    }

    /** @throws IllegalArgumentException if players do not say this */
    static Statement read(String text) {
        List<String> words = List.of(text.split(" "));
        List<String> rest = words.subList(1, words.size());
        return switch (words.get(0)) {
            case "komi" -> new Statement.Komi(Double.parseDouble(only(rest, text)));
            case "bids" -> new Statement.Bids(rest.stream().map(Double::valueOf).toList());
            case "handicap" -> new Statement.Handicap(Integer.parseInt(only(rest, text)));
            case "placement" -> new Statement.Placement(points(rest, text));
            case "dead" -> new Statement.Dead(points(rest, text));
            case "resume" -> new Statement.Resume(color(rest, text));
            case "next" -> new Statement.NextMover(color(rest, text));
            case "resigns" -> new Statement.Resigns(color(rest, text));
            case "stop" -> new Statement.Stop();
            case "deadlock" -> new Statement.Deadlock();
            case "repeats" -> new Statement.Repeats();
            default -> throw unknown(text);
        };
    }

    private static Color color(List<String> rest, String text) {
        return StepText.color(only(rest, text));
    }

    private static String only(List<String> rest, String text) {
        if (rest.size() != 1) {
            throw unknown(text);
        }
        return rest.get(0);
    }

    private static PointSet points(List<String> rest, String text) {
        if (rest.isEmpty()) {
            throw unknown(text);
        }
        return board(rest.get(0))
                .none()
                .withAll(rest.stream().skip(1).map(Point::parse).toList());
    }

    /** @throws IllegalArgumentException if it is not written like {@code 5x4} */
    static Board board(String size) {
        int[] sides = Arrays.stream(size.split("x")).mapToInt(Integer::parseInt).toArray();
        if (sides.length != 2) {
            throw new IllegalArgumentException("'" + size + "' is no board; expected one such as 5x4");
        }
        return Board.of(sides[0], sides[1]);
    }

    private static IllegalArgumentException unknown(String text) {
        return new IllegalArgumentException(
                "players do not say '" + text + "'; expected something such as 'stop' or 'dead 5x5 A1 B1'");
    }
}
