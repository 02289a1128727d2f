package touchstone.report.ci;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import touchstone.report.Report;
import touchstone.report.ReportException;
import touchstone.report.Run;
import touchstone.report.text.UntrustedText;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.result.VisibleJson;
import touchstone.suite.specification.Clause;

/**
 * A run as SARIF 2.1.0, which GitHub shows as alerts: a rule for every clause of the claim, and a result for every scenario
 * that speaks against it. A program that broke down says nothing about the rules, so that is a notification of the tool. All
 * subjects are in one run of the format: GitHub takes no more than twenty.
 *
 * @param file written or replaced; folders are made if need be
 * @param address of the page of a clause, if there is one
 * @param exitCode of the command, if it is known
 */
public record Sarif(
        Path file, SarifLocations places, Function<Clause, Optional<String>> address, Optional<Integer> exitCode)
        implements Report {

    private static final ObjectMapper JSON =
            VisibleJson.mapper().registerModule(new Jdk8Module()).enable(SerializationFeature.INDENT_OUTPUT);

    private static final String SEMANTIC_VERSION = "\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?";

    @Override
    public String name() {
        return "SARIF";
    }

    @Override
    public Told make(Run run) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, JSON.writeValueAsString(log(run)) + "\n");
            return Told.line("SARIF: " + file);
        } catch (IOException e) {
            throw new ReportException("the SARIF file cannot be written to " + file + ": " + e, e);
        }
    }

    SarifLog log(Run run) {
        List<Clause> clauses = run.specification().clauses().stream()
                .filter(run.claim()::covers)
                .toList();
        String version = UntrustedText.line(run.record().suiteVersion());
        SarifRules rules = new SarifRules(address);
        SarifLog.Driver driver = new SarifLog.Driver(
                "Touchstone",
                version,
                Optional.of(version).filter(text -> text.matches(SEMANTIC_VERSION)),
                clauses.stream().map(rules::of).toList());
        List<String> ids = clauses.stream().map(Clause::id).toList();
        List<SarifLog.Result> results = JobSubject.of(run).stream()
                .flatMap(account -> account.violations().stream()
                        .filter(result -> ids.contains(result.clause()))
                        .map(result ->
                                new SarifFinding(run, account, places, result).result(ids.indexOf(result.clause()))))
                .toList();
        return new SarifLog(
                SarifLog.SCHEMA,
                "2.1.0",
                List.of(new SarifLog.Run(
                        new SarifLog.Tool(driver),
                        new SarifLog.AutomationDetails(category(run)),
                        List.of(invocation(run)),
                        results,
                        "utf16CodeUnits",
                        properties(run))));
    }

    /** Two claims made of one commit are two analyses. */
    private static String category(Run run) {
        return "touchstone/" + run.claim().name().replaceAll("[^A-Za-z0-9._-]+", "-") + "/"
                + run.claim().profile() + "/";
    }

    private SarifLog.Invocation invocation(Run run) {
        List<SarifLog.Notification> notifications = new ArrayList<>();
        for (JobSubject account : JobSubject.of(run)) {
            account.attempt()
                    .trouble()
                    .ifPresent(trouble -> notifications.add(
                            notification(account.label() + " could not be tried: " + trouble, Optional.empty())));
            account.breakdowns()
                    .forEach(result -> notifications.add(notification(
                            account.label() + " broke down at " + result.scenario() + ": " + result.message(),
                            Optional.of(result.clause()))));
        }
        if (!run.record().complete()) {
            notifications.add(notification("The run was cut short: not everything was tried", Optional.empty()));
        }
        return new SarifLog.Invocation(
                notifications.isEmpty(),
                exitCode,
                UntrustedText.line(run.record().commandLine()),
                run.record().started().toString(),
                run.record().finished().map(Object::toString),
                notifications);
    }

    private static SarifLog.Notification notification(String message, Optional<String> clause) {
        return new SarifLog.Notification(
                "error",
                new SarifLog.Text(SarifFinding.sentence(message), Optional.empty()),
                clause.map(SarifLog.RuleReference::new));
    }

    private static Map<String, Object> properties(Run run) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("ruleset", run.claim().name());
        properties.put("profile", run.claim().profile().toString());
        properties.put("protocol", run.claim().protocol());
        properties.put("seed", run.record().seed());
        properties.put("complete", run.record().complete());
        run.baseline().ifPresent(file -> properties.put("baselineSha256", file.sha256()));
        properties.put("subjects", JobSubject.of(run).stream().map(Sarif::subject).toList());
        return properties;
    }

    private static Map<String, Object> subject(JobSubject account) {
        Map<String, Object> subject = new LinkedHashMap<>();
        subject.put("id", UntrustedText.name(account.attempt().identity().id()));
        subject.put("name", UntrustedText.name(account.attempt().identity().name()));
        subject.put("version", UntrustedText.name(account.attempt().identity().version()));
        subject.put("command", UntrustedText.line(account.attempt().identity().command()));
        Stream.of(Verdict.values())
                .forEach(verdict -> subject.put(
                        verdict.word(),
                        account.results().stream()
                                .map(Result::verdict)
                                .filter(verdict::equals)
                                .count()));
        return subject;
    }
}
