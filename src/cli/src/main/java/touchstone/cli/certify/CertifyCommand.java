package touchstone.cli.certify;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.builtin.ReferenceProvider;
import touchstone.cli.cluster.Cluster;
import touchstone.cli.cluster.ClusterOption;
import touchstone.cli.cluster.SentCommand;
import touchstone.cli.games.GamesOption;
import touchstone.cli.options.AllureOptions;
import touchstone.cli.options.ClauseIdCheck;
import touchstone.cli.options.CodeHostOptions;
import touchstone.cli.options.Installation;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.RunOptions;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.options.SubjectOptions;
import touchstone.cli.run.RunInputs;
import touchstone.cli.run.RunReports;
import touchstone.cli.run.SubjectRunner;
import touchstone.cli.run.SuiteFingerprint;
import touchstone.cli.run.Timings;
import touchstone.cli.subjects.SubjectsCommand;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.suite.certificate.CertificateFactory;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunReader;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "certify",
        subcommands = SubjectsCommand.class,
        description = {
            "Tests engines against a ruleset, a protocol or both, clause by clause, and reports which clauses they "
                    + "satisfy.",
            "Without --ruleset nothing is claimed: the clauses of all axis values are tested, and Touchstone "
                    + "reports which values each subject has. Without --engine and --subject the built-in reference is "
                    + "certified, under base if no ruleset is named."
        },
        exitCodeList = {
            "0:nothing violated was seen, and what --require asks for is reached; with a baseline: every subject is as it "
                    + "says",
            "1:a clause is violated, or what is required is not reached; with a baseline: something relevant has changed",
            "2:Touchstone or an engine failed, or the run was cut short",
            "64:usage error"
        },
        footer = {
            "  ./touchstone certify --engine \"gnugo --mode gtp\" --ruleset japanese",
            "  ./touchstone certify --subject gnugo:all --ruleset base --profile player",
            "  ./touchstone certify --engine ./my-engine --ruleset gtp",
            "  ./touchstone certify --engine ./my-engine --ruleset aga,gtp",
            "  ./touchstone certify --engine ./my-engine --ruleset aga --baseline known.yaml",
            "  ./touchstone certify --engine ./my-engine --ruleset aga --resume",
            "  ./touchstone certify --engine ./my-engine --script github >job.yml"
        })
public final class CertifyCommand extends TouchstoneCommand {

    /** What the reference is certified for if a user asks for nothing at all. */
    private static final String UNNAMED = "base";

    /** What --protocol means. */
    private static final String PROTOCOL = "gtp";

    @Mixin
    private SpecificationOptions own;

