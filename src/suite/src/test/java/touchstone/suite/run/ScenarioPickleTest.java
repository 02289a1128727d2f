package touchstone.suite.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.gherkin.DocStringArgument;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.gherkin.Step;
import io.cucumber.core.resource.Resource;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** What Cucumber is given to run is what it would have read itself. */
class ScenarioPickleTest {

    private static final Path FEATURES = Path.of(System.getProperty("touchstone.home"), "features");

    private record FeatureFile(Path file) implements Resource {

        @Override
        public URI getUri() {
            return file.toUri();
        }

        @Override
        public InputStream getInputStream() throws IOException {
            return Files.newInputStream(file);
        }
    }

    /** All that is run of a step, and how it is told. */
    private static String told(Step step) {
        String picture = step.getArgument() instanceof DocStringArgument argument
                ? argument.getMediaType() + "\n" + argument.getLine() + "\n" + argument.getContent()
                : "";
        return step.getLine() + ": " + step.getKeyword() + step.getText() + "\n" + picture;
    }

    @Test
    void everyScenarioIsAsCucumberReadsIt() {
        Specification specification = SpecificationReader.read(FEATURES);
        Map<Path, List<Scenario>> scenarios = specification.scenarios().collect(Collectors.groupingBy(Scenario::file));
        scenarios.forEach((file, ours) -> {
            Feature feature = new FeatureParser(UUID::randomUUID)
                    .parseResource(new FeatureFile(file))
                    .orElseThrow();
            assertThat(feature.getPickles()).hasSameSizeAs(ours);
            for (int i = 0; i < ours.size(); i++) {
                Pickle read = feature.getPickles().get(i);
                Pickle given = new ScenarioPickle(ours.get(i));
                assertThat(given.getLocation().getLine())
                        .isEqualTo(read.getLocation().getLine());
                assertThat(given.getName()).isEqualTo(read.getName());
                assertThat(given.getLanguage()).isEqualTo(read.getLanguage());
                assertThat(given.getKeyword()).isEqualTo(read.getKeyword());
                assertThat(given.getSteps().stream().map(ScenarioPickleTest::told))
                        .isEqualTo(read.getSteps().stream()
                                .map(ScenarioPickleTest::told)
                                .toList());
            }
        });
    }
}
