package touchstone.suite.certificate;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.spi.Capability;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** Makes certificates of the results of a run. */
public final class CertificateFactory {

    private final Specification specification;
    private final Claim claim;
    private final SuiteVersion suite;
    private final RunFacts facts;
    private final int workers;
    private final Optional<BaselineFile> baseline;
    private final LocalPaths places;

    /**
     * @param baseline what the run is compared with, if anything
     * @param places that no certificate is to give away
     */
    public CertificateFactory(
            Specification specification,
            Claim claim,
            SuiteVersion suite,
            RunFacts facts,
            int workers,
            Optional<BaselineFile> baseline,
            LocalPaths places) {
        this.specification = specification;
        this.claim = claim;
        this.suite = suite;
        this.facts = facts;
        this.workers = workers;
        this.baseline = baseline;
        this.places = places;
    }

    /**
     * One for a subject that was tried, or could not be.
     *
     * @param results as many as there are, in the order of the specification
     * @param started when the run began
     * @param finished when it ended or was cut short
     */
    public Certificate issue(
            RunRecord.Attempt attempt,
            List<Result> results,
            StartMethod start,
            ExecutedFiles executed,
            Instant started,
            Instant finished) {
        ClaimResult found = ClaimResult.of(specification, claim, attempt, results);
        List<ClauseEntry> clauses = ClauseEntry.of(specification, found, results);
        Plan plan = plan(specification, claim, attempt);
        return hidden(new Certificate(
                Certificate.FORMAT,
                suite,
                CertifiedClaim.of(claim),
                new RunConditions(
                        facts.commandLine(),
                        facts.seed(),
                        workers,
                        started,
                        Optional.of(finished),
                        attempt.trouble().isEmpty() && Result.scenarios(results) == plan.size(),
                        property("java.vm.name") + " " + property("java.version"),
                        property("os.name") + " " + property("os.arch")),
                CertificateSubject.of(attempt, start, executed),
                found.conclusion(),
                found.parts().stream().map(CertifiedPart::of).toList(),
                VerdictTotals.of(clauses, results),
                CertifiedFaults.of(specification, found.faults()),
                baseline.map(file -> BaselineEffect.of(file, specification, claim, attempt.identity(), results)),
                clauses,
                ExcludedScenarios.of(plan),
                untried(plan, results),
                results));
    }

    /** A baseline is compared with what is in the certificate, so that who reads that comes to the same. */
    private Certificate hidden(Certificate certificate) {
        try {
            Certificate hidden = CertificateText.JSON.treeToValue(
                    places.hide(CertificateText.JSON.valueToTree(certificate)), Certificate.class);
            RunFacts told = new RunFacts(
                    suite.version(), hidden.run().commandLine(), hidden.run().seed());
            List<Result> results = hidden.results().stream()
                    .map(result -> result.of(told, claim.recorded()))
                    .toList();
            return hidden.with(results)
                    .with(hidden.baseline()
                            .map(known -> known.beside(
                                    specification, claim, hidden.subject().identity(), results)));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("what was written can be read", e);
        }
    }

    private static String property(String name) {
        return Objects.requireNonNullElse(System.getProperty(name), "unknown");
    }

    /** What was to be tried, by what the subject can do. */
    public static Plan plan(Specification specification, Claim claim, RunRecord.Attempt attempt) {
        Set<Capability> capabilities = Arrays.stream(Capability.values())
                .filter(capability -> attempt.capabilities().containsKey(capability.id()))
                .collect(Collectors.toSet());
        return Plan.of(specification, claim, capabilities);
    }

    /** The capability of this id. */
    public static Optional<Capability> capability(String id) {
        return Arrays.stream(Capability.values())
                .filter(capability -> capability.id().equals(id))
                .findFirst();
    }

    /** Of a subject that could not be started, all. */
    public static List<String> untried(Plan plan, List<Result> results) {
        Set<String> tried = results.stream().map(Result::scenario).collect(Collectors.toSet());
        return planned(plan).stream().filter(id -> !tried.contains(id)).toList();
    }

    /** The ids of all scenarios of which there is to be a result. */
    public static Set<String> planned(Plan plan) {
        Set<String> planned = new LinkedHashSet<>();
        plan.tries().stream().map(Scenario::id).forEach(planned::add);
        plan.lacking().stream().map(lacking -> lacking.scenario().id()).forEach(planned::add);
        return planned;
    }
}
