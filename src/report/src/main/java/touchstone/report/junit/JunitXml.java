package touchstone.report.junit;

import java.io.Writer;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import touchstone.report.KnownFailures;
import touchstone.report.Run;
import touchstone.report.allure.AllureOutcome;
import touchstone.report.text.TranscriptText;
import touchstone.report.text.UntrustedText;
import touchstone.report.text.XmlText;
import touchstone.spi.Identity;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/**
 * Writes a run as the XML that continuous integration servers read, known by the name of JUnit: a {@code testsuite} for every
 * subject. Findings are failures, break-downs are errors, and what could not be tested is skipped; so is a failure that the
 * baseline knows.
 */
final class JunitXml {

    private final Run run;
    private final Map<String, String> names;
    private final KnownFailures known;
    private final XmlText xml;

    private JunitXml(Run run, Writer target) {
        this.run = run;
        this.xml = new XmlText(target);
        this.names = run.names();
        this.known = new KnownFailures(run);
    }

    /** @throws java.io.UncheckedIOException if it can't be written */
    static void write(Run run, Writer target) {
        new JunitXml(run, target).document();
    }

    private void document() {
        Map<String, Tally> tallies = new HashMap<>();
        Tally all = Tally.NONE;
        for (Identity subject : run.subjects()) {
            Tally own = Tally.NONE;
            for (Result result : run.of(subject)) {
                Tally one = tally(result);
                own = own.and(one);
                all = all.and(one);
            }
            tallies.put(subject.id(), own);
        }
        int cut = run.complete() ? 0 : 1;
        xml.declaration();
        xml.open("testsuites", "name", run.complete() ? "Touchstone" : "Touchstone (incomplete run)")
                .attributes(
                        "tests", all.tests() + cut,
                        "failures", all.failures(),
                        "errors", all.errors() + cut,
                        "skipped", all.skipped(),
                        "time", seconds(all.millis()));
        run.subjects().forEach(subject -> suite(subject, run.of(subject), tallies.get(subject.id())));
        if (!run.complete()) {
            cutShort();
        }
        xml.newLine().close().end();
    }

    private void suite(Identity subject, List<Result> results, Tally tally) {
        xml.newLine()
                .open("testsuite", "name", names.get(subject.id()))
                .attributes(
                        "tests", tally.tests(),
                        "failures", tally.failures(),
                        "errors", tally.errors(),
                        "skipped", tally.skipped(),
                        "time", seconds(tally.millis()),
                        "timestamp", timestamp(results.get(0).started()));
        xml.newLine().open("properties");
        facts(subject, results).forEach((name, value) -> xml.newLine()
                .empty("property", "name", name, "value", UntrustedText.line(value)));
        xml.newLine().close();
        results.forEach(this::testCase);
        xml.newLine().close();
    }

    private Map<String, String> facts(Identity subject, List<Result> results) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("touchstone.version", run.record().suiteVersion());
        facts.put("touchstone.command", run.record().commandLine());
        facts.put("touchstone.complete", Boolean.toString(run.complete()));
        facts.put("profile", run.profile().toString());
        facts.put("protocol", Boolean.toString(run.claim().protocol()));
        facts.put("ruleset", run.record().claim().ruleset());
        facts.put("seed", Long.toString(run.record().seed()));
        ClaimResult found = run.found(subject, results);
        facts.put("verdict", found.verdict());
        facts.put("clauses", found.clauseNumbers());
        facts.put("faults", found.faultNumbers());
        facts.put("subject.id", subject.id());
        facts.put("subject.name", subject.name());
        facts.put("subject.version", subject.version());
        facts.put("subject.command", subject.command());
        return facts;
    }

    private void testCase(Result result) {
        AllureOutcome outcome = new AllureOutcome(result, run.profile());
        xml.newLine()
                .open(
                        "testcase",
                        "classname",
                        Run.inClassNames(names.get(result.subject().id())) + "." + result.clause(),
                        "name",
                        result.scenario() + " " + UntrustedText.line(result.title()),
                        "time",
                        seconds(result.millis()));
        if (run.profile().conforms(result.verdict())) {
            if (result.verdict() == Verdict.TOLERATED) {
                xml.element("system-out", "tolerated: " + outcome.message());
            }
        } else if (result.verdict() == Verdict.UNSUPPORTED || outcome.isOnlyLookedAt()) {
            xml.empty("skipped", "message", outcome.message());
        } else if (known.note(result).isPresent()) {
            xml.empty(
                    "skipped",
                    "message",
                    UntrustedText.line(KnownFailures.words(known.note(result).get()) + ": " + outcome.message()));
        } else {
            xml.element(
                    result.verdict() == Verdict.ERROR ? "error" : "failure",
                    outcome.trace(),
                    "message",
                    outcome.message(),
                    "type",
                    result.verdict());
            if (!result.transcript().isEmpty()) {
                xml.element("system-out", TranscriptText.of(result));
            }
            if (!result.errorTail().isBlank()) {
                xml.element("system-err", UntrustedText.block(result.errorTail()));
            }
        }
        xml.close();
    }

    /**
     * A run that was cut short may have found nothing wrong only because it did not come that far. Servers show nothing but
     * cases, so this is a case; it stands in a suite of its own and counts for no subject.
     */
    private void cutShort() {
        xml.newLine()
                .open("testsuite", "name", "Touchstone")
                .attributes("tests", 1, "failures", 0, "errors", 1, "skipped", 0, "time", seconds(0));
        xml.newLine().open("testcase", "classname", "Touchstone", "name", "The run is complete", "time", seconds(0));
        xml.empty(
                "error",
                "message",
                "the run was cut short after " + run.results().size() + " results",
                "type",
                "incomplete");
        xml.close().newLine().close();
    }

    /** In UTC, to the second and without a zone: the one form that all schemas in use agree on. */
    private static String timestamp(Instant started) {
        return LocalDateTime.ofInstant(started, ZoneOffset.UTC)
                .format(DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss", Locale.ROOT));
    }

    private static String seconds(double millis) {
        return String.format(Locale.ROOT, "%.3f", millis / 1000);
    }

    /** What is counted of results in the attributes of a suite, and of a suite in those of all. */
    private record Tally(int tests, int failures, int errors, int skipped, double millis) {

        private static final Tally NONE = new Tally(0, 0, 0, 0, 0);

        Tally and(Tally other) {
            return new Tally(
                    tests + other.tests,
                    failures + other.failures,
                    errors + other.errors,
                    skipped + other.skipped,
                    millis + other.millis);
        }
    }

    private Tally tally(Result result) {
        AllureOutcome outcome = new AllureOutcome(result, run.profile());
        boolean skipped = result.verdict() == Verdict.UNSUPPORTED
                || outcome.isOnlyLookedAt()
                || known.note(result).isPresent();
        boolean error = !skipped && result.verdict() == Verdict.ERROR;
        boolean failure = !skipped && !error && run.profile().violatedBy(result.verdict());
        return new Tally(1, failure ? 1 : 0, error ? 1 : 0, skipped ? 1 : 0, result.millis());
    }
}
