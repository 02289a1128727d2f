package touchstone.cli.pages;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import touchstone.cli.options.Installation;
import touchstone.cli.options.RulesetLookup;
import touchstone.report.matrix.MatrixSite;
import touchstone.suite.specification.Specification;

/** Makes a matrix of several runs, for every command that does. */
public final class MatrixPages {

    private MatrixPages() {}

    /** @param book the folder of a rule book; where none is named, one that lies beside the pages */
    public static MatrixSite site(Specification specification, Path out, Optional<Path> book) {
        Optional<Path> there = book.or(() -> Optional.of(out.resolve("book")))
                .filter(folder -> book.isPresent() || Files.exists(folder.resolve("index.html")));
        return new MatrixSite(
                specification, name -> RulesetLookup.find(specification, name), Installation.version(), there);
    }
}
