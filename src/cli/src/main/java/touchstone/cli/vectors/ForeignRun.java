package touchstone.cli.vectors;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.SafeText;
import touchstone.spi.Identity;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** What a library's own tests reported of the vectors, as a run of Touchstone. */
public final class ForeignRun {

    private static final ObjectMapper JSON =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    private static final int LONGEST_MESSAGE = 2000;

    private final Identity subject;
    private final Claim claim;
    private final Map<Scenario, Line> lines;

    /**
     * A line of the file.
     *
     * @param outcome {@code passed}, {@code failed} or {@code unsupported}
     */
    private record Line(String scenario, String outcome, String message) {

        Verdict verdict() {
            return switch (String.valueOf(outcome)) {
                case "passed" -> Verdict.SATISFIED;
                case "failed" -> Verdict.VIOLATED;
                case "unsupported" -> Verdict.UNSUPPORTED;
                default ->
                    throw new IllegalArgumentException("the outcome is '" + SafeText.line(String.valueOf(outcome))
                            + "'; expected passed, failed or unsupported");
            };
        }

        String words() {
            String words = message == null ? "" : message;
            return words.substring(0, Math.min(words.length(), LONGEST_MESSAGE));
        }
    }

    private ForeignRun(Identity subject, Claim claim, Map<Scenario, Line> lines) {
        this.subject = subject;
        this.claim = claim;
        this.lines = lines;
    }

    /**
     * Reads the report.
     *
     * @param name what was tested; the file's name if empty
     * @throws CommandException if there is no such file, or a line is none that is expected; the message says which
     */
    public static ForeignRun read(Path file, Optional<String> name, Specification specification, Ruleset ruleset) {
        Claim claim = new Claim(ruleset, Profile.ARBITER, List.of());
        Map<Scenario, Line> lines = new LinkedHashMap<>();
        int number = 0;
        try {
            for (String text : Files.readAllLines(file)) {
                number++;
                if (!text.isBlank()) {
                    Line line = JSON.readValue(text, Line.class);
                    line.verdict();
                    Scenario scenario = scenario(line, specification, claim);
                    if (lines.put(scenario, line) != null) {
                        throw new IllegalArgumentException(scenario.id() + " was reported before");
                    }
                }
            }
        } catch (JsonProcessingException e) {
            throw CommandException.trouble(file + ":" + number + ": no JSON object with scenario, outcome and message: "
                    + e.getOriginalMessage());
        } catch (IllegalArgumentException e) {
            throw CommandException.trouble(file + ":" + number + ": " + e.getMessage());
        } catch (CharacterCodingException e) {
            throw CommandException.trouble(file + ": it is not in UTF-8");
        } catch (IOException e) {
            throw CommandException.trouble("can't read " + file + ": " + e.getMessage());
        }
        if (lines.isEmpty()) {
            throw CommandException.trouble(file + ": no results; expected a line for each scenario");
        }
        specification
                .scenarios()
                .filter(scenario -> holds(scenario, specification, claim))
                .forEach(scenario ->
                        lines.putIfAbsent(scenario, new Line(scenario.id(), "unsupported", "not reported")));
        String shown = SafeText.line(name.orElseGet(() -> file.getFileName().toString()));
        String id =
                shown.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.+]+", "-").replaceAll("^-+|-+$", "");
        return new ForeignRun(new Identity(id.isEmpty() ? "library" : id, shown, "", "vectors:" + file), claim, lines);
    }

    private static Scenario scenario(Line line, Specification specification, Claim claim) {
        String id = SafeText.line(String.valueOf(line.scenario()));
        Scenario scenario = specification
                .scenario(id)
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no scenario '" + id + "'; the vectors may be of another version"));
        if (!holds(scenario, specification, claim)) {
            throw new IllegalArgumentException(
                    id + " does not hold under " + claim.name() + "; give the --ruleset that the tests ran under");
        }
        return scenario;
    }

    private static boolean holds(Scenario scenario, Specification specification, Claim claim) {
        return claim.has(specification.clause(scenario.clause()).orElseThrow()) && claim.meets(scenario);
    }

    /**
     * Writes the run as {@code certify} does. Scenarios of which nothing was reported are unsupported.
     *
     * @param added where rules come from that are not Touchstone's own
     * @throws CommandException if that fails
     */
    public void write(Path folder, RunFacts facts, RunRecord.Added added) {
        Instant now = Instant.now();
        try (RunFolder run = RunFolder.open(folder)) {
            lines.forEach((scenario, line) -> run.add(result(scenario, line, facts, now)));
            run.write(new RunRecord(
                    facts,
                    claim.recorded(),
                    added,
                    now,
                    Optional.of(now),
                    true,
                    List.of(new RunRecord.Attempt(
                            subject,
                            new TreeMap<>(),
                            List.of(
                                    "its own tests ran the test vectors and reported the results; Touchstone asked it nothing"),
                            Optional.empty(),
                            lines.size(),
                            Optional.empty())),
                    Optional.empty()));
        } catch (IOException e) {
            throw CommandException.trouble("can't write to " + folder + ": " + e.getMessage());
        }
    }

    private Result result(Scenario scenario, Line line, RunFacts facts, Instant now) {
        boolean passed = line.verdict() == Verdict.SATISFIED;
        return new Result(
                subject,
                scenario.clause(),
                scenario.id(),
                scenario.title(),
                line.verdict(),
                Optional.empty(),
                passed ? "" : line.words(),
                "",
                "",
                line.verdict() == Verdict.VIOLATED ? line.words() : "",
                "",
                List.of(),
                List.of(),
                facts,
                claim.recorded(),
                now,
                0,
                0,
                List.of(),
                List.of());
    }

    public boolean isViolated() {
        return count(Verdict.VIOLATED) > 0;
    }

    private long count(Verdict verdict) {
        return lines.values().stream().filter(line -> line.verdict() == verdict).count();
    }

    /** A line for the user. */
    public String summary() {
        return subject.name() + ", " + claim.name() + ": " + count(Verdict.SATISFIED) + " scenarios passed, "
                + count(Verdict.VIOLATED) + " failed, " + count(Verdict.UNSUPPORTED) + " unsupported.";
    }
}
