package touchstone.suite.specification;

import io.cucumber.messages.types.Tag;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.choice.Choice;
import touchstone.spi.Capability;

/** Reads one scenario of a clause. */
final class ScenarioReader {

    /** What begins a step that needs somebody who reads lines of the Go Text Protocol. */
    private static final String SENDS = "the controller sends ";

    private static final String HAS = "the engine has the command ";

    private static final Pattern NUMBERED = Pattern.compile("\\[(\\d{1,4})] (\\S.*)");

    private final Path file;
    private final String clause;
    private final List<Tag> inherited;

    ScenarioReader(Path file, String clause, List<Tag> inherited) {
        this.file = file;
        this.clause = clause;
        this.inherited = inherited;
    }

    Scenario read(io.cucumber.messages.types.Scenario scenario) {
        int line = ClauseReader.line(scenario.getLocation());
        Matcher numbered = NUMBERED.matcher(scenario.getName());
        if (!numbered.matches()) {
            throw new SpecificationException(
                    file,
                    line,
                    "a scenario named '" + scenario.getName() + "'; expected a number first, as in '[3] ...'");
        }
        if (!scenario.getExamples().isEmpty()) {
            throw new SpecificationException(
                    file,
                    line,
                    "a scenario with examples would be several under one number; expected one scenario for each");
        }
        int number = Integer.parseInt(numbered.group(1));
        Set<Capability> needs = EnumSet.noneOf(Capability.class);
        List<Choice> conditions = new ArrayList<>();
        List<Tag> tags = new ArrayList<>(inherited);
        tags.addAll(scenario.getTags());
        boolean showsOnly = tags.removeIf(tag -> tag.getName().equals(Tags.SHOWS_ONLY));
        for (Tag tag : tags) {
            readTag(tag, needs, conditions);
        }
        List<Scenario.Step> steps = scenario.getSteps().stream().map(this::step).toList();
        if (steps.stream().map(Scenario.Step::text).anyMatch(text -> text.startsWith(SENDS) || text.startsWith(HAS))) {
            needs.add(Capability.COMMAND_LINES);
        }
        return new Scenario(
                clause + "/" + number,
                clause,
                number,
                numbered.group(2),
                needs,
                conditions,
                steps,
                file,
                line,
                showsOnly);
    }

    private void readTag(Tag tag, Set<Capability> needs, List<Choice> conditions) {
        int line = ClauseReader.line(tag.getLocation());
        try {
            Optional<Capability> need = Tags.need(tag.getName());
            Optional<Choice> condition = Tags.condition(tag.getName());
            need.ifPresent(needs::add);
            condition.ifPresent(conditions::add);
            if (need.isEmpty() && condition.isEmpty()) {
                throw new IllegalArgumentException("unknown tag " + tag.getName() + "; expected one of " + Tags.KNOWN);
            }
        } catch (IllegalArgumentException e) {
            throw new SpecificationException(file, line, e.getMessage());
        }
    }

    private Scenario.Step step(io.cucumber.messages.types.Step step) {
        step.getDataTable().ifPresent(table -> {
            throw new SpecificationException(
                    file,
                    ClauseReader.line(table.getLocation()),
                    "a table below a step; expected a picture between lines of \"\"\", or nothing");
        });
        return new Scenario.Step(
                step.getKeyword().strip(),
                step.getText(),
                step.getDocString()
                        .map(drawing -> new Scenario.Drawing(
                                drawing.getContent(),
                                ClauseReader.line(drawing.getLocation()) + 1,
                                drawing.getLocation().getColumn().orElse(1L).intValue())),
                ClauseReader.line(step.getLocation()));
    }
}
