package touchstone.suite.steps;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.Color;

/** Reads the first step of another scenario without Cucumber, whose steps cannot call each other. */
enum GivenPositions {
    POSITION("this position, with (Black|White) to play"),
    POSITION_AFTER("this position, in which (Black|White) has just played ([A-HJ-Z][0-9]{1,2})"),
    FINAL_POSITION("this position at the end of the game");

    private final Pattern pattern;

    GivenPositions(String pattern) {
        this.pattern = Pattern.compile(pattern);
    }

    static Optional<BiConsumer<GivenSteps, String>> of(String step) {
        for (GivenPositions opening : values()) {
            Matcher matcher = opening.pattern.matcher(step);
            if (matcher.matches()) {
                return Optional.of((steps, drawing) -> opening.perform(steps, matcher, drawing));
            }
        }
        return Optional.empty();
    }

    private void perform(GivenSteps steps, Matcher matcher, String drawing) {
        if (this == FINAL_POSITION) {
            steps.finalPosition(drawing);
            return;
        }
        Color color = matcher.group(1).equals("Black") ? Color.BLACK : Color.WHITE;
        if (this == POSITION) {
            steps.position(color, drawing);
        } else {
            steps.positionAfter(color, matcher.group(2), drawing);
        }
    }
}
