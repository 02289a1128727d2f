package touchstone.suite.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import touchstone.spi.KnownLimitation;
import touchstone.spi.Subject;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** Runs a plan's scenarios on a subject. */
public final class Certification {

    private final Specification specification;
    private final int workers;
    private final RunFacts facts;
    private final DiagramDetail detail;
    private final CountDownLatch cancelled = new CountDownLatch(1);

    /**
     * @param workers how many scenarios run at a time, at least 1, each in a session of its own
     */
    public Certification(Specification specification, int workers, RunFacts facts) {
        this(specification, workers, facts, DiagramDetail.STEPS);
    }

    /** @param workers how many scenarios run at a time, at least 1, each in a session of its own */
    public Certification(Specification specification, int workers, RunFacts facts, DiagramDetail detail) {
        this.detail = detail;
        this.specification = specification;
        this.workers = workers;
        this.facts = facts;
    }

    /** Lets scenarios in progress end and tries no further ones, now or later. May be called from any thread. */
    public void cancel() {
        cancelled.countDown();
    }

    public boolean wasCancelled() {
        return cancelled.getCount() == 0;
    }

    /**
     * Tries the scenarios and waits for the last to end.
     *
     * @param asTheyCome told of each result as soon as there is one, by one thread at a time; if it throws, no further
     *     scenario is tried
     * @return all results, in the order of the specification
     * @throws RuntimeException what asTheyCome threw first, once the scenarios in progress have ended
     */
    public List<Result> certify(Subject subject, Plan plan, Consumer<Result> asTheyCome) {
        return resume(subject, plan, List.of(), asTheyCome);
    }

    /**
     * Tries the scenarios of which there is no result yet, as if those of which there is one had just been tried.
     *
     * @param had results of the subject's scenarios, as they came; the listener is told of none of them
     * @param asTheyCome as in {@link #certify(Subject, Plan, Consumer)}
     * @return all results, in the order of the specification
     * @throws RuntimeException as there
     */
    public List<Result> resume(Subject subject, Plan plan, List<Result> had, Consumer<Result> asTheyCome) {
        return certify(subject, plan, had, new RunListener() {
            @Override
            public void begins(Scenario scenario) {
                // Of interest to those alone who show what is going on.
            }

            @Override
            public void ends(Result result, Optional<Throwable> thrown) {
                asTheyCome.accept(result);
            }
        });
    }

    /**
     * Tries the scenarios and waits for the last to end.
     *
     * @return all results, in the order of the specification
     * @throws RuntimeException what the listener threw first, once the scenarios in progress have ended
     */
    public List<Result> certify(Subject subject, Plan plan, RunListener listener) {
        return certify(subject, plan, List.of(), listener);
    }

    private List<Result> certify(Subject subject, Plan whole, List<Result> had, RunListener listener) {
        Plan plan = whole.without(had.stream().map(Result::scenario).collect(Collectors.toSet()));
        Optional<UntoldRules> untold = UntoldRules.of(specification, facts, plan.claim(), subject);
        Kept kept = new Kept(listener, subject.knownLimits(), untold.isPresent());
        kept.results.addAll(had);
        FailurePolicy failures = new FailurePolicy(cancelled);
        had.forEach(failures::had);
        ResultFactory made = new ResultFactory(subject, plan.claim(), facts);
        plan.lacking().forEach(lacking -> kept.ends(made.unsupported(lacking), Optional.empty()));
        if (!plan.tries().isEmpty()) {
            new Execution(specification, plan.claim(), subject, made, kept, failures, detail)
                    .after(had)
                    .run(plan.tries(), workers);
        }
        untold.ifPresent(kept::settle);
        return kept.results();
    }

    /** Keeps the results of a run, and passes on what happens. */
    private final class Kept implements RunListener {

        private final RunListener listener;
        private final List<KnownLimitation> limits;
        private final boolean holdsViolations;
        private final List<Result> results = new ArrayList<>();
        /** Violations of which it is yet to be found out whether the subject could be told otherwise. */
        private final Map<Result, Optional<Throwable>> held = new LinkedHashMap<>();

        private RuntimeException failure;

        Kept(RunListener listener, List<KnownLimitation> limits, boolean holdsViolations) {
            this.listener = listener;
            this.limits = limits;
            this.holdsViolations = holdsViolations;
        }

        @Override
        public synchronized void begins(Scenario scenario) {
            passOn(() -> listener.begins(scenario));
        }

        @Override
        public synchronized void ends(Result found, Optional<Throwable> thrown) {
            if (holdsViolations && found.verdict() == Verdict.VIOLATED) {
                held.put(found, thrown);
            } else {
                settled(found, thrown);
            }
        }

        private void settled(Result found, Optional<Throwable> thrown) {
            Result result = found.explainedBy(limits);
            results.add(result);
            passOn(() -> listener.ends(result, thrown));
        }

        synchronized void settle(UntoldRules untold) {
            List<Result> found = List.copyOf(held.keySet());
            List<Result> settled = untold.settled(found);
            for (int i = 0; i < found.size(); i++) {
                settled(settled.get(i), held.get(found.get(i)));
            }
        }

        private void passOn(Runnable news) {
            try {
                news.run();
            } catch (RuntimeException e) {
                failure = failure == null ? e : failure;
                cancel();
            }
        }

        synchronized List<Result> results() {
            if (failure != null) {
                throw failure;
            }
            results.sort(Comparator.comparingInt(result -> specification.place(result.scenario())));
            return List.copyOf(results);
        }
    }
}
