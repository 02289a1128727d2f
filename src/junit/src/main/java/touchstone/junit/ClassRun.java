package touchstone.junit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.engine.support.hierarchical.OpenTest4JAwareThrowableCollector;
import touchstone.spi.Subject;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.BaselineSubject;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;

/** One test class from the call of its subject's method to the last scenario. */
final class ClassRun {

    private final ClassTests test;
    private final TestConfiguration configuration;
    private final EngineExecutionListener listener;

    ClassRun(ClassTests test, TestConfiguration configuration, EngineExecutionListener listener) {
        this.test = test;
        this.configuration = configuration;
        this.listener = listener;
    }

    void run() {
        listener.executionStarted(test);
        OpenTest4JAwareThrowableCollector thrown = new OpenTest4JAwareThrowableCollector();
        thrown.execute(() -> {
            TestClaim claims = test.claims();
            Subject subject = new SuppliedSubject(test.test(), SubjectMethod.of(test.test())).get();
            thrown.execute(() -> certify(claims, subject));
            if (subject instanceof AutoCloseable closeable) {
                thrown.execute(closeable::close);
            }
        });
        listener.executionFinished(test, thrown.toTestExecutionResult());
    }

    private void certify(TestClaim claims, Subject subject) {
        boolean records = configuration.updatesBaseline();
        RunFacts facts = new RunFacts(version(), "JUnit: " + test.test().getName(), configuration.seed());
        int workers = configuration.workers();
        Optional<BaselineFile> baseline = claims.readBaseline(records);
        Optional<BaselineSubject> known = records ? Optional.empty() : baseline.map(file -> standing(file, subject));
        Plan whole = Plan.of(claims.specification(), claims.claim(), subject.capabilities());
        ScenarioReporter scenes = new ScenarioReporter(test, listener);
        Plan plan = scenes.of(whole);
        Path path = configuration.results(test.test());
        try (RunFolder folder = open(path)) {
            RunRecorder account = new RunRecorder(claims, facts, subject, whole.size(), baseline);
            folder.write(account.of(false));
            TestJudge judge = new TestJudge(
                    claims.claim().profile(),
                    new FailureText(test.test(), claims.specification()),
                    claims.baseline(),
                    known,
                    records);
            scenes.begin(folder, judge);
            List<Result> results;
            try {
                results = new Certification(claims.specification(), workers, facts).certify(subject, plan, scenes);
            } finally {
                scenes.end();
            }
            boolean all = results.stream().filter(Result::wasTried).count() == whole.size();
            folder.write(account.of(all));
            listener.reportingEntryPublished(test, ReportEntry.from("touchstone.results", path.toString()));
            requireTold(subject, results);
            if (records) {
                new BaselineRecord(claims, facts.suiteVersion()).write(baseline, subject, results, whole);
            }
        } catch (IOException | UncheckedIOException e) {
            throw new ConfigurationException("can't write to " + path + ": " + e.getMessage(), e);
        }
    }

    private static RunFolder open(Path path) {
        try {
            return RunFolder.open(path);
        } catch (IOException e) {
            throw new ConfigurationException(
                    "can't write to " + path.toAbsolutePath() + ": " + e.getMessage() + "; choose another "
                            + TestConfiguration.RESULTS,
                    e);
        }
    }

    private static BaselineSubject standing(BaselineFile file, Subject subject) {
        String id = subject.identity().id();
        Set<String> known = file.baseline().subjects().keySet();
        return Optional.ofNullable(file.baseline().subjects().get(id))
                .orElseThrow(() -> new ConfigurationException(file.path() + ": no subject '" + id + "' in it, but '"
                        + String.join("', '", known) + "'; the subject's identity has another id, or the file is to be"
                        + " written anew with -D" + TestConfiguration.UPDATE_BASELINE + "=true"));
    }

    /** A build that is green for want of anything tried would be a lie. */
    private static void requireTold(Subject subject, List<Result> results) {
        List<Result> untried =
                results.stream().filter(result -> !result.wasTried()).toList();
        if (!untried.isEmpty()) {
            throw new SubjectFailedException(
                    untried.size() + " scenarios were not tried: "
                            + untried.get(0).message().substring(Result.NOT_TRIED.length()),
                    null);
        }
        if (!results.isEmpty() && results.stream().allMatch(result -> result.verdict() == Verdict.UNSUPPORTED)) {
            throw new ConfigurationException(
                    "nothing could be tried: the subject " + subject.identity().id() + " lacks "
                            + results.stream()
                                    .map(result -> result.capability().orElse(""))
                                    .distinct()
                                    .collect(Collectors.joining(", "))
                            + "; see the capabilities() of the subject, and what its table throws Unsupported for");
        }
    }

    static String version() {
        String version = ClassRun.class.getPackage().getImplementationVersion();
        return version == null ? "unreleased" : version;
    }
}
