package touchstone.mutants.pitest;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pitest.classinfo.ClassByteArraySource;
import org.pitest.help.PitHelpError;
import org.pitest.testapi.AbstractTestUnit;
import org.pitest.testapi.Configuration;
import org.pitest.testapi.Description;
import org.pitest.testapi.ResultCollector;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.testapi.TestPluginFactory;
import org.pitest.testapi.TestSuiteFinder;
import org.pitest.testapi.TestUnit;
import org.pitest.testapi.TestUnitFinder;

/**
 * Gives pitest the specification for tests, and nothing else: it knows of no test framework. The specification is read once in
 * each process, while the reference is as it should be.
 */
public final class SpecificationPlugin implements TestPluginFactory, Configuration {

    /** What pitest is told to be the one test class there is. */
    public static final class TheSpecification {}

    private static final class Unit extends AbstractTestUnit {

        private final Runnable trial;

        Unit(String name, Runnable trial) {
            super(new Description(name, TheSpecification.class));
            this.trial = trial;
        }

        @Override
        public void execute(ResultCollector results) {
            results.notifyStart(getDescription());
            try {
                trial.run();
                results.notifyEnd(getDescription());
            } catch (RuntimeException | Error e) {
                results.notifyEnd(getDescription(), e);
            }
        }
    }

    @Override
    public TestUnitFinder testUnitFinder() {
        return (type, listener) -> type == TheSpecification.class ? units() : List.of();
    }

    private static List<TestUnit> units() {
        Parts parts = Parts.read();
        return Stream.concat(
                        parts.all().stream().map(part -> new Unit(part.name(), part::run)),
                        Stream.of(new Unit(Parts.READING, parts::readAgain)))
                .<TestUnit>map(unit -> unit)
                .toList();
    }

    @Override
    public TestSuiteFinder testSuiteFinder() {
        return type -> List.of();
    }

    @Override
    public Optional<PitHelpError> verifyEnvironment() {
        return Optional.empty();
    }

    @Override
    public Configuration createTestFrameworkConfiguration(
            TestGroupConfig config,
            ClassByteArraySource source,
            Collection<String> excludedRunners,
            Collection<String> includedTestMethods) {
        return this;
    }

    @Override
    public String name() {
        return "touchstone";
    }

    @Override
    public String description() {
        return "The Gherkin specification as tests";
    }
}
