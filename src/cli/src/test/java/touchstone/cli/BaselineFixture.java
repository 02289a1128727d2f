package touchstone.cli;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import touchstone.cli.options.InProcessSubjects;
import touchstone.cli.options.Installation;
import touchstone.cli.run.NamedSubject;
import touchstone.cli.run.SubjectRun;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.KnownLimitation;
import touchstone.spi.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.GamesRecord;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Specification;

/** Subjects tried for baselines, without the reports of a whole run. */
public final class BaselineFixture {

    /** Names no point in a seki: fails all but the last of the five scenarios of {@link #CLAUSE}. */
    public static final String NO_POINTS = "mutant.seki-chain-by-chain";

    /** Names no point at the edge: fails the same, all but the first of them otherwise. */
    public static final String NO_EDGE = "mutant.territory-off-the-edge";

    public static final String CLAUSE = "base.9.seki";

    public static final Specification SPECIFICATION = Installation.specification();

    private BaselineFixture() {}

    public static Claim claim(String... clauses) {
        return new Claim(SPECIFICATION.ruleset("base").orElseThrow(), Profile.ARBITER, List.of(clauses));
    }

    /** @param as the id that the run has the subject under */
    public static SubjectRun tried(String subject, String as, Claim claim) {
        Subject known = InProcessSubjects.subject(subject);
        Identity identity = known.identity().withId(as);
        Plan plan = Plan.of(SPECIFICATION, claim, known.capabilities());
        List<Result> results = new Certification(SPECIFICATION, 1, new RunFacts("1", "test", 1))
                .certify(new NamedSubject(known, identity), plan, result -> {});
        return new SubjectRun(
                new RunRecord.Attempt(
                                identity, new TreeMap<>(), List.of(), Optional.empty(), plan.size(), Optional.empty())
                        .with(new GamesRecord(126, 126, 5_000, List.of("9x9"), 0, 0, 0)),
                results,
                List.of());
    }

    public static SubjectRun notStarted(String label) {
        return new SubjectRun(
                new RunRecord.Attempt(
                        new Identity(label, label, "", label),
                        new TreeMap<>(),
                        List.of(),
                        Optional.empty(),
                        0,
                        Optional.of("no such program")),
                List.of(),
                List.of());
    }

    /** The same subject, were it not to show any of it for lack of a capability. */
    public static SubjectRun lacking(Capability capability, SubjectRun run) {
        return with(Verdict.UNSUPPORTED, Optional.of(capability.id()), "needs " + capability.id(), run);
    }

    /** The same subject, were it to break down each time. */
    public static SubjectRun broken(SubjectRun run) {
        return with(Verdict.ERROR, Optional.empty(), "the engine did not answer", run);
    }

    /** The same subject, were this known of it. */
    public static SubjectRun explained(KnownLimitation limit, SubjectRun run) {
        return new SubjectRun(
                run.attempt(),
                run.results().stream()
                        .map(result -> result.explainedBy(List.of(limit)))
                        .toList(),
                List.of());
    }

    private static SubjectRun with(Verdict verdict, Optional<String> capability, String message, SubjectRun run) {
        return new SubjectRun(
                run.attempt(),
                run.results().stream()
                        .map(result -> new Result(
                                result.subject(),
                                result.clause(),
                                result.scenario(),
                                result.title(),
                                verdict,
                                capability,
                                message,
                                "",
                                "",
                                "",
                                "",
                                List.of(),
                                List.of(),
                                result.run(),
                                result.claim(),
                                result.started(),
                                result.millis(),
                                result.waitedMillis(),
                                List.of(),
                                List.of()))
                        .toList(),
                List.of());
    }

    public static String title(int number) {
        return SPECIFICATION.scenario(CLAUSE + "/" + number).orElseThrow().title();
    }
}
