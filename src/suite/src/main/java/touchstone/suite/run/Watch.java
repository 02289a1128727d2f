package touchstone.suite.run;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import touchstone.subject.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.steps.Trial;

/** Watches one execution: seats the workers, and makes a result of every scenario that ends. */
final class Watch implements TestExecutionListener {

    private final Specification specification;
    private final Claim claim;
    private final Subject subject;
    private final Results results;
    private final Consumer<Result> keep;
    private final Troubles troubles;
    private final Detail detail;
    private final Map<Thread, Worker> workers = new ConcurrentHashMap<>();

    /** @param claim what the subject claims */
    Watch(
            Specification specification,
            Claim claim,
            Subject subject,
            Results results,
            Consumer<Result> keep,
            Troubles troubles,
            Detail detail) {
        this.detail = detail;
        this.specification = specification;
        this.claim = claim;
        this.subject = subject;
        this.results = results;
        this.keep = keep;
        this.troubles = troubles;
    }

    Trial trialOfThisThread() {
        return worker().trial();
    }

    private Worker worker() {
        return workers.computeIfAbsent(Thread.currentThread(), thread -> new Worker(subject, troubles));
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        scenario(test).ifPresent(scenario -> {
            Worker worker = worker();
            worker.take(new Trial(
                    specification, claim.ruleset(), scenario, subject, worker::table, detail == Detail.MOVES));
        });
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult outcome) {
        if (scenario(test).isEmpty()) {
            return;
        }
        Worker worker = worker();
        if (outcome.getThrowable().filter(Cancelled.class::isInstance).isPresent()) {
            return;
        }
        Result result = results.of(worker, outcome.getThrowable());
        if (result.verdict() == Verdict.BROKEN) {
            worker.leave();
            if (troubles.cancelledAbout()) {
                return;
            }
            troubles.scenarioBroke();
        } else {
            troubles.scenarioWent();
        }
        keep.accept(result);
    }

    private Optional<Scenario> scenario(TestIdentifier test) {
        return test.isTest()
                ? test.getSource().flatMap(source -> Certification.scenarioAt(specification, source))
                : Optional.empty();
    }

    void close() {
        workers.values().forEach(Worker::leave);
    }
}
