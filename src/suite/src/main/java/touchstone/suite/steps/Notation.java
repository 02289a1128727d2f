package touchstone.suite.steps;

import io.cucumber.java.ParameterType;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.subject.Reason;

/** How the steps write what they speak of. */
public final class Notation {

    private static final String POINT = "(?:[a-z]|[A-HJ-Z][0-9]{1,2})";
    private static final String SEPARATOR = "(?:, and |, | and )";
    private static final String MOVE = "(?:Black|White) (?:plays " + POINT + "|passes)";
    private static final Pattern BETWEEN = Pattern.compile(SEPARATOR);

    @ParameterType("[0-9]+x[0-9]+")
    public Board board(String text) {
        String[] sides = text.split("x");
        return Board.of(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    }

    @ParameterType("Black|White")
    public Color color(String text) {
        return text.equals("Black") ? Color.BLACK : Color.WHITE;
    }

    @ParameterType(POINT)
    public String point(String text) {
        return text;
    }

    @ParameterType(Points.MARKED + "|" + POINT + "(?:" + SEPARATOR + POINT + ")*")
    public Points points(String text) {
        return new Points(Arrays.asList(BETWEEN.split(text)));
    }

    /** Moves with their players, one after the other. */
    @ParameterType(MOVE + "(?:" + SEPARATOR + MOVE + ")*")
    public List<String> moves(String text) {
        return Arrays.asList(BETWEEN.split(text));
    }

    /** Moves of both players in turn, points or passes. */
    @ParameterType("(?:pass|" + POINT + ")(?: (?:pass|" + POINT + "))*")
    public List<String> sequence(String text) {
        return Arrays.asList(text.split(" "));
    }

    @ParameterType("it recreates an earlier position|it is self-capture|the point is occupied"
            + "|the board has no such point|it is the opponent's turn|the game is over")
    public Reason reason(String text) {
        return Arrays.stream(Reason.values())
                .filter(reason -> reason.sentence().equals(text))
                .findFirst()
                .orElseThrow();
    }

    @ParameterType("[a-z][a-zA-Z0-9.-]*/[0-9]+")
    public String scenario(String text) {
        return text;
    }
}
