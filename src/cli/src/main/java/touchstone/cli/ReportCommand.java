package touchstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchstone.report.ReportFault;
import touchstone.report.Reports;
import touchstone.report.Run;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;

@Command(name = "report", description = "Makes the reports of a run again from its results.")
final class ReportCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnRules own;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            description = "The run's folder. Default: reports/latest in Touchstone's folder.")
    private Optional<Path> folder = Optional.empty();

    @Mixin
    private AllureOptions allure;

    @Override
    public Integer call() {
        allure.requireSense();
        Path run = folder.orElseGet(() -> Home.path().resolve("reports/latest"));
        if (!Files.exists(run.resolve("results.jsonl"))) {
            throw Complaint.usage("no results in " + run + "; expected the folder of a run, as certify --out names it");
        }
        try {
            List<Result> results = RunFolder.results(run);
            RunRecord record = RunFolder.record(run);
            Profile profile = Profile.valueOf(record.profile().toUpperCase(java.util.Locale.ROOT));
            Reports.Written written = Reports.write(
                    run,
                    new Run(
                            own.specification(record.added()),
                            results,
                            profile,
                            record.complete(),
                            Run.rules(record.subjects())),
                    allure.request(record.only()));
            ReportLines.print(
                    written,
                    run,
                    results.size(),
                    spec.commandLine().getOut(),
                    spec.commandLine().getErr());
        } catch (NoSuchFileException e) {
            throw Complaint.trouble("no file " + e.getFile() + "; without it the reports can't be made");
        } catch (IOException | ReportFault e) {
            throw Complaint.trouble(e.getMessage());
        }
        return ExitCode.CONFORMS.code();
    }
}
