package touchstone.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import touchstone.laboratory.explain.StatedBy;
import touchstone.report.ReportFault;
import touchstone.report.book.Book;
import touchstone.report.book.BookSite;
import touchstone.report.book.Mutant;
import touchstone.suite.result.Result;
import touchstone.suite.run.Performance;
import touchstone.suite.run.RunFacts;
import touchstone.suite.specification.Specification;

@Command(name = "book", description = "Makes the rule book: a page for each clause, with its examples on boards.")
final class BookCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnRules own;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the pages go. Default: reports/book in Touchstone's folder.")
    private Optional<Path> out = Optional.empty();

    @Override
    public Integer call() {
        Path folder = out.orElseGet(() -> Home.path().resolve("reports/book"));
        Specification specification = own.specification();
        Map<String, Result> played =
                new Performance(specification, 2, new RunFacts(Home.version(), "", 0), ClaimedRules::reference).play();
        int pages;
        try {
            pages = BookSite.write(
                    folder,
                    new Book(
                                    specification,
                                    played,
                                    List.of(),
                                    Mutant.in(Home.path().resolve("reports/proof/kill-matrix.json")),
                                    Home.path(),
                                    homeFrom(folder),
                                    false,
                                    Home.version())
                            .with(new BookGames(specification).partings(), new StatedBy(specification)::articles));
        } catch (ReportFault fault) {
            throw Complaint.trouble(fault.getMessage());
        }
        PrintWriter screen = spec.commandLine().getOut();
        screen.println(pages + " pages. The rule book: " + BookSite.front(folder));
        return ExitCode.CONFORMS.code();
    }

    /** The way from the first page to Touchstone's folder, if the book lies in it. */
    private static Optional<String> homeFrom(Path folder) {
        Path book = folder.toAbsolutePath().normalize();
        return book.startsWith(Home.path())
                ? Optional.of("../".repeat(Home.path().relativize(book).getNameCount()))
                : Optional.empty();
    }
}
