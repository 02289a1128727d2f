package touchstone.cli.vectors;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.cli.options.Installation;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.SafeText;
import touchstone.report.Run;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateFactory;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.certificate.ExecutedFiles;
import touchstone.suite.certificate.SuiteVersion;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * What a library's own tests reported of the vectors, as a run of Touchstone. A scenario of which nothing was reported was not
 * tried, and the run is incomplete.
 */
public final class ForeignRun {

    /** Where its certificate is, in the folder of the run. */
    public static final String CERTIFICATE = "certificate.json";

    private static final String OBSERVED = "as its own tests report";

    private final Specification specification;
    private final SuiteVersion suite;
    private final Claim claim;
    private final ResultsFile reported;
    private final RunFacts facts;
    private final Instant taken = Instant.now();
    private final Plan plan;
    private final RunRecord.Attempt attempt;
    private final List<Result> results;

    /**
     * Reads the report.
     *
     * @param name what was tested; the file's name if empty
     * @param suite this Touchstone
     * @throws CommandException if there is no such file, or a line is none that is expected; the message says which
     */
    public ForeignRun(
            Path file,
            Optional<String> name,
            Specification specification,
            Ruleset ruleset,
            SuiteVersion suite,
            RunFacts facts) {
        this.specification = specification;
        this.suite = suite;
        this.facts = facts;
        this.claim = new Claim(ruleset, Profile.ARBITER, List.of());
        this.reported = ResultsFile.read(
                file, specification, claim, suite.specification().sha256());
        this.plan = Plan.of(specification, claim, capabilities().collect(Collectors.toSet()));
        this.attempt = new RunRecord.Attempt(
                identity(name.orElse(reported.origin().file())),
                capabilities()
                        .collect(Collectors.toMap(Capability::id, one -> OBSERVED, (one, same) -> one, TreeMap::new)),
                List.of("its own tests ran the test vectors and reported the results; Touchstone asked it nothing"),
                Optional.empty(),
                plan.size(),
                Optional.empty());
        this.results = results();
    }

    private Identity identity(String name) {
        String shown = SafeText.line(name);
        String id =
                shown.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.+]+", "-").replaceAll("^-+|-+$", "");
        return new Identity(
                id.isEmpty() ? "library" : id,
                shown,
                "",
                Identity.REPORTED + reported.origin().file());
    }

    /** Those without which something could not have passed or failed. */
    private Stream<Capability> capabilities() {
        return specification
                .scenarios()
                .filter(scenario -> Optional.ofNullable(reported.lines().get(scenario.id()))
                        .filter(line -> line.verdict() != Verdict.UNSUPPORTED)
                        .isPresent())
                .flatMap(scenario -> scenario.needs().stream());
    }

    /** In the order of the specification. */
    private List<Result> results() {
        Set<String> planned = CertificateFactory.planned(plan);
        Map<String, Capability> lacking = plan.lacking().stream()
                .collect(Collectors.toMap(one -> one.scenario().id(), Plan.Lacking::capability));
        List<Result> found = new ArrayList<>();
        specification
                .scenarios()
                .filter(scenario -> planned.contains(scenario.id()))
                .forEach(scenario -> Optional.ofNullable(reported.lines().get(scenario.id()))
                        .or(() -> VectorRecorder.obstacle(scenario)
                                .map(why -> new ResultsFile.Line(Verdict.UNSUPPORTED, "no test vector has it: " + why)))
                        .map(line -> result(scenario, line, Optional.ofNullable(lacking.get(scenario.id()))))
                        .ifPresent(found::add));
        return found;
    }

    private Result result(Scenario scenario, ResultsFile.Line line, Optional<Capability> lacking) {
        String words = (line.verdict() == Verdict.VIOLATED ? "reported as failed" : "reported as unsupported")
                + (line.message().isEmpty() ? "" : ": " + line.message());
        return new Result(
                attempt.identity(),
                scenario.clause(),
                scenario.id(),
                scenario.title(),
                line.verdict(),
                lacking.map(Capability::id),
                line.verdict() == Verdict.SATISFIED
                        ? ""
                        : lacking.map(needed -> "needs " + needed.id() + ": ").orElse("") + words,
                "",
                "",
                line.verdict() == Verdict.VIOLATED ? words : "",
                "",
                List.of(),
                List.of(),
                facts,
                claim.recorded(),
                taken,
                0,
                0,
                List.of(),
                List.of());
    }

    /** The ids of the scenarios of which nothing was reported. */
    public List<String> missing() {
        return CertificateFactory.untried(plan, results);
    }

    /**
     * Writes the run as {@code certify} does, and its certificate.
     *
     * @param added where rules come from that are not Touchstone's own
     * @return the run, of which reports can be made
     * @throws CommandException if that fails
     */
    public Run write(Path folder, RunRecord.Added added) {
        RunRecord record = new RunRecord(
                facts,
                claim.recorded(),
                added,
                taken,
                Optional.of(taken),
                missing().isEmpty(),
                List.of(attempt),
                Optional.empty());
        try (RunFolder run = RunFolder.open(folder)) {
            results.forEach(run::add);
            run.write(record);
            CertificateFile.write(folder.resolve(CERTIFICATE), certificate());
        } catch (IOException e) {
            throw CommandException.unwritable(folder, e);
        }
        return new Run(specification, claim, record, results, folder, Optional.empty());
    }

    private Certificate certificate() {
        return new CertificateFactory(specification, claim, suite, facts, 1, Optional.empty(), Installation.places())
                .issue(
                        attempt,
                        results,
                        reported.origin(),
                        new ExecutedFiles(List.of(), List.of("what was tested, which Touchstone did not start")),
                        taken,
                        taken);
    }

    public boolean isViolated() {
        return count(Verdict.VIOLATED) > 0;
    }

    private long count(Verdict verdict) {
        return results.stream().filter(result -> result.verdict() == verdict).count();
    }

    /** A line for the user. */
    public String summary() {
        return attempt.identity().name() + ", " + claim.name() + ": " + count(Verdict.SATISFIED)
                + " scenarios passed, " + count(Verdict.VIOLATED) + " failed, " + count(Verdict.UNSUPPORTED)
                + " unsupported, " + missing().size() + " not reported.";
    }

    /** What the results come to, as a line. */
    public String verdict(Run run) {
        return attempt.identity().name() + " " + run.found(attempt.identity()).verdict() + ", " + OBSERVED + ": "
                + run.found(attempt.identity()).numbers();
    }
}
