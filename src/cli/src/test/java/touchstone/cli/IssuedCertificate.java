package touchstone.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import touchstone.cli.options.InProcessSubjects;
import touchstone.cli.options.Installation;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.run.ExecutableHashes;
import touchstone.cli.run.SuiteFingerprint;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.TestedSubject;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateFactory;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.certificate.StartMethod;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Specification;

/** Certificates of subjects that were tried as {@code certify} tries them, without the reports of a whole run. */
public record IssuedCertificate(
        Subject subject,
        StartMethod start,
        Claim claim,
        RunRecord.Attempt attempt,
        List<Result> results,
        Instant started,
        Optional<BaselineFile> baseline) {

    private static final Specification SPECIFICATION = BaselineFixture.SPECIFICATION;
    /** With a seed by which the games of {@code CertifyGamesTest} show its fault in one way. */
    private static final RunFacts FACTS = new RunFacts(Installation.version(), "./touchstone test", 3);

    /** Of a subject without an engine, under the base rules. */
    public static IssuedCertificate under(String subject, String... clauses) {
        return of(InProcessSubjects.subject(subject), new StartMethod.Name(subject), Optional.of("base"), clauses);
    }

    /** Of the reference over GTP, in a JVM of its own. */
    public static IssuedCertificate engine(String... clauses) {
        return ofEngine(ProgramProcess.engine(), clauses);
    }

    /** Of an engine that this line starts. */
    public static IssuedCertificate ofEngine(String line, String... clauses) {
        return of(
                GtpSubject.probe(line, GtpOptions.DEFAULT),
                new StartMethod.Command(line, List.of(), false, 10, 30, false),
                Optional.of("base"),
                clauses);
    }

    public static IssuedCertificate of(
            Subject subject, StartMethod start, Optional<String> ruleset, String... clauses) {
        Instant started = Instant.now();
        Claim claim = new Claim(
                ruleset.map(name -> RulesetLookup.ruleset(SPECIFICATION, name)),
                false,
                Profile.ARBITER,
                List.of(clauses));
        Plan plan = Plan.of(SPECIFICATION, claim, subject.capabilities());
        SortedMap<String, String> capabilities = new TreeMap<>();
        for (Capability capability : subject.capabilities()) {
            capabilities.put(capability.id(), "");
        }
        return new IssuedCertificate(
                subject,
                start,
                claim,
                new RunRecord.Attempt(
                        subject.identity(),
                        capabilities,
                        List.of(),
                        subject.rulesSetting(),
                        plan.size(),
                        Optional.empty()),
                new Certification(SPECIFICATION, 1, FACTS).certify(subject, plan, result -> {}),
                started,
                Optional.empty());
    }

    /** Compared with what it is itself, but for a change to the baseline's text. */
    public IssuedCertificate beside(Path folder, String pattern, String replacement) throws IOException {
        Path file = folder.resolve("baseline.yaml");
        BaselineFile.write(
                file,
                Baseline.of(
                        Installation.version(),
                        claim.name(),
                        claim.profile(),
                        List.of(new TestedSubject(subject.identity(), results))));
        Files.writeString(file, Files.readString(file).replaceFirst(pattern, replacement));
        return new IssuedCertificate(
                subject, start, claim, attempt, results, started, Optional.of(BaselineFile.read(file)));
    }

    public Certificate certificate() {
        return new CertificateFactory(
                        SPECIFICATION,
                        claim,
                        SuiteFingerprint.of(SPECIFICATION),
                        FACTS,
                        1,
                        baseline,
                        Installation.places())
                .issue(
                        attempt,
                        results,
                        start,
                        start instanceof StartMethod.Command command
                                ? ExecutableHashes.of(command.line())
                                : ExecutableHashes.of(subject.getClass()),
                        started,
                        Instant.now());
    }

    public Path write(Path file) {
        try {
            CertificateFile.write(file, certificate());
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
