package touchstone.suite.certificate;

import java.util.stream.Collectors;
import touchstone.reference.choice.Choice;
import touchstone.spi.Capability;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;

/**
 * The hash of a clause: the SHA-256 of its id, its title and text, why it is untestable if it is, and of each scenario
 * the id, title, conditions, needs, steps and drawings. Where it stands, its sources and its open questions make no
 * difference.
 */
public final class ClauseHash {

    /** Between two parts; no text of a feature has it. */
    private static final String END = "\u0000";

    private ClauseHash() {}

    public static String of(Clause clause) {
        StringBuilder text = new StringBuilder();
        add(
                text,
                clause.id(),
                clause.title(),
                clause.text(),
                clause.untestable().orElse(""));
        for (Scenario scenario : clause.scenarios()) {
            add(
                    text,
                    scenario.id(),
                    scenario.title(),
                    scenario.conditions().stream().map(Choice::title).collect(Collectors.joining(" ")),
                    scenario.needs().stream().map(Capability::id).sorted().collect(Collectors.joining(" ")));
            for (Scenario.Step step : scenario.steps()) {
                add(
                        text,
                        step.text(),
                        step.drawing().map(Scenario.Drawing::text).orElse(""));
            }
        }
        return Sha256.of(text.toString());
    }

    private static void add(StringBuilder text, String... parts) {
        for (String part : parts) {
            text.append(part.replace("\r\n", "\n")).append(END);
        }
    }
}
