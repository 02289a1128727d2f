package touchstone.cli.options;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.report.Report;
import touchstone.report.ci.Sarif;
import touchstone.report.ci.SarifLocations;
import touchstone.report.ci.Summary;
import touchstone.report.ci.WorkflowCommands;
import touchstone.suite.baseline.BaselineFile;

/** The options for reports that code hosts show. */
public final class CodeHostOptions {

    @Option(
            names = "--summary",
            paramLabel = "FILE",
            description = "Append a summary in Markdown to this file, as in --summary \"$GITHUB_STEP_SUMMARY\".")
    private Optional<Path> summary = Optional.empty();

    @Option(
            names = "--sarif",
            paramLabel = "FILE",
            description = "Write violations as SARIF 2.1.0, which GitHub shows as alerts.")
    private Optional<Path> sarif = Optional.empty();

    @Option(
            names = "--sarif-location",
            paramLabel = "FILE",
            description = "The file of your repository to which the alerts are attached. Default: the baseline, at the "
                    + "line of the scenario; without a baseline, the scenario's own file.")
    private Optional<Path> location = Optional.empty();

    private final Optional<WorkflowCommands> commands = WorkflowCommands.of(System.getenv());

    /** Those of GitHub's job that this runs in, if it runs in one. */
    public Optional<WorkflowCommands> commands() {
        return commands;
    }

    public boolean isAsked() {
        return summary.isPresent() || sarif.isPresent();
    }

    /** @throws CommandException if one option makes no sense without another */
    public void requireSense() {
        if (location.isPresent() && sarif.isEmpty()) {
            throw CommandException.usage(
                    "--sarif-location " + location.get() + " without --sarif; give --sarif FILE too");
        }
    }

    /**
     * What is asked for.
     *
     * @param shown the baseline whose lines findings are shown at
     * @param exitCode of the command, if it is known
     */
    public List<Report> reports(Optional<BaselineFile> shown, Optional<Integer> exitCode) {
        List<Report> reports = new ArrayList<>();
        summary.map(Summary::new).ifPresent(reports::add);
        sarif.map(file -> new Sarif(
                        file,
                        new SarifLocations(location, shown, Path.of("")),
                        CheckoutOrigin.find(Installation.path())::address,
                        exitCode))
                .ifPresent(reports::add);
        return reports;
    }
}
