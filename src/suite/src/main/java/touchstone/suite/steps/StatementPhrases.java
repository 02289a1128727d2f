package touchstone.suite.steps;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Statement;

/** How the steps write statements of players. */
public enum StatementPhrases {
    KOMI(
            "the players agree on a komi of {number}",
            (text, trial) -> new Statement.Komi(Double.parseDouble(text.group(1)))),
    BIDS(
            "the players bid {numbers} for Black",
            (text, trial) -> new Statement.Bids(Arrays.stream(text.group(1).split(StepNotation.SEPARATOR))
                    .map(Double::valueOf)
                    .toList())),
    HANDICAP(
            "the players agree on {int} handicap stone(s)",
            (text, trial) -> new Statement.Handicap(Integer.parseInt(text.group(1)))),
    PLACEMENT(
            "Black places handicap stones on {points}", (text, trial) -> new Statement.Placement(points(text, trial))),
    STOP("the players agree to stop", (text, trial) -> new Statement.Stop()),
    ALL_ALIVE(
            "the players agree that no stone is dead",
            (text, trial) -> new Statement.Dead(trial.board().none())),
    DEAD("the players agree that {points} is/are dead", (text, trial) -> new Statement.Dead(points(text, trial))),
    RESUME("{color} asks for the game to be resumed", (text, trial) -> new Statement.Resume(color(text))),
    NEXT_MOVER("the players agree that {color} moves next", (text, trial) -> new Statement.NextMover(color(text))),
    DEADLOCK("the players agree on nothing", (text, trial) -> new Statement.Deadlock()),
    REPEATS("the players agree that the game repeats itself", (text, trial) -> new Statement.Repeats()),
    RESIGNS("{color} resigns", (text, trial) -> new Statement.Resigns(color(text)));

    /** What stands for the words in braces, each one group. */
    private static final Map<String, String> WORDS = Map.of(
            "{number}", "(" + StepNotation.NUMBER + ")",
            "{numbers}", "(" + StepNotation.NUMBER + "(?:" + StepNotation.SEPARATOR + StepNotation.NUMBER + ")*)",
            "{int}", "([0-9]{1,4})",
            "{points}", "(" + StepNotation.POINTS + ")",
            "{color}", "(Black|White)",
            "(s)", "s?",
            "is/are", "(?:is|are)");

    private static final Map<StatementPhrases, Pattern> PATTERNS = new EnumMap<>(StatementPhrases.class);

    static {
        for (StatementPhrases statement : values()) {
            String pattern = statement.form;
            for (Map.Entry<String, String> word : WORDS.entrySet()) {
                pattern = pattern.replace(word.getKey(), word.getValue());
            }
            PATTERNS.put(statement, Pattern.compile(pattern));
        }
    }

    private final String form;
    private final BiFunction<Matcher, ScenarioTrial, Statement> reading;

    StatementPhrases(String form, BiFunction<Matcher, ScenarioTrial, Statement> reading) {
        this.form = form;
        this.reading = reading;
    }

    private Pattern pattern() {
        return PATTERNS.get(this);
    }

    /** @throws IllegalArgumentException if a letter names no point of the trial's picture */
    static Statement of(String text, ScenarioTrial trial) {
        for (StatementPhrases statement : values()) {
            Matcher matcher = statement.pattern().matcher(text);
            if (matcher.matches()) {
                return statement.reading.apply(matcher, trial);
            }
        }
        throw new IllegalArgumentException("no player says '" + text + "'");
    }

    /** Whether a player may say this in a scenario. */
    public static boolean isKnown(String text) {
        return Arrays.stream(values())
                .anyMatch(statement -> statement.pattern().matcher(text).matches());
    }

    /** The points a player speaks of, as scenarios name them; none if it is not about points, or nothing a player says. */
    static List<String> pointNames(String text) {
        return Arrays.stream(values())
                .filter(statement -> statement.form.contains("{points}"))
                .map(statement -> statement.pattern().matcher(text))
                .filter(Matcher::matches)
                .findFirst()
                .map(matcher -> StepNotation.pointsOf(matcher.group(1)).names())
                .orElse(List.of());
    }

    /** What players may say, as a list for a reader. */
    public static List<String> forms() {
        return Arrays.stream(values()).map(statement -> statement.form).toList();
    }

    private static Color color(Matcher text) {
        return text.group(1).equals("Black") ? Color.BLACK : Color.WHITE;
    }

    private static PointSet points(Matcher text, ScenarioTrial trial) {
        return trial.set(StepNotation.pointsOf(text.group(1)));
    }
}
