package touchstone.cli.level;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import touchstone.mutants.Mutant;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.suite.passport.Passport;
import touchstone.suite.passport.PassportFactory;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;
import touchstone.suite.survey.Survey;

/** The specification, or a part of it, tried on one subject. */
record Examination(Plan plan, List<Result> results) {

    private static final Path FEATURES =
            Path.of(System.getProperty("touchstone.home")).resolve("features");
    private static final Specification SPECIFICATION = SpecificationReader.read(FEATURES);
    private static final Certification CERTIFICATION = new Certification(SPECIFICATION, 1, new RunFacts("", "", 0));

    private static final String[] PROTOCOL = SPECIFICATION.clauses().stream()
            .filter(clause -> clause.kind() == Clause.Kind.PROTOCOL)
            .map(Clause::body)
            .distinct()
            .toArray(String[]::new);

    static Examination of(Subject subject, String ruleset, String... clauses) {
        return of(subject, ruleset, false, clauses);
    }

    /**
     * What passes between a subject and its controller, and the records of games: nothing else is tried.
     *
     * @param clauses ids of clauses or beginnings of such; all there are if there is none
     */
    static Examination ofProtocol(Subject subject, String ruleset, String... clauses) {
        return ofRequests(subject, ruleset, true, List.of(clauses.length == 0 ? PROTOCOL : clauses));
    }

    /** All but what is sent as lines: that asks for commands that an engine must have, and engines here may lack them. */
    private static Examination ofRequests(Subject subject, String ruleset, boolean protocol, List<String> clauses) {
        Claim claim = new Claim(SPECIFICATION.ruleset(ruleset), protocol, Profile.ARBITER, clauses);
        Plan plan = Plan.of(SPECIFICATION, claim, subject.capabilities())
                .withTries(scenario -> !scenario.needs().contains(Capability.COMMAND_LINES));
        return new Examination(plan, CERTIFICATION.certify(subject, plan, result -> {}));
    }

    /** Both: the rules, and the protocol. */
    static Examination ofEverything(Subject subject, String ruleset) {
        return of(subject, ruleset, true);
    }

    /**
     * The protocol for who breaks a clause of it, and the rules for others. Lines of the protocol are tried on mutants of theirs, in the
     * kill matrix.
     */
    static Examination of(Subject subject, Mutant mutant) {
        return isOfProtocol(mutant)
                ? ofProtocol(subject, mutant.ruleset())
                : ofRequests(subject, mutant.ruleset(), false, List.of());
    }

    static boolean isOfProtocol(Mutant mutant) {
        return SPECIFICATION.clause(mutant.clause()).map(Clause::kind).equals(Optional.of(Clause.Kind.PROTOCOL));
    }

    private static Examination of(Subject subject, String ruleset, boolean protocol, String... clauses) {
        Claim claim = new Claim(SPECIFICATION.ruleset(ruleset), protocol, Profile.ARBITER, List.of(clauses));
        Plan plan = Plan.of(SPECIFICATION, claim, subject.capabilities());
        return new Examination(plan, CERTIFICATION.certify(subject, plan, result -> {}));
    }

    /** What is found of a subject that claims nothing. */
    static Survey survey(Subject subject) {
        Claim claim = new Claim(Optional.empty(), false, Profile.ARBITER, List.of());
        Plan plan = Plan.of(SPECIFICATION, claim, subject.capabilities());
        return Survey.of(SPECIFICATION, Profile.ARBITER, CERTIFICATION.certify(subject, plan, result -> {}));
    }

    /** What is found of a subject of which nothing was known, with what it says of itself. */
    static Passport passport(Subject subject, Profile profile) {
        Claim claim = new Claim(Optional.empty(), false, profile, List.of());
        Plan plan = Plan.of(SPECIFICATION, claim, subject.capabilities());
        RunRecord.Attempt attempt = new RunRecord.Attempt(
                subject.identity(), new TreeMap<>(), List.of(), Optional.empty(), plan.size(), Optional.empty());
        return new PassportFactory(SPECIFICATION, profile, new RunFacts("", "", 0))
                .issue(attempt, CERTIFICATION.certify(subject, plan, result -> {}), subject.reports());
    }

    static Specification specification() {
        return SPECIFICATION;
    }

    static List<Ruleset> rulesets() {
        return SPECIFICATION.rulesets();
    }

    List<Result> of(Verdict verdict) {
        return results.stream().filter(result -> result.verdict() == verdict).toList();
    }

    Map<Verdict, Integer> counts() {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        for (Verdict verdict : Verdict.values()) {
            counts.put(verdict, of(verdict).size());
        }
        return counts;
    }

    /** What may not be said of an engine that is right. */
    List<String> accusations() {
        return results.stream()
                .filter(result -> result.verdict() != Verdict.SATISFIED && result.verdict() != Verdict.UNSUPPORTED)
                .map(result -> result.scenario() + " " + result.verdict() + ": " + result.message())
                .toList();
    }
}
