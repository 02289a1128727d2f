package touchstone.suite.run;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import touchstone.spi.Subject;
import touchstone.spi.UnsupportedException;
import touchstone.suite.lift.Lifting;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.steps.ScenarioTrial;

/**
 * Scenarios whose steps somebody else carries out, such as the Cucumber that an IDE starts, with the verdicts of a
 * {@link Certification}. They are tried one after the other, by one thread.
 */
public final class GuidedTrials implements AutoCloseable {

    private final Specification specification;
    private final Plan plan;
    private final Subject subject;
    private final ResultFactory results;
    private final Optional<UntoldRules> untold;
    private final Worker worker;

    public GuidedTrials(Specification specification, Plan plan, Subject subject, RunFacts facts) {
        this.specification = specification;
        this.plan = plan;
        this.subject = subject;
        this.results = new ResultFactory(subject, plan.claim(), facts);
        this.untold = UntoldRules.of(specification, facts, plan.claim(), subject);
        this.worker = new Worker(
                subject,
                new Lifting(specification, plan.claim().rules(), subject),
                new FailurePolicy(new CountDownLatch(1)));
    }

    /**
     * Begins a scenario.
     *
     * @return the trial that its steps are to carry out; {@link #end} is to be told how that ended
     * @throws UnsupportedException if the subject lacks a capability that the plan knows to be needed
     */
    public ScenarioTrial begin(Scenario scenario) {
        ScenarioTrial trial =
                new ScenarioTrial(specification, plan.claim().rules(), scenario, subject, worker::session);
        worker.take(trial);
        plan.lacking().stream()
                .filter(lacking -> lacking.scenario().id().equals(scenario.id()))
                .findFirst()
                .ifPresent(lacking -> {
                    throw results.lacking(lacking.capability());
                });
        return trial;
    }

    /**
     * The result of the scenario begun last.
     *
     * @param thrown what ended it, if it did not go through
     */
    public Result end(Optional<Throwable> thrown) {
        Result found = results.of(worker, thrown);
        if (found.verdict() == Verdict.ERROR) {
            worker.leave();
        }
        Result settled = found.verdict() == Verdict.VIOLATED
                ? untold.map(rules -> rules.settled(List.of(found)).get(0)).orElse(found)
                : found;
        return settled.explainedBy(subject.knownLimits());
    }

    /** Leaves the subject's table. */
    @Override
    public void close() {
        worker.close();
    }
}
