package touchstone.suite.steps;

import io.cucumber.java.ParameterType;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.spi.RefusalReason;
import touchstone.suite.text.ReplyForm;

/** How the steps write points, colours, numbers and boards. */
final class StepNotation {

    private static final String POINT = "(?:[a-z]|[A-HJ-Z][0-9]{1,2})";
    static final String SEPARATOR = "(?:, and |, | and )";
    static final String POINTS = NamedPoints.MARKED + "|" + POINT + "(?:" + SEPARATOR + POINT + ")*";
    static final String NUMBER = "-?[0-9]+(?:\\.[0-9]+)?";
    private static final String MOVE = "(?:Black|White) (?:plays " + POINT + "|passes)";
    private static final String VERTEX = "(?:pass|" + POINT + ")";
    static final String VERTICES = VERTEX + "(?:" + SEPARATOR + VERTEX + ")*";
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

    @ParameterType(POINTS)
    public NamedPoints points(String text) {
        return pointsOf(text);
    }

    /** The points that a parameter of this name has in a step, as scenarios name them: coordinates, letters, {@link NamedPoints#MARKED}. */
    public static List<String> pointNames(String parameter, String text) {
        Stream<String> names =
                switch (parameter) {
                    case "point", "points" -> pointsOf(text).names().stream();
                    case "sequence" -> Arrays.stream(text.split(" "));
                    case "moves" ->
                        Arrays.stream(BETWEEN.split(text)).map(move -> move.substring(move.lastIndexOf(' ') + 1));
                    case "statement" -> StatementPhrases.pointNames(text).stream();
                    case "request" -> RequestPhrases.pointNames(text).stream();
                    default -> Stream.empty();
                };
        return names.filter(name -> !name.startsWith("pass")).toList();
    }

    static NamedPoints pointsOf(String text) {
        return new NamedPoints(Arrays.asList(BETWEEN.split(text)));
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
            + "|the board has no such point|it is the opponent's turn|the game is over|the game is stopped"
            + "|White passes for the handicap|the player has no stone left|no document decides it")
    public RefusalReason reason(String text) {
        return Arrays.stream(RefusalReason.values())
                .filter(reason -> reason.sentence().equals(text))
                .findFirst()
                .orElseThrow();
    }

    @ParameterType("[a-z][a-zA-Z0-9.-]*/[0-9]+")
    public String scenario(String text) {
        return text;
    }

    /** Points or stones, in halves. */
    @ParameterType(NUMBER)
    public Double number(String text) {
        return Double.valueOf(text);
    }

    /** What an answer is made of, by the entities of the Go Text Protocol. */
    @ParameterType(ReplyForm.NAMES)
    public ReplyForm form(String text) {
        return ReplyForm.named(text);
    }

    /** What a controller asks for, as in "takes back the last move". */
    @ParameterType("(?:takes back|asks for|hands in|sets a komi|clears) .*")
    public String request(String text) {
        return text;
    }

    /** What the players say, as in "the players agree that A1 is dead". */
    @ParameterType("(?:the players (?:agree|bid) |Black places handicap stones |(?:Black|White) (?:asks |resigns)).*")
    public String statement(String text) {
        return text;
    }
}
