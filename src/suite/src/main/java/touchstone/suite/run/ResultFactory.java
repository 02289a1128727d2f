package touchstone.suite.run;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.RecordedClaim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.steps.ScenarioTrial;
import touchstone.suite.steps.Violation;

/** Makes results: decides what a scenario's end means. */
final class ResultFactory {

    private final Subject subject;
    private final RecordedClaim claim;
    private final RunFacts facts;

    ResultFactory(Subject subject, Claim claim, RunFacts facts) {
        this.subject = subject;
        this.claim = claim.recorded();
        this.facts = facts;
    }

    /** What a finding consists of beside the scenario and the circumstances. */
    private record Finding(
            Verdict verdict,
            Optional<Capability> capability,
            String message,
            String expected,
            String actual,
            String errorTail) {

        static Finding of(Verdict verdict, String message) {
            return new Finding(verdict, Optional.empty(), message, "", "", "");
        }
    }

    Result unsupported(Plan.Lacking lacking) {
        Finding finding = unsupported(lacking(lacking.capability()));
        return result(lacking.scenario(), finding, Instant.now(), 0, 0, Optional.empty(), List.of());
    }

    /** What is wanting where a scenario needs a capability that the subject is not known to have. */
    UnsupportedException lacking(Capability capability) {
        String why = subject.unused().get(capability);
        return why == null ? new UnsupportedException(capability) : new UnsupportedException(capability, why);
    }

    Result of(Worker worker, Optional<Throwable> thrown) {
        ScenarioTrial trial = worker.trial();
        double waited = worker.waited().toNanos() / 1e6;
        Finding finding = thrown.map(ResultFactory::finding).orElseGet(() -> clean(trial));
        Result result = result(
                trial.scenario(),
                finding,
                worker.started(),
                worker.millis(),
                waited,
                Optional.of(trial),
                worker.transcript());
        return worker.lifted().map(result::on).orElse(result);
    }

    private static Finding clean(ScenarioTrial trial) {
        return trial.tolerances().isEmpty()
                ? Finding.of(Verdict.SATISFIED, "")
                : new Finding(
                        Verdict.TOLERATED,
                        Optional.empty(),
                        String.join("; ", trial.tolerances()),
                        "the move to be refused",
                        "it is taken on input",
                        "");
    }

    private static Finding finding(Throwable thrown) {
        if (thrown instanceof Violation violation) {
            return new Finding(
                    Verdict.VIOLATED,
                    Optional.empty(),
                    violation.getMessage(),
                    violation.expected(),
                    violation.actual(),
                    "");
        } else if (thrown instanceof UnsupportedException unsupported) {
            return unsupported(unsupported);
        } else if (thrown instanceof SubjectErrorException broken) {
            return new Finding(Verdict.ERROR, Optional.empty(), broken.getMessage(), "", "", broken.errorTail());
        }
        return Finding.of(Verdict.ERROR, "a fault of the suite, or of a subject's code that runs inside it: " + thrown);
    }

    private static Finding unsupported(UnsupportedException unsupported) {
        return new Finding(
                Verdict.UNSUPPORTED,
                Optional.of(unsupported.capability()),
                "needs " + unsupported.capability().id() + ": " + unsupported.getMessage(),
                "",
                "",
                "");
    }

    private Result result(
            Scenario scenario,
            Finding finding,
            Instant started,
            double millis,
            double waited,
            Optional<ScenarioTrial> trial,
            List<touchstone.spi.Exchange> transcript) {
        return new Result(
                subject.identity(),
                scenario.clause(),
                scenario.id(),
                scenario.title(),
                finding.verdict(),
                finding.capability().map(Capability::id),
                finding.message(),
                finding.verdict() == Verdict.SATISFIED
                        ? ""
                        : trial.flatMap(ScenarioTrial::step)
                                .map(Scenario.Step::text)
                                .orElse(""),
                finding.expected(),
                finding.actual(),
                finding.errorTail(),
                trial.map(ScenarioTrial::diagrams).orElse(List.of()),
                transcript,
                facts,
                claim,
                started,
                millis,
                waited,
                List.of(),
                trial.map(ScenarioTrial::assumed).orElse(List.of()));
    }
}
