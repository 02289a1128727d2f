package touchstone.suite.passport;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import touchstone.suite.result.Diagram;

/**
 * A scenario that decided a value.
 *
 * @param value of which axis value it is a scenario
 * @param scenario its id
 * @param title its title
 * @param steps what was done and asked, as the scenario has it
 * @param decided the step that decided; empty if all were as they should be
 * @param board the last board that stood, if there is any to show
 * @param points the points in question, as in {@code B4}
 * @param expected what the value asks for; empty if that is what came
 * @param answered what the subject answered instead; untrusted text
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DecidingScenario(
        String value,
        String scenario,
        String title,
        List<String> steps,
        String decided,
        Optional<Diagram> board,
        List<String> points,
        String expected,
        String answered) {}
