package touchstone.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.laboratory.explain.StatedBy;
import touchstone.report.ReportFault;
import touchstone.report.book.Book;
import touchstone.report.book.BookSite;
import touchstone.report.book.Mutant;
import touchstone.report.book.Witness;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.run.Performance;
import touchstone.suite.specification.Specification;

/** Makes the rule book of a specification: has the reference play its examples, and writes the pages. */
final class BookPress {

    private static final int PLAYERS = 2;

    private BookPress() {}

    /**
     * @param folder made if it does not exist; if {@code results/} lies beside it, clauses lead there
     * @return how many pages it has
     * @throws Complaint if they can't be written
     */
    static int print(Specification specification, List<Witness> witnesses, Path folder) {
        try {
            Path proof = Home.path().resolve("reports/proof");
            List<Mutant> mutants = Mutant.in(proof.resolve("kill-matrix.json"));
            return BookSite.write(
                    folder,
                    new Book(
                                    specification,
                                    played(specification),
                                    witnesses,
                                    mutants,
                                    Home.path(),
                                    homeFrom(folder),
                                    Files.isDirectory(
                                            folder.resolve("../results").normalize()),
                                    Home.version())
                            .with(new BookGames(specification).partings(), new StatedBy(specification)::articles));
        } catch (ReportFault fault) {
            throw Complaint.trouble(fault.getMessage());
        }
    }

    private static Map<String, Result> played(Specification specification) {
        int scenarios = (int) specification.scenarios().count();
        try (Progress progress = Progress.of("playing", scenarios)) {
            RunFacts facts = new RunFacts(Home.version(), "", 0);
            return new Performance(specification, PLAYERS, facts, ClaimedRules::reference).play(progress::step);
        }
    }

    /** The way from the first page to Touchstone's folder, if the book lies in it. */
    private static Optional<String> homeFrom(Path folder) {
        Path book = folder.toAbsolutePath().normalize();
        return book.startsWith(Home.path())
                ? Optional.of("../".repeat(Home.path().relativize(book).getNameCount()))
                : Optional.empty();
    }
}
