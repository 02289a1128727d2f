package touchstone.cli.certificate;

import java.io.Console;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.builtin.ReferenceProvider;
import touchstone.cli.games.CertifyGames;
import touchstone.cli.options.InProcessSubjects;
import touchstone.cli.options.Installation;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.run.ExecutableHashes;
import touchstone.cli.run.NamedSubject;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.cli.terminal.LastErrorLine;
import touchstone.cli.terminal.Progress;
import touchstone.cli.terminal.SafeText;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpOptions;
import touchstone.process.Confinement;
import touchstone.rpc.client.RpcSubject;
import touchstone.rpc.client.TimeLimits;
import touchstone.rules.WantedRules;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.ExecutedFiles;
import touchstone.suite.certificate.StartMethod;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.GamesRecord;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Specification;

/** Runs what a certificate is about once more, and reports what differs. */
record ReplayRun(
        Specification specification,
        Certificate certificate,
        Optional<String> engine,
        boolean yes,
        PrintWriter out,
        PrintWriter err) {

    ExitCode replay() {
        StartMethod start = start();
        if (start instanceof StartMethod.Name name) {
            out.println("Replays " + SafeText.exactly(name.subject()) + ", inside Touchstone.");
        } else {
            announce(start);
            if (engine.isEmpty() && !yes && !confirmed()) {
                out.println("Not replayed.");
                return ExitCode.TROUBLE;
            }
        }
        Claim claim = certificate.claim().claim();
        Subject subject;
        ExecutedFiles executed;
        try {
            subject = subject(start, claim);
            executed = start instanceof StartMethod.Name
                    ? ExecutableHashes.of(subject.getClass())
                    : ExecutableHashes.of(line(start));
        } catch (SubjectErrorException broken) {
            out.flush();
            err.println("touchstone: can't replay: " + SafeText.line(broken.getMessage() + LastErrorLine.of(broken)));
            return ExitCode.TROUBLE;
        }
        compare(executed);
        return tryAgain(
                new NamedSubject(
                        subject,
                        subject.identity()
                                .withId(certificate.subject().identity().id())),
                claim);
    }

    /** What is to be started, with the folders of this machine in it. */
    private StartMethod start() {
        StartMethod recorded = certificate.subject().start();
        if (recorded instanceof StartMethod.Reported) {
            throw CommandException.trouble("nobody here started the subject: its own tests reported these results; "
                    + "run them again, and take what they report by ./touchstone rulesets vectors --results");
        }
        if (recorded instanceof StartMethod.Command command) {
            return new StartMethod.Command(
                    engine.orElseGet(() -> Installation.places().show(command.line())),
                    command.sent().stream().map(Installation.places()::show).toList(),
                    command.told(),
                    command.answerSeconds(),
                    command.startSeconds(),
                    command.sandboxed());
        }
        if (recorded instanceof StartMethod.Rpc rpc) {
            return new StartMethod.Rpc(
                    engine.map(line -> line.startsWith(Identity.RPC) ? line.substring(Identity.RPC.length()) : line)
                            .orElseGet(() -> Installation.places().show(rpc.line())),
                    rpc.answerSeconds(),
                    rpc.startSeconds(),
                    rpc.sandboxed());
        }
        if (engine.isPresent()) {
            throw CommandException.usage("--engine '" + engine.get()
                    + "': the certificate is of a subject inside Touchstone; " + "leave it out");
        }
        return recorded;
    }

    private static String line(StartMethod start) {
        return start instanceof StartMethod.Rpc rpc ? rpc.line() : ((StartMethod.Command) start).line();
    }

    private void announce(StartMethod start) {
        out.println("Replays by starting" + (start.sandboxed() ? " in a sandbox" : "") + ": "
                + SafeText.exactly(line(start)));
        if (start instanceof StartMethod.Command command) {
            command.sent().forEach(sent -> out.println("    and sending it: " + SafeText.exactly(sent)));
        }
        out.flush();
    }

    /** By somebody at a terminal: {@code Touchstone.main} sees to it that there is no console elsewhere. */
    @SuppressWarnings("SystemConsoleNull")
    private boolean confirmed() {
        Console console = System.console();
        if (console == null) {
            throw CommandException.usage(
                    "--replay runs the command above, which came with the certificate, as you on this machine;"
                            + " give --yes if you trust it, or --engine with a command of your own");
        }
        String answer = console.readLine("It came with the certificate. Run it? [y/N] ");
        return answer != null
                && answer.strip().toLowerCase(java.util.Locale.ROOT).matches("y|yes");
    }

    private Subject subject(StartMethod start, Claim claim) {
        if (start instanceof StartMethod.Name name) {
            boolean reference = name.subject().equals(ReferenceProvider.NAME)
                    && claim.rules().isPresent();
            return reference
                    ? ReferenceSubjects.reference(claim.rules().get())
                    : InProcessSubjects.subject(name.subject());
        }
        if (start instanceof StartMethod.Rpc rpc) {
            return RpcSubject.start(
                    rpc.line(),
                    confinement(rpc.sandboxed()),
                    claim.rules().map(ruleset -> new WantedRules(ruleset.name(), ruleset.variant())),
                    new TimeLimits(seconds(rpc.answerSeconds()), seconds(rpc.startSeconds())));
        }
        StartMethod.Command command = (StartMethod.Command) start;
        return GtpSubject.probe(
                new EngineStart(command.line(), command.sent(), confinement(command.sandboxed())),
                claim.rules()
                        .filter(ruleset -> command.told())
                        .map(ruleset -> new WantedRules(ruleset.name(), ruleset.variant())),
                new GtpOptions(
                        seconds(command.answerSeconds()),
                        seconds(command.startSeconds()),
                        certificate.run().seed()));
    }

    private static Confinement confinement(boolean sandboxed) {
        Confinement confinement = sandboxed ? Confinement.SANDBOX : Confinement.NONE;
        confinement.require();
        return confinement;
    }

    private static Duration seconds(double seconds) {
        return Duration.ofMillis(Math.max(1, Math.round(seconds * 1000)));
    }

    private void compare(ExecutedFiles now) {
        Map<String, String> hashes = new HashMap<>();
        now.files().forEach(file -> hashes.put(file.name(), file.sha256()));
        for (ExecutedFiles.HashedFile then : certificate.subject().executed().files()) {
            String name = SafeText.line(then.name());
            String hash = hashes.remove(then.name());
            out.println(
                    hash == null
                            ? "  another program: " + name + " is not run"
                            : hash.equals(then.sha256())
                                    ? "  the same file: " + name
                                    : "  another file: " + name + " has the SHA-256 " + hash + ", and had "
                                            + then.sha256());
        }
        hashes.forEach((name, hash) -> out.println("  a file that was not run before: " + SafeText.line(name)));
    }

    private ExitCode tryAgain(Subject subject, Claim claim) {
        Plan plan = Plan.of(specification, claim, subject.capabilities());
        RunFacts facts = new RunFacts(
                Installation.version(),
                certificate.run().commandLine(),
                certificate.run().seed());
        Certification certification =
                new Certification(specification, certificate.run().workers(), facts);
        CertifyGames games = new CertifyGames(
                specification,
                claim,
                facts,
                certificate.subject().games().map(GamesRecord::planned).orElse(0));
        Runnable cancel = () -> {
            certification.cancel();
            games.cancel();
        };
        List<Result> found = new ArrayList<>();
        List<Result> results = InterruptHandler.during(cancel, () -> {
            try (Progress progress = Progress.of("replay", plan.size())) {
                List<Result> ofScenarios = certification.certify(subject, plan, result -> progress.step());
                games.play(subject, played -> {}).ifPresent(played -> found.addAll(played.results()));
                return ofScenarios;
            }
        });
        ReplayComparison comparison = new ReplayComparison(
                certificate.results(),
                Stream.concat(results.stream(), found.stream()).toList());
        comparison.differences().forEach(difference -> out.println(SafeText.line(difference)));
        boolean whole = results.size() == plan.size() && results.stream().allMatch(Result::wasTried);
        if (!whole) {
            out.println("Incomplete: the subject was not tried to the end.");
            return ExitCode.TROUBLE;
        }
        int count = comparison.differences().size();
        out.println(
                count == 0
                        ? "Replayed: all " + results.size() + " scenarios"
                                + (games.count() == 0 ? "" : " and the games") + " came out the same."
                        : "Replayed: " + count + " of " + results.size() + " scenarios"
                                + (games.count() == 0 ? "" : " and what the games showed") + " came out otherwise.");
        return count == 0 ? ExitCode.OK : ExitCode.VIOLATIONS;
    }
}
