package touchstone.report.book.page;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/**
 * Everything that a rule book is made from.
 *
 * @param played the reference's results by the scenarios' ids, with a board for each move
 * @param witnesses who was tried on the rules; none if nobody was
 * @param mutants deliberately wrong programs, and what caught them
 * @param home the folder that the paths of Touchstone's own features are told from
 * @param homeAddress of that folder, relative to the first page and with a slash at its end, where the book lies in it
 * @param resultPages whether pages of results lie beside the book, in {@code ../results/}
 * @param suiteVersion of Touchstone
 * @param divergences the shortest games on which rulesets part
 * @param stating knows of articles that are not Touchstone's own what they state
 */
public record Book(
        Specification specification,
        Map<String, Result> played,
        List<TestedProgram> witnesses,
        List<PublishedMutant> mutants,
        Path home,
        Optional<String> homeAddress,
        boolean resultPages,
        String suiteVersion,
        PublishedDivergences divergences,
        StatedChoices stating) {

    public Book {
        played = Map.copyOf(played);
        witnesses = List.copyOf(witnesses);
        mutants = List.copyOf(mutants);
    }

    /** One in which no games are known on which rulesets part. */
    public Book(
            Specification specification,
            Map<String, Result> played,
            List<TestedProgram> witnesses,
            List<PublishedMutant> mutants,
            Path home,
            Optional<String> homeAddress,
            boolean resultPages,
            String suiteVersion) {
        this(
                specification,
                played,
                witnesses,
                mutants,
                home,
                homeAddress,
                resultPages,
                suiteVersion,
                PublishedDivergences.NONE,
                StatedChoices.UNKNOWN);
    }

    /** The same book, with games on which rulesets part, and somebody who knows what articles of others state. */
    public Book with(PublishedDivergences games, StatedChoices whoKnows) {
        return new Book(
                specification,
                played,
                witnesses,
                mutants,
                home,
                homeAddress,
                resultPages,
                suiteVersion,
                games,
                whoKnows);
    }

    /** Where a clause stands: a file below Touchstone's folder, or below the folder it was added from, and a line. */
    public String place(Clause clause) {
        return home(clause)
                        .relativize(clause.file().toAbsolutePath().normalize())
                        .toString()
                        .replace('\\', '/') + ":" + clause.line();
    }

    /** The address of its feature file relative to the first page, where that stays true if both are moved together. */
    public Optional<String> features(Clause clause) {
        Path file = clause.file().toAbsolutePath().normalize();
        Path own = home.toAbsolutePath().normalize();
        return homeAddress
                .filter(address -> file.startsWith(own))
                .map(address -> address + own.relativize(file).toString().replace('\\', '/'));
    }

    private Path home(Clause clause) {
        Path file = clause.file().toAbsolutePath().normalize();
        Path own = home.toAbsolutePath().normalize();
        if (file.startsWith(own)) {
            return own;
        }
        // What is added from elsewhere is told from its folder on: nothing of the disk besides.
        return specification.additions().features().stream()
                .map(folder -> folder.toAbsolutePath().normalize())
                .filter(file::startsWith)
                .findFirst()
                .flatMap(folder -> Optional.ofNullable(folder.getParent()))
                .orElse(file.getParent());
    }
}
