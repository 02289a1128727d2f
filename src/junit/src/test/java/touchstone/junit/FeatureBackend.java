package touchstone.junit;

import io.cucumber.core.backend.Backend;
import io.cucumber.core.backend.BackendProviderService;
import io.cucumber.core.backend.Container;
import io.cucumber.core.backend.Glue;
import io.cucumber.core.backend.HookDefinition;
import io.cucumber.core.backend.Lookup;
import io.cucumber.core.backend.Snippet;
import io.cucumber.core.backend.StaticHookDefinition;
import io.cucumber.core.backend.TestCaseState;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.opentest4j.TestAbortedException;
import touchstone.suite.phrases.StepBackend;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.RunFacts;
import touchstone.suite.run.GuidedTrials;
import touchstone.suite.specification.Scenario;
import touchstone.suite.steps.ScenarioTrial;

/**
 * What Cucumber needs to run the features when somebody else starts it: an IDE, its command line or its JUnit Platform engine.
 * The verdicts are those of {@code certify}, told in the ways that Cucumber has.
 */
public final class FeatureBackend implements Backend {

    /** How Cucumber finds it. */
    public static final class Provider implements BackendProviderService {

        @Override
        public Backend create(Lookup lookup, Container container, Supplier<ClassLoader> classLoader) {
            return new FeatureBackend();
        }
    }

    private final StepBackend steps = new StepBackend(() -> trial(), this::ended);
    private FeatureSubject on;
    private Plan plan;
    private GuidedTrials trials;
    private TestJudge judge;

    /** Of the scenario in progress, until it has an outcome. */
    private Optional<ScenarioTrial> trial = Optional.empty();

    private ScenarioTrial trial() {
        return trial.orElseThrow();
    }

    @Override
    public void loadGlue(Glue glue, List<URI> gluePaths) {
        steps.loadGlue(glue, gluePaths);
        glue.addBeforeHook(new Hook(this::begin));
        glue.addAfterHook(new Hook(state -> end()));
        glue.addAfterAllHook(new LastHook(this::close));
    }

    private void begin(TestCaseState state) {
        trial = Optional.empty();
        open();
        Scenario scenario = scenario(state);
        plan.leftOut().stream()
                .filter(left -> left.scenario().id().equals(scenario.id()))
                .findFirst()
                .ifPresent(left -> {
                    throw new TestAbortedException("scenarios " + left.why() + " say nothing about "
                            + on.claim().name());
                });
        try {
            trial = Optional.of(trials.begin(scenario));
        } catch (RuntimeException thrown) {
            throw (RuntimeException) ended(thrown);
        }
    }

    private void open() {
        if (on == null) {
            FeatureSubject named = FeatureSubject.ofProperties();
            plan = Plan.of(named.specification(), named.claim(), named.subject().capabilities());
            trials = new GuidedTrials(
                    named.specification(), plan, named.subject(), new RunFacts("in development", "Cucumber", 1));
            judge = new TestJudge(
                    named.claim().profile(),
                    new FailureText(Features.class, named.specification()),
                    Optional.empty(),
                    Optional.empty(),
                    false);
            on = named;
        }
    }

    private Scenario scenario(TestCaseState state) {
        return on.specification()
                .scenarios()
                .filter(one -> state.getSourceTagNames().contains("@" + one.clause()))
                .filter(one -> state.getName().equals("[" + one.number() + "] " + one.title()))
                .findFirst()
                .orElseThrow(
                        () -> new ConfigurationException(
                                state.getUri() + ":" + state.getLine()
                                        + ": the scenario '" + state.getName()
                                        + "' is not among those that were built; if it is new, build it: mvn test-compile -pl src/junit -am"));
    }

    /** What a scenario ends with whose step, or whose beginning, threw something. */
    private Throwable ended(Throwable thrown) {
        trial = Optional.empty();
        TestOutcome outcome = judge.of(trials.end(Optional.of(thrown)), Optional.of(thrown));
        if (outcome instanceof TestOutcome.Skipped skipped) {
            return new TestAbortedException(skipped.why());
        }
        return outcome instanceof TestOutcome.Failed failed ? failed.thrown() : thrown;
    }

    /** A scenario whose steps have all gone through may still have been tolerated only. */
    private void end() {
        if (trial.isPresent()) {
            trial = Optional.empty();
            if (judge.of(trials.end(Optional.empty()), Optional.empty()) instanceof TestOutcome.Failed failed) {
                throw (Error) failed.thrown();
            }
        }
    }

    private void close() {
        if (on != null) {
            trials.close();
            on = null;
        }
    }

    @Override
    public void buildWorld() {
        steps.buildWorld();
    }

    @Override
    public void disposeWorld() {
        steps.disposeWorld();
    }

    @Override
    public Snippet getSnippet() {
        return steps.getSnippet();
    }

    private record Hook(Consumer<TestCaseState> action) implements HookDefinition {

        @Override
        public void execute(TestCaseState state) {
            action.accept(state);
        }

        @Override
        public String getTagExpression() {
            return "";
        }

        @Override
        public int getOrder() {
            return 0;
        }

        @Override
        public boolean isDefinedAt(StackTraceElement element) {
            return false;
        }

        @Override
        public String getLocation() {
            return FeatureBackend.class.getName();
        }
    }

    private record LastHook(Runnable action) implements StaticHookDefinition {

        @Override
        public void execute() {
            action.run();
        }

        @Override
        public int getOrder() {
            return 0;
        }

        @Override
        public boolean isDefinedAt(StackTraceElement element) {
            return false;
        }

        @Override
        public String getLocation() {
            return FeatureBackend.class.getName();
        }
    }
}
