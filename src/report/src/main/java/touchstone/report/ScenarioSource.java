package touchstone.report;

import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Scenario;

/** A scenario as it stands in its feature file, without what surrounds it. */
public final class ScenarioSource {

    private static final String QUOTES = "\"\"\"";

    private ScenarioSource() {}

    public static String of(Scenario scenario) {
        StringBuilder text = new StringBuilder();
        text.append("# ").append(scenario.id());
        text.append(", in ").append(scenario.file().getFileName()).append(" at line ");
        text.append(scenario.line()).append('\n');
        if (!scenario.conditions().isEmpty()) {
            text.append("# holds under ");
            scenario.conditions().forEach(choice -> text.append(choice.title()).append(' '));
            text.append('\n');
        }
        text.append("Scenario: [").append(scenario.number()).append("] ");
        text.append(scenario.title()).append('\n');
        for (Scenario.Step step : scenario.steps()) {
            text.append("  ").append(step.keyword().strip()).append(' ');
            text.append(step.text()).append('\n');
            step.drawing().ifPresent(drawing -> {
                text.append("    ").append(QUOTES).append('\n');
                drawing.text()
                        .lines()
                        .forEach(line -> text.append("    ").append(line).append('\n'));
                text.append("    ").append(QUOTES).append('\n');
            });
        }
        return UntrustedText.block(text.toString());
    }
}
