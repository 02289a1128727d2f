package touchstone.suite.steps;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.Move;
import touchstone.spi.ControllerRequest;

/** How the steps write what a controller asks for, after "the controller". */
public enum RequestPhrases {
    TAKE_BACK("takes back the last move", (text, trial) -> List.of(new ControllerRequest.TakeBack())),
    TAKE_BACK_SEVERAL("takes back {int} moves", (text, trial) -> several(Integer.parseInt(text.group(1)))),
    FIXED(
            "asks for {int} fixed handicap stones",
            (text, trial) -> List.of(new ControllerRequest.FixedHandicap(Integer.parseInt(text.group(1))))),
    FREE(
            "asks for {int} free handicap stones",
            (text, trial) -> List.of(new ControllerRequest.FreeHandicap(Integer.parseInt(text.group(1))))),
    GIVEN(
            "hands in handicap stones on {vertices}",
            (text, trial) -> List.of(new ControllerRequest.GivenHandicap(
                    Arrays.stream(text.group(1).split(StepNotation.SEPARATOR))
                            .map(word -> vertex(word, trial))
                            .toList()))),
    KOMI(
            "sets a komi of {number}",
            (text, trial) -> List.of(new ControllerRequest.SetKomi(new BigDecimal(text.group(1))))),
    CLEAR("clears the board", (text, trial) -> List.of(new ControllerRequest.ClearBoard()));

    private final String form;
    private final Pattern pattern;
    private final BiFunction<Matcher, ScenarioTrial, List<ControllerRequest>> reading;

    RequestPhrases(String form, BiFunction<Matcher, ScenarioTrial, List<ControllerRequest>> reading) {
        this.form = form;
        this.pattern = Pattern.compile(form.replace("{int}", "([0-9]{1,4})")
                .replace("{number}", "(" + StepNotation.NUMBER + ")")
                .replace("{vertices}", "(" + StepNotation.VERTICES + ")"));
        this.reading = reading;
    }

    /**
     * The requests, one after the other.
     *
     * @throws IllegalArgumentException if a letter names no point of the trial's picture
     */
    static List<ControllerRequest> of(String text, ScenarioTrial trial) {
        for (RequestPhrases request : values()) {
            Matcher matcher = request.pattern.matcher(text);
            if (matcher.matches()) {
                return request.reading.apply(matcher, trial);
            }
        }
        throw new IllegalArgumentException("no controller " + text);
    }

    public static boolean isKnown(String text) {
        return Arrays.stream(values())
                .anyMatch(request -> request.pattern.matcher(text).matches());
    }

    /** The points a controller speaks of, as scenarios name them; none if it is not about points, or nothing to ask for. */
    static List<String> pointNames(String text) {
        return Arrays.stream(values())
                .filter(request -> request.form.contains("{vertices}"))
                .map(request -> request.pattern.matcher(text))
                .filter(Matcher::matches)
                .findFirst()
                .map(matcher -> StepNotation.pointsOf(matcher.group(1)).names())
                .orElse(List.of());
    }

    /** What a controller may ask for, as a list for a reader. */
    public static List<String> forms() {
        return Arrays.stream(values()).map(request -> request.form).toList();
    }

    private static List<ControllerRequest> several(int moves) {
        return Collections.nCopies(moves, new ControllerRequest.TakeBack());
    }

    private static Move vertex(String word, ScenarioTrial trial) {
        return word.equals("pass") ? Move.PASS : new Move.Play(trial.point(word));
    }
}
