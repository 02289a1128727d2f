package touchstone.junit;

import java.util.Set;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import touchstone.suite.specification.Scenario;

/** A scenario as a test. */
final class ScenarioTest extends AbstractTestDescriptor {

    static final String SEGMENT = "scenario";

    private final Scenario scenario;

    ScenarioTest(UniqueId parent, Scenario scenario) {
        super(
                parent.append(SEGMENT, scenario.id()),
                scenario.id() + " " + scenario.title(),
                TestSources.of(scenario.file(), scenario.line()));
        this.scenario = scenario;
    }

    Scenario scenario() {
        return scenario;
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }

    @Override
    public Set<TestTag> getTags() {
        return ClauseTests.tags(scenario.clause());
    }
}
