package touchstone.cli.pages;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.cli.options.Installation;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.Progress;
import touchstone.mutants.StatingArticles;
import touchstone.report.ReportException;
import touchstone.report.book.BookSite;
import touchstone.report.book.page.Book;
import touchstone.report.book.page.PublishedMutant;
import touchstone.report.book.page.TestedProgram;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.run.ReferencePlaythrough;
import touchstone.suite.specification.Specification;

/** Makes the rule book of a specification: has the reference play its examples, and writes the pages. */
public final class BookBuilder {

    private BookBuilder() {}

    /**
     * @param folder made if it does not exist; if {@code results/} lies beside it, clauses lead there
     * @return how many pages it has
     * @throws CommandException if they can't be written
     */
    public static int print(Specification specification, List<TestedProgram> witnesses, Path folder) {
        try {
            Path proof = Installation.path().resolve("reports/proof");
            List<PublishedMutant> mutants = PublishedMutant.in(proof.resolve("kill-matrix.json.gz"));
            return BookSite.write(
                    folder,
                    new Book(
                                    specification,
                                    played(specification),
                                    witnesses,
                                    mutants,
                                    Installation.path(),
                                    homeFrom(folder),
                                    Files.isDirectory(
                                            folder.resolve("../results").normalize()),
                                    Installation.version())
                            .with(
                                    new BookDivergences(specification).divergences(),
                                    new StatingArticles(specification)::articles));
        } catch (ReportException fault) {
            throw CommandException.trouble(fault.getMessage());
        }
    }

    private static Map<String, Result> played(Specification specification) {
        int scenarios = (int) specification.scenarios().count();
        try (Progress progress = Progress.of("playing", scenarios)) {
            RunFacts facts = new RunFacts(Installation.version(), "", 0);
            return new ReferencePlaythrough(specification, facts, ReferenceSubjects::reference).play(progress::step);
        }
    }

    /** The way from the first page to Touchstone's folder, if the book lies in it. */
    private static Optional<String> homeFrom(Path folder) {
        Path book = folder.toAbsolutePath().normalize();
        return book.startsWith(Installation.path())
                ? Optional.of("../".repeat(Installation.path().relativize(book).getNameCount()))
                : Optional.empty();
    }
}
