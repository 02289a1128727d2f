package touchstone.suite.run;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;

import io.cucumber.junit.platform.engine.CucumberTestEngine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.FilePosition;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import touchstone.subject.Subject;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** Tries a plan's scenarios on a subject: Cucumber on the JUnit Platform, one execution a subject. */
public final class Certification {

    private final Specification specification;
    private final int workers;
    private final RunFacts facts;
    private final Detail detail;
    private final CountDownLatch cancelled = new CountDownLatch(1);

    /**
     * @param workers how many scenarios run at a time, at least 1, each at a table of its own
     */
    public Certification(Specification specification, int workers, RunFacts facts) {
        this(specification, workers, facts, Detail.STEPS);
    }

    /** @param workers how many scenarios run at a time, at least 1, each at a table of its own */
    public Certification(Specification specification, int workers, RunFacts facts, Detail detail) {
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
        List<Result> results = Collections.synchronizedList(new ArrayList<>());
        AtomicReference<RuntimeException> failure = new AtomicReference<>();
        Consumer<Result> keep = found -> {
            Result result = found.explainedBy(subject.knownLimits());
            synchronized (results) {
                results.add(result);
                try {
                    asTheyCome.accept(result);
                } catch (RuntimeException e) {
                    // The platform only logs what its listeners throw.
                    failure.compareAndSet(null, e);
                    cancel();
                }
            }
        };
        Results made = new Results(subject.identity(), plan.claim(), facts);
        plan.lacking().forEach(lacking -> keep.accept(made.unsupported(lacking)));
        if (!plan.tries().isEmpty()) {
            run(new Watch(specification, plan.claim(), subject, made, keep, new Troubles(cancelled), detail), plan);
        }
        if (failure.get() != null) {
            throw failure.get();
        }
        Map<String, Integer> order = new HashMap<>();
        specification.scenarios().forEach(scenario -> order.put(scenario.id(), order.size()));
        synchronized (results) {
            results.sort(Comparator.comparing(result -> order.get(result.scenario())));
            return List.copyOf(results);
        }
    }

    private void run(Watch watch, Plan plan) {
        LauncherConfig config = LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .addTestEngines(new CucumberTestEngine())
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enableLauncherDiscoveryListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .build();
        CurrentRun.begin(watch::trialOfThisThread);
        try {
            LauncherFactory.create(config).execute(request(plan), watch);
        } finally {
            CurrentRun.end();
            watch.close();
        }
    }

    private LauncherDiscoveryRequest request(Plan plan) {
        Set<String> ids = plan.tries().stream().map(Scenario::id).collect(Collectors.toSet());
        PostDiscoveryFilter planned = descriptor -> scenario(descriptor)
                .map(scenario -> FilterResult.includedIf(ids.contains(scenario.id())))
                .orElseGet(() -> FilterResult.includedIf(!descriptor.isTest()));
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(plan.tries().stream()
                        .map(Scenario::file)
                        .distinct()
                        .map(file -> selectFile(file.toFile()))
                        .toList())
                .filters(planned)
                .configurationParameter("cucumber.glue", "touchstone.suite.steps")
                .configurationParameter("cucumber.object-factory", StepFactory.class.getName())
                .configurationParameter("cucumber.publish.quiet", "true")
                .configurationParameter("cucumber.execution.parallel.enabled", String.valueOf(workers > 1))
                .configurationParameter("cucumber.execution.parallel.config.strategy", "fixed")
                .configurationParameter("cucumber.execution.parallel.config.fixed.parallelism", String.valueOf(workers))
                .configurationParameter(
                        "cucumber.execution.parallel.config.fixed.max-pool-size", String.valueOf(workers))
                .build();
    }

    private Optional<Scenario> scenario(TestDescriptor descriptor) {
        return descriptor.getSource().flatMap(source -> scenarioAt(specification, source));
    }

    static Optional<Scenario> scenarioAt(Specification specification, TestSource source) {
        return source instanceof FileSource file
                ? file.getPosition()
                        .map(FilePosition::getLine)
                        .flatMap(line -> specification.scenarioAt(file.getFile().toPath(), line))
                : Optional.empty();
    }
}
