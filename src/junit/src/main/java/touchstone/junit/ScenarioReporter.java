package touchstone.junit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.opentest4j.TestAbortedException;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.run.RunListener;
import touchstone.suite.specification.Scenario;

/** Reports a class's scenarios to the JUnit Platform, each below its clause. */
final class ScenarioReporter implements RunListener {

    private final EngineExecutionListener listener;
    private final Map<String, ScenarioTest> byId = new LinkedHashMap<>();
    private final List<? extends TestDescriptor> clauses;
    private final Map<TestDescriptor, Integer> toCome = new HashMap<>();
    private final Set<TestDescriptor> begun = new LinkedHashSet<>();
    private final Set<TestDescriptor> open = new LinkedHashSet<>();
    private final Set<TestDescriptor> ended = new HashSet<>();
    private RunFolder folder;
    private TestJudge judge;

    ScenarioReporter(ClassTests test, EngineExecutionListener listener) {
        this.listener = listener;
        this.clauses = List.copyOf(test.getChildren());
        for (TestDescriptor clause : clauses) {
            toCome.put(clause, clause.getChildren().size());
            for (TestDescriptor scenario : clause.getChildren()) {
                ScenarioTest known = (ScenarioTest) scenario;
                byId.put(known.scenario().id(), known);
            }
        }
    }

    /** A plan limited to what is left of the class after all filters. */
    Plan of(Plan whole) {
        return new Plan(
                whole.claim(),
                whole.tries().stream()
                        .filter(scenario -> byId.containsKey(scenario.id()))
                        .toList(),
                whole.lacking().stream()
                        .filter(lacking -> byId.containsKey(lacking.scenario().id()))
                        .toList(),
                whole.leftOut());
    }

    /** Shows the clauses that nothing can test. */
    void begin(RunFolder into, TestJudge by) {
        folder = into;
        judge = by;
        for (TestDescriptor clause : clauses) {
            if (clause instanceof ClauseTests rule) {
                rule.clause().untestable().ifPresent(why -> listener.executionSkipped(rule, "untestable: " + why));
            }
        }
    }

    @Override
    public void begins(Scenario scenario) {
        start(byId.get(scenario.id()));
    }

    @Override
    public void ends(Result result, Optional<Throwable> thrown) {
        folder.add(result);
        ScenarioTest scenario = byId.get(result.scenario());
        TestOutcome judgement = judge.of(result, thrown);
        if (judgement instanceof TestOutcome.Skipped skipped && !begun.contains(scenario)) {
            start(scenario.getParent().orElseThrow());
            listener.executionSkipped(scenario, skipped.why());
            ended(scenario);
            return;
        }
        start(scenario);
        finish(scenario, judgement);
    }

    private void start(TestDescriptor descriptor) {
        if (begun.add(descriptor)) {
            if (descriptor instanceof ScenarioTest) {
                start(descriptor.getParent().orElseThrow());
            }
            open.add(descriptor);
            listener.executionStarted(descriptor);
        }
    }

    private void finish(TestDescriptor descriptor, TestOutcome judgement) {
        TestExecutionResult result = TestExecutionResult.successful();
        if (judgement instanceof TestOutcome.Failed failed) {
            result = TestExecutionResult.failed(failed.thrown());
        } else if (judgement instanceof TestOutcome.Skipped skipped) {
            result = TestExecutionResult.aborted(new TestAbortedException(skipped.why()));
        }
        open.remove(descriptor);
        listener.executionFinished(descriptor, result);
        if (descriptor instanceof ScenarioTest) {
            ended(descriptor);
        }
    }

    /** A clause ends with the last of its scenarios. */
    private void ended(TestDescriptor scenario) {
        TestDescriptor clause = scenario.getParent().orElseThrow();
        if (ended.add(scenario) && toCome.merge(clause, -1, Integer::sum) == 0) {
            finish(clause, new TestOutcome.Passed());
        }
    }

    /** Whatever a run that was cut short has left open, the scenarios before their clauses. */
    void end() {
        List<TestDescriptor> left = List.copyOf(open);
        left.stream()
                .filter(ScenarioTest.class::isInstance)
                .forEach(scenario -> finish(scenario, new TestOutcome.Skipped("the run was cut short")));
        left.stream().filter(open::contains).forEach(clause -> finish(clause, new TestOutcome.Passed()));
    }
}
