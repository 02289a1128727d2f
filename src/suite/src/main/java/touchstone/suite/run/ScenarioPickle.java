package touchstone.suite.run;

import io.cucumber.core.gherkin.Argument;
import io.cucumber.core.gherkin.DocStringArgument;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.gherkin.Step;
import io.cucumber.core.gherkin.StepType;
import io.cucumber.plugin.event.Location;
import java.net.URI;
import java.util.List;
import touchstone.suite.specification.Scenario;

/** A scenario in Cucumber's terms, as its own parser would have it: so no file is read twice. */
record ScenarioPickle(Scenario scenario) implements Pickle {

    /** Where it stands is told by its result, and by nothing that Cucumber says. */
    private static final URI PLACE = URI.create("touchstone:/scenario");

    @Override
    public String getId() {
        return scenario.id();
    }

    @Override
    public String getKeyword() {
        return "Scenario";
    }

    @Override
    public String getLanguage() {
        return "en";
    }

    @Override
    public String getName() {
        return "[" + scenario.number() + "] " + scenario.title();
    }

    @Override
    public Location getLocation() {
        return new Location(scenario.line(), 1);
    }

    @Override
    public Location getScenarioLocation() {
        return getLocation();
    }

    @Override
    public List<Step> getSteps() {
        return scenario.steps().stream()
                .map(step -> (Step) new PickleStep(scenario.id(), step))
                .toList();
    }

    /** No step definition or hook is for some scenarios only: what tags mean is in the plan. */
    @Override
    public List<String> getTags() {
        return List.of();
    }

    @Override
    public URI getUri() {
        return PLACE;
    }

    private record PickleStep(String scenario, Scenario.Step step) implements Step {

        @Override
        public String getId() {
            return scenario + ":" + step.line();
        }

        @Override
        public StepType getType() {
            return StepType.OTHER;
        }

        @Override
        public String getPreviousGivenWhenThenKeyword() {
            return "Given";
        }

        @Override
        public String getKeyword() {
            return step.keyword() + " ";
        }

        @Override
        public String getText() {
            return step.text();
        }

        @Override
        public int getLine() {
            return step.line();
        }

        @Override
        public Location getLocation() {
            return new Location(step.line(), 1);
        }

        @Override
        public Argument getArgument() {
            return step.drawing().map(Picture::new).orElse(null);
        }
    }

    private record Picture(Scenario.Drawing drawing) implements DocStringArgument {

        @Override
        public String getContent() {
            return drawing.text();
        }

        @Override
        @Deprecated
        @SuppressWarnings("InlineMeSuggester") // Cucumber says how it is called.
        public String getContentType() {
            return getMediaType();
        }

        @Override
        public String getMediaType() {
            return null;
        }

        @Override
        public int getLine() {
            return drawing.line() - 1;
        }
    }
}
