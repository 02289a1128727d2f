package touchstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.report.ReportFault;
import touchstone.report.matrix.MatrixSite;
import touchstone.report.matrix.Source;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
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

    /** Where it is. */
    static String line(Path folder) {
        return "Matrix: " + folder.resolve(MatrixSite.PAGE);
    }

    /**
     * Makes the matrix of a run in its folder, in the place of an earlier one.
     *
     * @return how long that took, under the name of this report
     * @throws ReportFault if it cannot be written
     */
    static Map<String, Duration> ofRun(
            Specification specification, Path folder, RunRecord record, List<Result> results) {
        long began = System.nanoTime();
        List<Source> run = List.of(Source.of(folder, record, results));
        try {
            site(specification, folder, Optional.empty()).writeFromMemory(folder, title(run), run);
            return Map.of("matrix", Duration.ofNanos(System.nanoTime() - began));
        } catch (IOException e) {
            throw new ReportFault(e.getMessage(), e);
        }
    }

    /** @throws ReportFault if what an earlier run left cannot be removed */
    static void clear(Path folder) {
        try {
            MatrixSite.clear(folder);
        } catch (IOException e) {
            throw new ReportFault("the matrix in " + folder + " cannot be removed: " + e.getMessage(), e);
        }
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