    @Mixin
    private SubjectOptions subjectOptions;

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            description =
                    "The ruleset that the subjects claim to follow: " + RulesetLookup.CLAIM_HELP
                            + ". Of both together each has a verdict of its own. Without it Touchstone reports which rules they play by.")
    private Optional<String> ruleset = Optional.empty();

    @Option(
            names = "--profile",
            paramLabel = "ROLE",
            defaultValue = "arbiter",
            description = "arbiter: must reject illegal moves. player: must never make them, but may accept them "
                    + "as input. "
                    + "Default: ${DEFAULT-VALUE}.")
    private Profile profile;

    @Option(
            names = "--clause",
            paramLabel = "ID",
            description =
                    "Test only this clause and those whose ids begin with it, as in base.9, or one scenario, as in "
                            + "base.9.score/2. May be given several times.")
    private List<String> clauses = List.of();

    @Option(
            names = "--protocol",
            description = "Test the Go Text Protocol too: --ruleset aga --protocol is --ruleset aga,gtp. Without "
                    + "--ruleset its clauses are tested beside those of all axis values.")
    private boolean protocol;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "The folder for results and reports. Default: reports/latest, in Touchstone's checkout or else in the current folder.")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = RunInputs.RESUME,
            description =
                    "Go on with a run of the same command that was killed or cut short: try what it lacks, and make the reports and "
                            + "certificates of the whole. Without such a run in the folder a new one begins.")
    private boolean resume;

    @Option(
            names = "--verbose",
            description =
                    "Print every failure in full, the rules that were set, what was left out and why, and timings; "
                            + "else the end of a run shows each cause once.")
    private boolean verbose;

    @Mixin
    private RunOptions options;

    @Mixin
    private ClusterOption spark;

    @Mixin
    private GamesOption games;

    @Mixin
    private BaselineOptions baselines;

    @Mixin
    private CodeHostOptions hosts;

    @Mixin
    private JobOptions scripts;

    @Mixin
    private CertificateOption certificates;

    @Mixin
    private AllureOptions allure;

    @Mixin
    private RequirementOption requirement;

    private final long inMemory;

    public CertifyCommand() {
        this(RunReader.MOST_IN_MEMORY);
    }

    /** @param inMemory how large results may be before they are no longer held in memory, in bytes of their file */
    CertifyCommand(long inMemory) {
        this.inMemory = inMemory;
    }

    @Override
    protected ExitCode run() {
        Timings timings = new Timings();
        // What a job is printed to holds nothing else.
        PrintWriter screen = scripts.isAsked() ? err() : out();
        subjectOptions.requireSense();
        options.requireSense();
        games.requireSense();
        allure.requireSense();
        hosts.requireSense();
        scripts.requireSense();
        Specification specification = own.specification();
        Claim claim = claim(specification);
        requirement.requireSense(claim);
        if (spark.isGiven() && resume) {
            throw CommandException.usage("--resume goes on here, not on a cluster; leave out --spark");
        }
        List<SubjectCandidate> subjects = subjectOptions.subjects(
                specification, claim.rules(), options.seed(), Optional.of(ReferenceProvider.NAME), err());
        // Before the folder is opened for a new run: it may be the one to compare with.
        BaselineFiles files = baselines.read(claim);
        if (scripts.isAsked()) {
            files.forAJob();
        }
        RunInputs inputs = RunInputs.of(specification, options.facts(), files.record(), subjects);
        CertificateWriter issued = certificates.prepared(
                () -> new CertificateFactory(
                        specification,
                        claim,
                        SuiteFingerprint.of(specification),
                        inputs.facts(),
                        options.workers(),
                        files.compared(),
                        Installation.places()),
                subjects,
                err());
        Path folder = out.orElseGet(() -> Installation.reports("latest"));
        Optional<Cluster> cluster = spark.start("touchstone certify");
        try (RunFolder results = resume
                ? RunOptions.resume(folder, earlier -> inputs.requireSame(earlier, folder))
                : RunOptions.open(folder)) {
            CertifyRun run = new CertifyRun(
                    specification,
                    claim,
                    inputs,
                    options.workers(),
                    results,
                    new CertifyOutputs(
                            files,
                            issued,
                            new RunReports(allure.request(), hosts, screen, err()),
                            scripts,
                            requirement,
                            verbose),
                    err(),
                    timings,
                    games.of(claim),
                    inMemory);
            if (ruleset.isEmpty() && !claim.isSurvey()) {
                screen.println("No subject is named, so the built-in reference is tested, under " + claim.name() + ".");
            }
            if (claim.ruleset().filter(Ruleset::isProtocol).isPresent()) {
                screen.println("A protocol alone is claimed: no rules are set, and no games are played.");
            }
            return run.certify(
                    subjects,
                    cluster.map(one -> new ClusterSubjects(one, new CertifyPart(SentCommand.of(arguments())), err())),
                    screen);
        } catch (IOException | UncheckedIOException e) {
            throw CommandException.unwritable(folder, e);
        } finally {
            cluster.ifPresent(Cluster::close);
        }
    }

    /**
     * Tries one of the subjects, on a worker.
     *
     * @param number of the subject, from 0
     */
    void certifyOne(int number, RunFolder results, PrintWriter told) {
        Specification specification = own.specification();
        Claim claim = claim(specification);
        List<SubjectCandidate> subjects = subjectOptions.subjects(
                specification, claim.rules(), options.seed(), Optional.of(ReferenceProvider.NAME), err());
        new SubjectRunner(
                        specification,
                        claim,
                        options.facts(),
                        options.workers(),
                        Optional.empty(),
                        Optional.empty(),
                        results,
                        told,
                        new Timings(),
                        games.of(claim),
                        inMemory)
                .all(List.of(subjects.get(number)));
    }

    private Claim claim(Specification specification) {
        boolean spoken = protocol || namesProtocol(specification);
        Optional<Ruleset> claimed = ruleset.or(
                        () -> subjectOptions.isNobodyNamed() ? Optional.of(UNNAMED) : Optional.empty())
                .map(name -> RulesetLookup.claim(specification, name))
                .map(one -> spoken ? withProtocol(specification, one) : one);
        ClauseIdCheck.requireWithScenarios(specification, clauses);
        Claim claim = new Claim(claimed, spoken && claimed.isEmpty(), profile, clauses);
        if (specification.clauses().stream().noneMatch(claim::covers)) {
            throw CommandException.usage(claimed.map(Ruleset::name)
                    .map(name -> "no clause " + clauses + " in the ruleset " + name + "; choose another --ruleset")
                    .orElseGet(() -> "no clause " + clauses + " of an axis value, and only those are tested where "
                            + "nothing is claimed; name a --ruleset that has it"));
        }
        requireMet(specification, claim);
        return claim;
    }

    /** @throws CommandException if a scenario is named that says nothing of what is claimed */
    private static void requireMet(Specification specification, Claim claim) {
        for (String id : claim.only()) {
            if (specification
                    .scenario(id)
                    .filter(scenario -> !claim.meets(scenario))
                    .isPresent()) {
                throw CommandException.usage("the scenario " + id + " holds under other rules than " + claim.name()
                        + "; choose another --ruleset");
            }
        }
    }

    /** With the protocol, if it has none yet: the first that has a clause which is asked for by its id. */
    private Ruleset withProtocol(Specification specification, Ruleset claimed) {
        return claimed.protocol().isPresent()
                ? claimed
                : Ruleset.together(
                        claimed,
                        specification.protocols().stream()
                                .filter(spoken -> specification.clauses().stream()
                                        .filter(this::isNamed)
                                        .filter(clause -> clause.kind() == Clause.Kind.PROTOCOL)
                                        .allMatch(spoken::has))
                                .findFirst()
                                .orElseGet(() -> RulesetLookup.claim(specification, PROTOCOL)));
    }

    /** Whether a clause of the protocol is asked for by its id. */
    private boolean namesProtocol(Specification specification) {
        return specification.clauses().stream()
                .filter(clause -> clause.kind() == Clause.Kind.PROTOCOL)
                .anyMatch(this::isNamed);
    }

    private boolean isNamed(Clause clause) {
        return clauses.stream().anyMatch(id -> Claim.isOf(clause.id(), id));
    }
}
