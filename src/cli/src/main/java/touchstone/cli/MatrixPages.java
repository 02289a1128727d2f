package touchstone.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.report.matrix.MatrixSite;
import touchstone.report.matrix.Source;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Specification;

/** How the matrix is made, by whichever command. */
final class MatrixPages {

    private MatrixPages() {}

    /** @param book the folder of a rule book; where none is named, one that lies beside the pages */
    static MatrixSite site(Specification specification, Path out, Optional<Path> book) {
        Optional<Path> there = book.or(() -> Optional.of(out.resolve("book")))
                .filter(folder -> book.isPresent() || Files.exists(folder.resolve("index.html")));
        return new MatrixSite(specification, name -> RulesetNames.find(specification, name), Home.version(), there);
    }

    /** What a matrix is headed with if nobody says. */
    static String title(List<Source> sources) {
        List<String> claims = sources.stream()
                .map(source -> source.run().ruleset().equals(Claim.SURVEY)
                        ? "a survey"
                        : source.run().ruleset())
                .distinct()
                .toList();
        return claims.size() > 3
                ? "Which clauses does each program satisfy?"
                : "Which clauses does each program satisfy? Under "
                        + claims.stream().collect(Collectors.joining(" and "));
    }
}
