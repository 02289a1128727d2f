package touchstone.suite.run;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import touchstone.spi.Subject;
import touchstone.suite.lift.Lifting;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.steps.ScenarioTrial;

/** Scenarios being tried on a subject by one or more workers: makes a result of every one that ends. */
final class Execution {

    private final Specification specification;
    private final Claim claim;
    private final Subject subject;
    private final ResultFactory results;
    private final RunListener listener;
    private final FailurePolicy failures;
    private final DiagramDetail detail;

    /** What the subject got through last and was not unable to show. */
    private volatile Optional<Scenario> lastThatWent = Optional.empty();

    private final Lifting lifting;

    /** @param claim what the subject claims */
    Execution(
            Specification specification,
            Claim claim,
            Subject subject,
            ResultFactory results,
            RunListener listener,
            FailurePolicy failures,
            DiagramDetail detail) {
        this.specification = specification;
        this.claim = claim;
        this.subject = subject;
        this.results = results;
        this.listener = listener;
        this.failures = failures;
        this.detail = detail;
        this.lifting = new Lifting(specification, claim.rules(), subject);
    }

    /** The same, knowing what the subject has shown before. */
    Execution after(List<Result> had) {
        had.stream()
                .filter(result -> result.verdict() != Verdict.ERROR && result.verdict() != Verdict.UNSUPPORTED)
                .reduce((former, latter) -> latter)
                .ifPresent(result -> lastThatWent = specification.scenario(result.scenario()));
        return this;
    }

    /** Tries the scenarios, each by the first worker who is free, and waits for the last to end. */
    void run(List<Scenario> scenarios, int workers) {
        Iterator<Scenario> open = scenarios.iterator();
        if (workers == 1) {
            work(open);
            return;
        }
        ExecutorService threads = Executors.newFixedThreadPool(workers);
        try {
            List<Future<?>> working = new ArrayList<>();
            for (int worker = 0; worker < workers; worker++) {
                working.add(threads.submit(() -> work(open)));
            }
            for (Future<?> each : working) {
                each.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            threads.shutdownNow();
        }
    }

    private void work(Iterator<Scenario> open) {
        CucumberRunner cucumber = CucumberRunner.take();
        Worker worker = new Worker(subject, lifting, failures);
        try {
            for (Optional<Scenario> next = next(open); next.isPresent(); next = next(open)) {
                attempt(next.get(), worker, cucumber);
            }
        } finally {
            cucumber.giveBack();
            worker.close();
        }
    }

    private static Optional<Scenario> next(Iterator<Scenario> open) {
        synchronized (open) {
            return open.hasNext() ? Optional.of(open.next()) : Optional.empty();
        }
    }

    private void attempt(Scenario scenario, Worker worker, CucumberRunner cucumber) {
        if (failures.isGoingOn()) {
            listener.begins(scenario);
        }
        Optional<Throwable> thrown = run(scenario, worker, cucumber);
        if (thrown.filter(CancelledException.class::isInstance).isPresent()) {
            return;
        }
        Result result = result(worker, thrown);
        if (result.verdict() == Verdict.ERROR) {
            worker.leave();
            if (failures.cancelledAbout()) {
                return;
            }
            if (failures.isRunningOut(result.millis()) && worksElsewhere(worker, cucumber)) {
                failures.scenarioWent();
            }
            failures.scenarioBroke(result.millis());
        } else {
            if (result.verdict() != Verdict.UNSUPPORTED) {
                lastThatWent = Optional.of(scenario);
            }
            failures.scenarioWent();
        }
        listener.ends(result, thrown);
    }

    private Optional<Throwable> run(Scenario scenario, Worker worker, CucumberRunner cucumber) {
        ScenarioTrial trial = new ScenarioTrial(
                specification, claim.rules(), scenario, subject, worker::session, detail == DiagramDetail.MOVES);
        worker.take(trial);
        return cucumber.run(scenario, trial);
    }

    private Result result(Worker worker, Optional<Throwable> thrown) {
        try {
            return results.of(worker, thrown);
        } catch (RuntimeException e) {
            // A subject whose code runs in this JVM can't even say what it was asked.
            worker.leave();
            return results.of(worker, Optional.of(e));
        }
    }

    /**
     * Whether the subject gets through the scenario again that it got through last: one that breaks down at every use of one
     * command has the others still to show.
     */
    private boolean worksElsewhere(Worker worker, CucumberRunner cucumber) {
        Optional<Scenario> again = lastThatWent;
        if (again.isEmpty()) {
            return false;
        }
        Optional<Throwable> thrown = run(again.get(), worker, cucumber);
        boolean works = thrown.filter(CancelledException.class::isInstance).isEmpty()
                && result(worker, thrown).verdict() != Verdict.ERROR;
        if (!works) {
            worker.leave();
        }
        return works;
    }
}
