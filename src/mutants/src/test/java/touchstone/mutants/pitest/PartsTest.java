package touchstone.mutants.pitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.builtin.RulesSubject;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.SpecificationReader;

/** What pitest has for tests is the specification, and the reference as it stands keeps to all of it. */
@Tag("slow") // runs the whole specification in parts
class PartsTest {

    private final List<Part> parts = Parts.read().all();

    @Test
    void theReferenceKeepsToThemAll() {
        for (Part part : parts) {
            assertThat(part.run()).as(part.name()).isEqualTo(part.scripts().size());
        }
    }

    @Test
    void everyScenarioIsInOneThatTheReferenceCanBeAsked() {
        Set<Capability> capabilities =
                new RulesSubject(new Identity("", "", "", ""), new VariantRules(Variant.BASE)).capabilities();
        Set<String> tried = parts.stream()
                .flatMap(part -> part.scripts().stream())
                .map(script -> script.scenario().id())
                .collect(Collectors.toSet());
        assertThat(SpecificationReader.read(Parts.features()).scenarios())
                .filteredOn(scenario -> capabilities.containsAll(scenario.needs()))
                .extracting(Scenario::id)
                .containsExactlyInAnyOrderElementsOf(tried);
    }
}
