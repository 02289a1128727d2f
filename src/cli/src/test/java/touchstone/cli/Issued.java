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
import touchstone.gtp.GtpOptions;
import touchstone.gtp.GtpSubject;
import touchstone.subject.Capability;
import touchstone.subject.Subject;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.Tested;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.certificate.CertificateOffice;
import touchstone.suite.certificate.Start;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Specification;

/** Certificates of subjects that were tried as {@code certify} tries them, without the reports of a whole run. */
record Issued(
        Subject subject,
        Start start,
        Claim claim,
        RunRecord.Attempt attempt,
        List<Result> results,
        Instant started,
        Optional<BaselineFile> baseline) {

    private static final Specification SPECIFICATION = Baselines.SPECIFICATION;
    private static final RunFacts FACTS = new RunFacts(Home.version(), "./touchstone test", 1);

    /** Of a subject without an engine, under the base rules. */
    static Issued under(String subject, String... clauses) {
        return of(InProcess.subject(subject), new Start.Name(subject), Optional.of("base"), clauses);
    }

    /** Of the reference over GTP. */
    static Issued engine(String... clauses) {
        String line = Program.engine();
        return of(
                GtpSubject.probe(line, GtpOptions.DEFAULT),
                new Start.Command(line, List.of(), false, 10, 30),
                Optional.of("base"),
                clauses);
    }

    static Issued of(Subject subject, Start start, Optional<String> ruleset, String... clauses) {
        Instant started = Instant.now();
        Claim claim = new Claim(
                ruleset.map(name -> RulesetNames.ruleset(SPECIFICATION, name)),
                false,
                Profile.ARBITER,
                List.of(clauses));
        Plan plan = Plan.of(SPECIFICATION, claim, subject.capabilities());
        SortedMap<String, String> capabilities = new TreeMap<>();
        for (Capability capability : subject.capabilities()) {
            capabilities.put(capability.id(), "");
        }
        return new Issued(
                subject,
                start,
                claim,
                new RunRecord.Attempt(
                        subject.identity(), capabilities, List.of(), subject.briefing(), plan.size(), Optional.empty()),
                new Certification(SPECIFICATION, 1, FACTS).certify(subject, plan, result -> {}),
                started,
                Optional.empty());
    }

    /** Compared with what it is itself, but for a change to the baseline's text. */
    Issued beside(Path folder, String pattern, String replacement) throws IOException {
        Path file = folder.resolve("baseline.yaml");
        BaselineFile.write(
                file,
                Baseline.of(
                        Home.version(),
                        claim.name(),
                        claim.profile(),
                        List.of(new Tested(subject.identity(), results))));
        Files.writeString(file, Files.readString(file).replaceFirst(pattern, replacement));
        return new Issued(subject, start, claim, attempt, results, started, Optional.of(BaselineFile.read(file)));
    }

    Certificate certificate() {
        return new CertificateOffice(
                        SPECIFICATION, claim, ThisSuite.of(SPECIFICATION), FACTS, 1, baseline, Home.places())
                .issue(
                        attempt,
                        results,
                        start,
                        start instanceof Start.Command command
                                ? Executables.of(command.line())
                                : Executables.of(subject.getClass()),
                        started,
                        Instant.now());
    }

    Path write(Path file) {
        try {
            CertificateFile.write(file, certificate());
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
