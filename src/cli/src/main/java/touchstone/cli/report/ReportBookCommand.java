package touchstone.cli.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import touchstone.cli.options.Installation;
import touchstone.cli.pages.BookBuilder;
import touchstone.cli.pages.RecordedWitnesses;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.report.book.BookSite;
import touchstone.report.book.page.TestedProgram;
import touchstone.suite.specification.Specification;

@Command(
        name = "book",
        description = {
            "Makes the rule book: a page for each clause, to open in a browser.",
            "Each page plays the clause's examples on boards and shows the rulesets that have the clause, the "
                    + "mutants that it detects, and which subjects satisfy it."
        },
        exitCodeList = {"0:the book is made", "2:results can't be read, or the pages can't be written", "64:usage error"
        },
        footer = {
            "  ./touchstone report book                           the rules alone",
            "  ./touchstone report book reports/latest            with those of that run",
            "  ./touchstone report book gnugo.json katago.json    with those of certificates",
            "  ./touchstone report book --rulesets club --features club --out club/book"
        })
final class ReportBookCommand extends TouchstoneCommand {

    @ParentCommand
    private ReportCommand report;

    @Parameters(
            paramLabel = "RUN_OR_CERTIFICATE",
            arity = "0..*",
            description = "Runs and certificates whose results are shown: folders of runs, as certify --out names "
                    + "them, and certificates.")
    private List<Path> results = List.of();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "The folder for the pages. Default: reports/book, in Touchstone's checkout or else in the current folder.")
    private Optional<Path> out = Optional.empty();

    @Override
    protected ExitCode run() {
        Path folder = out.orElseGet(() -> Installation.reports("book"));
        Specification specification = report.specification();
        List<TestedProgram> witnesses = RecordedWitnesses.in(specification, results);
        int pages = BookBuilder.print(specification, witnesses, folder);
        out().println("The rule book, " + pages + " pages: " + BookSite.front(folder));
        return ExitCode.OK;
    }
}
