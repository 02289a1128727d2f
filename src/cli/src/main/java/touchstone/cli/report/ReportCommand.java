package touchstone.cli.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchstone.cli.options.AllureOptions;
import touchstone.cli.options.CodeHostOptions;
import touchstone.cli.options.Installation;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.run.RunReports;
import touchstone.cli.run.Timings;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.report.Run;
import touchstone.suite.baseline.BaselineException;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Specification;

@Command(
        name = "report",
        description = "Makes the reports of a run again from its results.",
        subcommands = {ReportMatrixCommand.class, ReportBookCommand.class},
        customSynopsis = "touchstone report [OPTIONS] [DIR | COMMAND]",
        exitCodeList = {
            "0:the reports are made",
            "2:the results can't be read, or a report can't be written",
            "64:usage error"
        },
        footer = {
            "  ./touchstone report reports/latest --summary summary.md",
            "  ./touchstone report matrix runs/chinese runs/japanese",
            "  ./touchstone report book reports/latest",
            "%nTo name a folder that is called matrix or book, write ./matrix or ./book."
        })
public final class ReportCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private SpecificationOptions own;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            description =
                    "The run's folder. Default: reports/latest, in Touchstone's checkout or else in the current folder.")
    private Optional<Path> folder = Optional.empty();

    @Mixin
    private AllureOptions allure;

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = "The baseline for the summary and the SARIF file. Default: the baseline of the run.")
    private Optional<Path> baseline = Optional.empty();

    @Mixin
    private CodeHostOptions hosts;

    @Override
    public Integer call() {
        allure.requireSense();
        hosts.requireSense();
        if (baseline.isPresent() && !hosts.isAsked()) {
            throw CommandException.usage("--baseline " + baseline.get()
                    + " makes no difference to the reports; give --summary or --sarif too");
        }
        Path path = folder.orElseGet(() -> Installation.reports("latest"));
        if (!Files.exists(path.resolve("results.jsonl"))) {
            throw CommandException.usage(
                    "no results in " + path + "; expected the folder of a run, as certify --out names it");
        }
        try {
            Run run = Run.read(path, record -> own.specification(record.added()), RulesetLookup::find);
            RunReports reports = new RunReports(
                    allure.request(),
                    hosts,
                    spec.commandLine().getOut(),
                    spec.commandLine().getErr());
            boolean all = reports.inFolder(run, new Timings());
            if (hosts.isAsked()) {
                Optional<BaselineFile> compared = compared(run.claim(), run.record());
                all &= reports.forHosts(run.comparedWith(compared), compared, Optional.empty());
            }
            if (!run.complete()) {
                spec.commandLine().getOut().println(RunReports.INCOMPLETE);
            }
            return (all && run.complete() ? ExitCode.OK : ExitCode.TROUBLE).code();
        } catch (NoSuchFileException e) {
            throw CommandException.trouble("no file " + e.getFile() + "; without it the reports can't be made");
        } catch (IOException e) {
            throw CommandException.trouble(e.getMessage());
        }
    }

    /** The file the user names; else that of the run, as long as it is the same file. */
    private Optional<BaselineFile> compared(Claim claim, RunRecord record) {
        try {
            if (baseline.isPresent()) {
                BaselineFile file = BaselineFile.read(baseline.get());
                file.requireOf(claim);
                return Optional.of(file);
            }
            Optional<BaselineFile> same = record.baseline()
                    .map(RunRecord.ComparedWith::path)
                    .map(Path::of)
                    .filter(Files::exists)
                    .map(BaselineFile::read)
                    .filter(file -> file.sha256().equals(record.baseline().get().sha256()));
            if (same.isEmpty() && record.baseline().isPresent()) {
                spec.commandLine()
                        .getErr()
                        .println("touchstone: " + record.baseline().get().path()
                                + ", with which the run was compared, is gone or another file now; "
                                + "nothing is compared; give --baseline FILE");
            }
            return same;
        } catch (BaselineException fault) {
            throw CommandException.trouble(fault.getMessage());
        }
    }

    /** With what the options of this command add to it, for its subcommands. */
    Specification specification() {
        return own.specification();
    }
}
