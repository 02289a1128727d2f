package touchstone.cli.certify;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.run.RunInputs;
import touchstone.cli.run.RunReports;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.run.SubjectRunner;
import touchstone.cli.run.Timings;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.cli.terminal.TextWidth;
import touchstone.report.Run;
import touchstone.report.ci.GithubAnnotations;
import touchstone.report.ci.WorkflowCommands;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunFolder;
import touchstone.suite.specification.Specification;

/** One run of {@code certify}, from the first subject to the last line on the screen. */
final class CertifyRun {

    private final Specification specification;
    private final Claim claim;
    private final RunFacts facts;
    private final RunFolder folder;
    private final CertifyOutputs after;
    private final PrintWriter err;
    private final Timings timings;
    private final SubjectRunner runner;

    CertifyRun(
            Specification specification,
            Claim claim,
            RunInputs inputs,
            int workers,
            RunFolder folder,
            CertifyOutputs after,
            PrintWriter err,
            Timings timings,
            int games,
            long inMemory) {
        this.specification = specification;
        this.claim = claim;
        this.facts = inputs.facts();
        this.folder = folder;
        this.after = after;
        this.err = err;
        this.timings = timings;
        this.runner = new SubjectRunner(
                specification,
                claim,
                facts,
                workers,
                inputs.baseline(),
                Optional.of(inputs.hash()),
                folder,
                err,
                timings,
                games,
                inMemory);
    }

    /** @param elsewhere has the subjects tried by a cluster; if empty, they are tried here */
    ExitCode certify(List<SubjectCandidate> subjects, Optional<ClusterSubjects> elsewhere, PrintWriter screen)
            throws IOException {
        Optional<WorkflowCommands> commands = after.reports().hosts().commands();
        commands.map(WorkflowCommands::off).ifPresent(screen::println);
        try {
            return InterruptHandler.during(() -> cancel(elsewhere), () -> {
                folder.earlier()
                        .ifPresentOrElse(
                                earlier -> screen.println("Resumed: "
                                        + earlier.count()
                                        + (earlier.count() == 1 ? " result was there." : " results were there.")),
                                () -> RunReports.clear(folder.path()));
                boolean complete = elsewhere.isPresent() ? elsewhere.get().all(subjects, runner) : runner.all(subjects);
                return report(complete, screen);
            });
        } finally {
            commands.map(WorkflowCommands::on).ifPresent(screen::println);
            screen.flush();
        }
    }

    private void cancel(Optional<ClusterSubjects> elsewhere) {
        runner.cancel();
        elsewhere.ifPresent(ClusterSubjects::cancel);
    }

    private void annotate(WorkflowCommands commands, Run run, PrintWriter screen) {
        screen.println(commands.on());
        GithubAnnotations.of(run, after.baselines().standing()).forEach(screen::println);
        screen.println(commands.off());
    }

    private ExitCode report(boolean complete, PrintWriter screen) {
        List<SubjectRun> runs = runner.runs();
        BaselineCheck.Outcome outcome = show(runs, complete, screen);
        ExitCode seen = outcome.exitCode();
        boolean enough = after.requirement().areMet(runs, specification, claim, screen);
        ExitCode found = enough || seen != ExitCode.OK ? seen : ExitCode.VIOLATIONS;
        boolean certified = after.certificates().issue(runs, runner.started(), screen);
        Optional<Run> run = read();
        // If nothing was tried there is nothing to report.
        boolean reported = run.filter(
                        read -> read.results().isEmpty() || after.reports().inFolder(read, timings))
                .isPresent();
        if (after.verbose() && runs.stream().anyMatch(one -> one.trouble().isEmpty())) {
            screen.println(TextWidth.hanging("", timings.line(), AsciiTables.WIDTH));
        }
        boolean kept = after.baselines().updated().isEmpty()
                || new BaselineUpdate(specification, claim, facts.suiteVersion(), screen, err)
                        .write(
                                after.baselines().updated().get(),
                                after.baselines().there().map(BaselineFile::baseline),
                                runs,
                                complete);
        ExitCode answer = complete && certified && reported && kept ? found : ExitCode.TROUBLE;
        boolean told = run.filter(read ->
                        after.reports().forHosts(read, after.baselines().standing(), Optional.of(answer.code())))
                .isPresent();
        after.reports()
                .hosts()
                .commands()
                .ifPresent(commands -> run.ifPresent(read -> annotate(commands, read, screen)));
        screen.println();
        if (!complete) {
            screen.println(TextWidth.hanging("", RunReports.INCOMPLETE, AsciiTables.WIDTH));
        }
        outcome.lines().forEach(screen::println);
        screen.flush();
        if (after.scripts().isAsked()) {
            return told && printJob(runs, complete, answer) ? ExitCode.OK : ExitCode.TROUBLE;
        }
        return told ? answer : ExitCode.TROUBLE;
    }

    /** @return whether it is printed: a job that fails from the start is not */
    private boolean printJob(List<SubjectRun> runs, boolean complete, ExitCode found) {
        Optional<String> lacking = BaselineUpdate.lacking(runs, complete);
        boolean isOutOfDate = after.baselines().updated().isEmpty()
                && after.baselines().compared().isPresent()
                && found != ExitCode.OK;
        if (lacking.isPresent() || isOutOfDate) {
            err.println("touchstone: no job is printed: "
                    + lacking.orElseGet(
                            () -> after.baselines().compared().orElseThrow().path()
                                    + " is not what the run shows, see above; "
                                    + "bring it up to date with --update-baseline FILE in place of --baseline"));
            return false;
        }
        after.scripts()
                .print(
                        after.baselines()
                                .forAJob()
                                .orElseGet(() -> JobBaseline.of(BaselineFile.text(
                                        new BaselineUpdate(specification, claim, facts.suiteVersion(), err, err)
                                                .updated(Optional.empty(), runs)))),
                        err);
        return true;
    }

    /** The run as its folder has it: what reports are made from. */
    private Optional<Run> read() {
        try {
            return Optional.of(Run.read(folder.path(), record -> specification, (known, name) -> claim.ruleset())
                    .comparedWith(after.baselines().compared()));
        } catch (IOException e) {
            err.println("touchstone: no reports: " + e.getMessage());
            return Optional.empty();
        }
    }

    /** Prints what was found, up to the verdict. */
    private BaselineCheck.Outcome show(List<SubjectRun> runs, boolean complete, PrintWriter screen) {
        if (after.baselines().compared().isPresent()) {
            return new BaselineCheck(
                            specification, claim, after.baselines().compared().get(), screen, err)
                    .of(runs, complete);
        }
        return new CertifyScreen(specification, claim, after.verbose(), screen).show(runs);
    }
}
