package touchstone.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.builtin.Reference;
import touchstone.gtp.EngineStart;
import touchstone.gtp.GtpOptions;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.WantedRules;
import touchstone.subject.Broken;
import touchstone.subject.Subject;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.Executed;
import touchstone.suite.certificate.Start;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Specification;

/** Tries once more what a certificate is about, and says what comes out otherwise. */
record ReplayRun(
        Specification specification,
        Certificate certificate,
        Optional<String> engine,
        boolean yes,
        PrintWriter out,
        PrintWriter err) {

    ExitCode replay() {
        Start start = start();
        if (start instanceof Start.Command command) {
            announce(command);
            if (engine.isEmpty() && !yes && !confirmed()) {
                out.println("Not replayed.");
                return ExitCode.TROUBLE;
            }
        } else {
            out.println("Replays " + Shown.exactly(((Start.Name) start).subject()) + ", inside Touchstone.");
        }
        Claim claim = certificate.claim().claim();
        Subject subject;
        Executed executed;
        try {
            subject = subject(start, claim);
            executed = start instanceof Start.Command command
                    ? Executables.of(command.line())
                    : Executables.of(subject.getClass());
        } catch (Broken broken) {
            out.flush();
            err.println("touchstone: can't replay: " + Shown.line(broken.getMessage() + LastWords.of(broken)));
            return ExitCode.TROUBLE;
        }
        compare(executed);
        return tryAgain(
                new Named(
                        subject,
                        subject.identity()
                                .withId(certificate.subject().identity().id())),
                claim);
    }

    /** What is to be started, with the folders of this machine in it. */
    private Start start() {
        Start recorded = certificate.subject().start();
        if (recorded instanceof Start.Command command) {
            return new Start.Command(
                    engine.orElseGet(() -> Home.places().show(command.line())),
                    command.sent().stream().map(Home.places()::show).toList(),
                    command.told(),
                    command.answerSeconds(),
                    command.startSeconds());
        }
        if (engine.isPresent()) {
            throw Complaint.usage("--engine '" + engine.get() + "': the certificate is of a subject inside Touchstone; "
                    + "leave it out");
        }
        return recorded;
    }

    private void announce(Start.Command command) {
        out.println("Replays by starting: " + Shown.exactly(command.line()));
        command.sent().forEach(sent -> out.println("    and sending it: " + Shown.exactly(sent)));
        out.flush();
    }

    private boolean confirmed() {
        Console console = System.console();
        if (console == null) {
            throw Complaint.usage(
                    "--replay runs the command above, which came with the certificate, as you on this machine;"
                            + " give --yes if you trust it, or --engine with a command of your own");
        }
        String answer = console.readLine("It came with the certificate. Run it? [y/N] ");
        return answer != null
                && answer.strip().toLowerCase(java.util.Locale.ROOT).matches("y|yes");
    }

    private Subject subject(Start start, Claim claim) {
        if (start instanceof Start.Name name) {
            boolean reference =
                    name.subject().equals(Reference.NAME) && claim.ruleset().isPresent();
            return reference ? ClaimedRules.reference(claim.ruleset().get()) : InProcess.subject(name.subject());
        }
        Start.Command command = (Start.Command) start;
        return GtpSubject.probe(
                new EngineStart(command.line(), command.sent()),
                claim.ruleset()
                        .filter(ruleset -> command.told())
                        .map(ruleset -> new WantedRules(ruleset.name(), ruleset.variant())),
                new GtpOptions(
                        seconds(command.answerSeconds()),
                        seconds(command.startSeconds()),
                        certificate.run().seed()));
    }

    private static Duration seconds(double seconds) {
        return Duration.ofMillis(Math.max(1, Math.round(seconds * 1000)));
    }

    private void compare(Executed now) {
        Map<String, String> hashes = new HashMap<>();
        now.files().forEach(file -> hashes.put(file.name(), file.sha256()));
        for (Executed.HashedFile then : certificate.subject().executed().files()) {
            String name = Shown.line(then.name());
            String hash = hashes.remove(then.name());
            out.println(
                    hash == null
                            ? "  another program: " + name + " is not run"
                            : hash.equals(then.sha256())
                                    ? "  the same file: " + name
                                    : "  another file: " + name + " has the SHA-256 " + hash + ", and had "
                                            + then.sha256());
        }
        hashes.forEach((name, hash) -> out.println("  a file that was not run before: " + Shown.line(name)));
    }

    private ExitCode tryAgain(Subject subject, Claim claim) {
        Plan plan = Plan.of(specification, claim, subject.capabilities());
        Certification certification = new Certification(
                specification,
                certificate.run().workers(),
                new RunFacts(
                        Home.version(),
                        certificate.run().commandLine(),
                        certificate.run().seed()));
        List<Result> results = OnInterrupt.during(certification::cancel, () -> {
            try (Progress progress = Progress.of("replay", plan.size())) {
                return certification.certify(subject, plan, result -> progress.step());
            }
        });
        ReplayComparison comparison = new ReplayComparison(certificate.results(), results);
        comparison.differences().forEach(difference -> out.println(Shown.line(difference)));
        boolean whole = results.size() == plan.size() && results.stream().allMatch(Result::wasTried);
        if (!whole) {
            out.println("Incomplete: the subject was not tried to the end.");
            return ExitCode.TROUBLE;
        }
        int count = comparison.differences().size();
        out.println(
                count == 0
                        ? "Replayed: all " + results.size() + " scenarios came out the same."
                        : "Replayed: " + count + " of " + results.size() + " scenarios came out otherwise.");
        return count == 0 ? ExitCode.CONFORMS : ExitCode.VIOLATIONS;
    }
}
