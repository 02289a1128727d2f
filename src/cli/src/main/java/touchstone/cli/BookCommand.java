package touchstone.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchstone.report.book.BookSite;
import touchstone.report.book.Witness;
import touchstone.suite.specification.Specification;

@Command(
        name = "book",
        description =
                "Makes the rule book: pages to open in a browser, one for each clause, with its examples played on "
                        + "boards, the rulesets that have it, the wrong programs that it finds out, and who keeps to it.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the book is made",
            "2:results can't be read, or the pages can't be written",
            "64:the command line makes no sense"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./touchstone book                           the rules alone",
            "  ./touchstone book reports/latest            and who keeps to them, in the run before",
            "  ./touchstone book gnugo.json katago.json    the same from certificates",
            "  ./touchstone book --rulesets club --features club --out club/book"
        })
final class BookCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnRules own;

    @Parameters(
            paramLabel = "RUN_OR_CERTIFICATE",
            arity = "0..*",
            description = "Whose results are told: folders of runs, as certify --out names them, and certificates.")
    private List<Path> results = List.of();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the pages go. Default: reports/book in Touchstone's folder.")
    private Optional<Path> out = Optional.empty();

    @Override
    public Integer call() {
        Path folder = out.orElseGet(() -> Home.path().resolve("reports/book"));
        List<Witness> witnesses = Witnesses.in(results);
        Specification specification = own.specification();
        int pages = BookPress.print(specification, witnesses, folder);
        spec.commandLine().getOut().println("The rule book, " + pages + " pages: " + BookSite.front(folder));
        return ExitCode.CONFORMS.code();
    }
}
