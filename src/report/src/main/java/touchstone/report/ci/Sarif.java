package touchstone.report.ci;

import com.contrastsecurity.sarif.Invocation;
import com.contrastsecurity.sarif.Message;
import com.contrastsecurity.sarif.Notification;
import com.contrastsecurity.sarif.PropertyBag;
import com.contrastsecurity.sarif.ReportingDescriptorReference;
import com.contrastsecurity.sarif.RunAutomationDetails;
import com.contrastsecurity.sarif.SarifSchema210;
import com.contrastsecurity.sarif.Tool;
import com.contrastsecurity.sarif.ToolComponent;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.FileReason;
import touchstone.report.Report;
import touchstone.report.ReportException;
import touchstone.report.Run;
import touchstone.report.text.UntrustedText;
import touchstone.suite.coverage.ClaimResult;
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

    /** Names of the format; which of them GitHub reads, and which it asks for, stands in its pages on code scanning. */
    private static final ObjectMapper JSON = VisibleJson.mapper()
            .setDateFormat(new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT))
            .setTimeZone(TimeZone.getTimeZone("UTC"))
            .enable(SerializationFeature.INDENT_OUTPUT);

    private static final URI SCHEMA = URI.create("https://json.schemastore.org/sarif-2.1.0.json");

    private static final String SEMANTIC_VERSION = "\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?";

    @Override
    public String name() {
        return "SARIF";
    }

    @Override
    public Told make(Run run) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            AtomicFile.write(file, JSON.writeValueAsString(log(run)) + "\n");
            return Told.line("SARIF: " + file);
        } catch (IOException e) {
            throw new ReportException("the SARIF file cannot be written to " + file + ": " + FileReason.of(e), e);
        }
    }

    SarifSchema210 log(Run run) {
        List<Clause> clauses = run.specification().clauses().stream()
                .filter(run.claim()::covers)
                .toList();
        String version = UntrustedText.line(run.record().suiteVersion());
        SarifRules rules = new SarifRules(address, run.specification().mappings()::severity);
        ToolComponent driver = new ToolComponent()
                .withName("Touchstone")
                .withVersion(version)
                .withSemanticVersion(version.matches(SEMANTIC_VERSION) ? version : null)
                .withRules(clauses.stream().map(rules::of).collect(Collectors.toCollection(LinkedHashSet::new)));
        List<String> ids = clauses.stream().map(Clause::id).toList();
        List<com.contrastsecurity.sarif.Result> results = JobSubject.each(run)
                .flatMap(account -> account.violations().stream()
                        .filter(result -> ids.contains(result.clause()))
                        .map(result -> new SarifFinding(account, places, result).result(ids.indexOf(result.clause()))))
                .toList();
        return new SarifSchema210()
                .with$schema(SCHEMA)
                .withVersion(SarifSchema210.Version._2_1_0)
                .withRuns(List.of(new com.contrastsecurity.sarif.Run()
                        .withTool(new Tool().withDriver(driver))
                        .withAutomationDetails(new RunAutomationDetails().withId(category(run)))
                        .withInvocations(List.of(invocation(run)))
                        .withResults(results)
                        .withColumnKind(com.contrastsecurity.sarif.Run.ColumnKind.UTF_16_CODE_UNITS)
                        .withProperties(properties(run))));
    }

    /** Two claims made of one commit are two analyses. */
    private static String category(Run run) {
        return "touchstone/" + run.claim().name().replaceAll("[^A-Za-z0-9._-]+", "-") + "/"
                + run.claim().profile() + "/";
    }

    private Invocation invocation(Run run) {
        List<Notification> notifications = new ArrayList<>();
        JobSubject.each(run).forEach(account -> {
            account.attempt()
                    .trouble()
                    .ifPresent(trouble -> notifications.add(
                            notification(account.label() + " could not be tried: " + trouble, Optional.empty())));
            account.breakdowns()
                    .forEach(result -> notifications.add(notification(
                            account.label() + " broke down at " + result.scenario() + ": " + result.message(),
                            Optional.of(result.clause()))));
        });
        if (!run.record().complete()) {
            notifications.add(notification("The run was cut short: not everything was tried", Optional.empty()));
        }
        return new Invocation()
                .withExecutionSuccessful(notifications.isEmpty())
                .withExitCode(exitCode.orElse(null))
                .withCommandLine(UntrustedText.line(run.record().commandLine()))
                .withStartTimeUtc(Date.from(run.record().started()))
                .withEndTimeUtc(run.record().finished().map(Date::from).orElse(null))
                .withToolExecutionNotifications(notifications);
    }

    private static Notification notification(String message, Optional<String> clause) {
        return new Notification()
                .withLevel(Notification.Level.ERROR)
                .withMessage(new Message().withText(SarifFinding.sentence(message)))
                .withAssociatedRule(
                        clause.map(new ReportingDescriptorReference()::withId).orElse(null));
    }

    private PropertyBag properties(Run run) {
        PropertyBag properties = new PropertyBag();
        properties.setAdditionalProperty("ruleset", run.claim().name());
        properties.setAdditionalProperty("profile", run.claim().profile().toString());
        properties.setAdditionalProperty("protocol", run.claim().protocol());
        properties.setAdditionalProperty("seed", run.record().seed());
        properties.setAdditionalProperty("complete", run.record().complete());
        run.baseline().ifPresent(file -> properties.setAdditionalProperty("baselineSha256", file.sha256()));
        properties.setAdditionalProperty(
                "subjects", JobSubject.each(run).map(Sarif::subject).toList());
        return properties;
    }

    private static Map<String, Object> subject(JobSubject account) {
        Map<String, Object> subject = new LinkedHashMap<>();
        subject.put("id", UntrustedText.name(account.attempt().identity().id()));
        subject.put("name", UntrustedText.name(account.attempt().identity().name()));
        subject.put("version", UntrustedText.name(account.attempt().identity().version()));
        subject.put("command", UntrustedText.line(account.attempt().identity().command()));
        ClaimResult found = account.found();
        subject.put("verdict", UntrustedText.line(found.verdict()));
        subject.put("clauses", found.clauseNumbers());
        subject.put("faults", found.faultNumbers());
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
