package touchstone.cli.options;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import touchstone.explore.replay.RuleViolation;
import touchstone.mutants.StatingArticles;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * The titles of the articles by which a move is judged, as the specification has them. It is read when the first of them is asked
 * for: where every move is legal, nobody asks.
 */
public final class ArticleTitles {

    /** Clauses of the base rules that are one value of an axis. */
    private static final String SUPERKO = "base.8";

    private static final String SUICIDE = "base.7A";

    private final Supplier<Specification> source;

    /** Nothing before it is asked for. */
    private Articles read;

    private record Articles(Specification specification, StatingArticles stated) {}

    /** @param source of the specification, asked once at most */
    public ArticleTitles(Supplier<Specification> source) {
        this.source = source;
    }

    /** Several games are judged at a time. */
    private synchronized Articles articles() {
        if (read == null) {
            Specification specification = source.get();
            read = new Articles(specification, new StatingArticles(specification));
        }
        return read;
    }

    public String title(String clause) {
        return articles().specification().clause(clause).map(Clause::title).orElse("");
    }

    /** The numbered articles of a ruleset that state what a clause does. */
    public List<Clause> of(Ruleset ruleset, String clause) {
        return axis(clause)
                .map(axis -> stating(ruleset, ruleset.variant().get(axis.type())))
                .orElse(List.of());
    }

    /** The numbered articles of a ruleset that state its choice on an axis, in the order of the specification. */
    public List<Clause> stating(Ruleset ruleset, Choice choice) {
        return articles().stated().articles(ruleset, choice);
    }

    /** The axis whose value a clause states. */
    public static Optional<Axis> axis(String clause) {
        return switch (clause) {
            case SUPERKO -> Axis.named("repetition");
            case SUICIDE -> Axis.named("self-capture");
            case "base.9" -> Axis.named("ending");
            default -> Axis.named(clause.split("\\.", 2)[0]);
        };
    }

    /** The title of a clause, and the articles of the ruleset that state the same. */
    public String named(Ruleset ruleset, String clause) {
        return named(clause, of(ruleset, clause).stream().map(Clause::id).toList());
    }

    /** The same, with the articles given by their ids. */
    public String named(String clause, List<String> articles) {
        return title(clause)
                + (articles.isEmpty()
                        ? ""
                        : articles.stream()
                                .map(article -> article + ": " + title(article))
                                .collect(Collectors.joining("; ", "; as ", "")));
    }

    /** The move or moves that an offence is about. */
    public static String moves(RuleViolation offence) {
        return offence.moves() == 1 ? "move " + offence.number() : "moves " + offence.number() + "-" + offence.last();
    }
}
