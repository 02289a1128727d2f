package touchstone.suite.run;

import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestCaseStarted;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import touchstone.spi.Subject;
import touchstone.suite.lift.Lifting;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.steps.ScenarioTrial;

/**
 * Listens to one execution of Cucumber: opens sessions for its threads, and makes a result of every scenario that ends.
 */
final class ScenarioListener implements ConcurrentEventListener {

    private final Specification specification;
    private final Claim claim;
    private final Subject subject;
    private final CucumberScenarios script;
    private final ResultFactory results;
    private final RunListener listener;
    private final FailurePolicy failures;
    private final DiagramDetail detail;
    private final Lifting lifting;
    private final Map<Thread, Worker> workers = new ConcurrentHashMap<>();

    /** @param claim what the subject claims */
    ScenarioListener(
            Specification specification,
            Claim claim,
            Subject subject,
            CucumberScenarios script,
            ResultFactory results,
            RunListener listener,
            FailurePolicy failures,
            DiagramDetail detail) {
        this.detail = detail;
        this.specification = specification;
        this.claim = claim;
        this.subject = subject;
        this.script = script;
        this.results = results;
        this.listener = listener;
        this.failures = failures;
        this.lifting = new Lifting(specification, claim.ruleset(), subject);
    }

    ScenarioTrial trialOfThisThread() {
        return worker().trial();
    }

    private Worker worker() {
        return workers.computeIfAbsent(Thread.currentThread(), thread -> new Worker(subject, lifting, failures));
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(TestCaseStarted.class, event -> begins(event.getTestCase()));
        publisher.registerHandlerFor(TestCaseFinished.class, event -> ends(event.getResult()));
    }

    private void begins(TestCase test) {
        Scenario scenario = script.scenario(test);
        Worker worker = worker();
        worker.take(new ScenarioTrial(
                specification, claim.ruleset(), scenario, subject, worker::session, detail == DiagramDetail.MOVES));
        if (failures.isGoingOn()) {
            listener.begins(scenario);
        }
    }

    private void ends(Result outcome) {
        Optional<Throwable> thrown = thrown(outcome);
        if (thrown.filter(CancelledException.class::isInstance).isPresent()) {
            return;
        }
        Worker worker = worker();
        touchstone.suite.result.Result result;
        try {
            result = results.of(worker, thrown);
        } catch (RuntimeException e) {
            // A subject whose code runs in this JVM can't even say what it was asked.
            worker.leave();
            result = results.of(worker, Optional.of(e));
        }
        if (result.verdict() == Verdict.ERROR) {
            worker.leave();
            if (failures.cancelledAbout()) {
                return;
            }
            failures.scenarioBroke();
        } else {
            failures.scenarioWent();
        }
        listener.ends(result, thrown);
    }

    /** What ended a scenario, if it did not go through. */
    private static Optional<Throwable> thrown(Result outcome) {
        if (outcome.getStatus() == Status.PASSED) {
            return Optional.empty();
        }
        return Optional.of(Optional.ofNullable(outcome.getError())
                .orElseGet(() -> new IllegalStateException("a step is " + outcome.getStatus())));
    }

    void close() {
        workers.values().forEach(Worker::close);
    }
}
