package touchstone.cli.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import touchstone.cli.options.Installation;
import touchstone.cli.pages.MatrixPages;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.PageProgress;
import touchstone.report.ReportException;
import touchstone.report.matrix.Matrix;
import touchstone.report.matrix.MatrixSite;
import touchstone.report.matrix.RunSource;
import touchstone.suite.certificate.CertificateException;

@Command(
        name = "matrix",
        description = "Makes one page of any number of runs: clauses by subjects, versions and claims side by side.",
        exitCodeList = {"0:the page is made", "2:a run can't be read, or the page can't be written", "64:usage error"},
        footer = {
            "  ./touchstone report matrix reports/latest",
            "  ./touchstone report matrix certificates/*.json --out site",
            "  ./touchstone report matrix runs/aga runs/ing --out site --title \"GNU Go\""
        })
final class ReportMatrixCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private ReportCommand report;

    @Parameters(
            paramLabel = "RUN",
            arity = "1..*",
            description = "Folders of runs, as certify --out names them, and certificates, in any number.")
    private List<Path> runs = List.of();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "The folder for the pages. Default: reports/latest-matrix, in Touchstone's checkout or else in the current folder.")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--title", paramLabel = "WORDS", description = "The heading of the page.")
    private Optional<String> title = Optional.empty();

    @Option(
            names = "--book",
            paramLabel = "DIR",
            description =
                    "The folder of a rule book to link to, as ./touchstone report book makes it. Default: book in "
                            + "the folder"
                            + " of the pages, if it is there.")
    private Optional<Path> book = Optional.empty();

    @Override
    public Integer call() {
        Path folder = out.orElseGet(() -> Installation.reports("latest-matrix"));
        List<RunSource> sources = new ArrayList<>();
        runs.forEach(run -> sources.add(source(run)));
        try {
            Matrix matrix = MatrixPages.site(report.specification(), folder, book)
                    .write(folder, title.orElseGet(() -> RunSource.title(sources)), sources, new PageProgress());
            spec.commandLine().getOut().println(summary(matrix, folder));
        } catch (IOException | ReportException e) {
            throw CommandException.trouble(e.getMessage());
        }
        return ExitCode.OK.code();
    }

    private static RunSource source(Path run) {
        if (!Files.exists(run)) {
            throw CommandException.trouble(
                    "no such file or folder: " + run + "; expected the folder of a run or a certificate");
        }
        try {
            if (!Files.isDirectory(run)) {
                return RunSource.ofCertificate(run);
            }
            if (!Files.exists(run.resolve("results.jsonl"))) {
                throw CommandException.trouble(
                        "no results.jsonl in " + run + "; expected the folder of a run, as certify --out names it");
            }
            return RunSource.of(run);
        } catch (CertificateException fault) {
            throw CommandException.trouble(fault.getMessage());
        } catch (NoSuchFileException e) {
            throw CommandException.trouble("no file " + e.getFile() + "; without it a run cannot be shown");
        } catch (IOException e) {
            throw CommandException.trouble(e.getMessage());
        }
    }

    private static String summary(Matrix matrix, Path folder) {
        return "Matrix: " + folder.resolve(MatrixSite.PAGE) + ", " + matrix.clauses() + " clauses by "
                + matrix.subjects().size() + (matrix.subjects().size() == 1 ? " column: " : " columns: ")
                + matrix.tally().words();
    }
}
