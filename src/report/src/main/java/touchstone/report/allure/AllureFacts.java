package touchstone.report.allure;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import touchstone.report.Run;
import touchstone.report.text.UntrustedText;
import touchstone.spi.Identity;
import touchstone.spi.RulesSetting;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.result.VisibleJson;

/** The files beside the results that describe the run as a whole to Allure. */
final class AllureFacts {

    private static final int LONGEST_NAME = 80;

    private final ObjectMapper json = VisibleJson.mapper();
    private final Run run;
    private final long order;

    /** @param order of the run among those that are compared with it, from 1 */
    AllureFacts(Run run, long order) {
        this.run = run;
        this.order = order;
    }

    void write(Path folder) throws IOException {
        json.writeValue(folder.resolve("categories.json").toFile(), AllureCategories.of(run));
        json.writeValue(folder.resolve("executor.json").toFile(), executor());
        Files.writeString(folder.resolve("environment.properties"), properties(environment()));
    }

    /** What the report is headed with. Allure puts it into the page as it is, so it holds nothing but plain words. */
    String reportName() {
        String name = ruleset().replaceAll("[^\\p{L}\\p{N} ,.:()/+-]", "_");
        return "Touchstone: "
                + (name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "...")
                + (run.complete() ? "" : ", INCOMPLETE RUN");
    }

    private Map<String, Object> executor() {
        return AllureExecutor.of(
                        System.getenv(), UntrustedText.line(run.record().suiteVersion()))
                .json(
                        order,
                        ruleset() + ", profile " + run.profile() + (run.complete() ? "" : ", INCOMPLETE"),
                        reportName());
    }

    private Map<String, String> environment() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Run", run.complete() ? "complete" : "INCOMPLETE: it was cut short");
        facts.put("Ruleset", ruleset());
        facts.put("Profile", run.profile().toString());
        facts.put("Touchstone", UntrustedText.line(run.record().suiteVersion()));
        facts.put("Touchstone.command", UntrustedText.line(run.record().commandLine()));
        facts.put("Seed", Long.toString(run.record().seed()));
        List<Identity> subjects = run.subjects();
        for (int i = 0; i < subjects.size(); i++) {
            Identity subject = subjects.get(i);
            String key = subjects.size() == 1 ? "Subject" : "Subject." + (i + 1);
            facts.put(key, UntrustedText.line(subject.name()));
            facts.put(key + ".id", UntrustedText.line(subject.id()));
            facts.put(key + ".version", UntrustedText.line(subject.version()));
            facts.put(key + ".command", UntrustedText.line(subject.command()));
            ClaimResult found = run.found(subject);
            facts.put(key + ".verdict", UntrustedText.line(found.verdict() + ": " + found.clauseNumbers()));
            facts.put(key + ".knownFaults", UntrustedText.line(found.faultNumbers()));
            run.rules(subject).ifPresent(rules -> facts.put(key + ".rules", UntrustedText.line(told(rules))));
        }
        facts.put("Java", System.getProperty("java.runtime.version"));
        facts.put(
                "System",
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"));
        return facts;
    }

    private static String told(RulesSetting rules) {
        return rules.unsaid().isEmpty()
                ? rules.summary()
                : rules.summary() + "; not, or only approximately, set by its commands: "
                        + rules.unsaid().stream().map(RulesSetting.Unsaid::part).collect(Collectors.joining(", "));
    }

    private String ruleset() {
        return run.results().isEmpty()
                ? "no results"
                : UntrustedText.line(run.record().claim().ruleset());
    }

    /** A properties file without the time stamp that the JDK puts into one: the same run gives the same file. */
    private static String properties(Map<String, String> facts) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> fact : facts.entrySet()) {
            Properties single = new Properties();
            single.setProperty(fact.getKey(), fact.getValue());
            StringWriter line = new StringWriter();
            single.store(line, null);
            line.toString().lines().filter(l -> !l.startsWith("#")).forEach(l -> text.append(ascii(l))
                    .append('\n'));
        }
        return text.toString();
    }

    private static String ascii(String text) {
        return StandardCharsets.US_ASCII.newEncoder().canEncode(text)
                ? text
                : text.chars()
                        .mapToObj(c -> c < 0x80 ? Character.toString((char) c) : "\\u%04X".formatted(c))
                        .collect(Collectors.joining());
    }
}
