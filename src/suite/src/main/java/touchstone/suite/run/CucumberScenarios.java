package touchstone.suite.run;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.resource.Resource;
import io.cucumber.plugin.event.TestCase;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import touchstone.suite.plan.Plan;
import touchstone.suite.specification.Scenario;

/** The scenarios of a plan in Cucumber's terms. Files need not be on a disk: a jar's do as well. */
final class CucumberScenarios {

    /** The files by the names under which Cucumber knows them, in order. */
    private final Map<URI, Path> files = new LinkedHashMap<>();

    private final Map<URI, Map<Integer, Scenario>> scenarios = new LinkedHashMap<>();

    CucumberScenarios(Plan plan) {
        Map<Path, URI> names = new LinkedHashMap<>();
        for (Scenario scenario : plan.tries()) {
            URI name = names.computeIfAbsent(
                    scenario.file(), file -> URI.create("touchstone:/" + names.size() + ".feature"));
            files.put(name, scenario.file());
            scenarios.computeIfAbsent(name, file -> new LinkedHashMap<>()).put(scenario.line(), scenario);
        }
    }

    /** Limits a run to these scenarios. */
    void select(RuntimeOptionsBuilder options) {
        scenarios.forEach((name, byLine) -> options.addFeature(FeatureWithLines.create(name, byLine.keySet())));
    }

    List<Feature> features() {
        FeatureParser parser = new FeatureParser(UUID::randomUUID);
        List<Feature> features = new ArrayList<>();
        files.forEach((name, file) ->
                parser.parseResource(new FeatureFile(name, file)).ifPresent(features::add));
        return features;
    }

    /** The scenario that Cucumber runs. */
    Scenario scenario(TestCase test) {
        return scenarios.get(test.getUri()).get(test.getLocation().getLine());
    }

    private record FeatureFile(URI name, Path file) implements Resource {

        @Override
        public URI getUri() {
            return name;
        }

        @Override
        public InputStream getInputStream() throws IOException {
            return Files.newInputStream(file);
        }
    }
}
