package touchstone.mutants;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;
import touchstone.spi.RefusalReason;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * The numbered articles of a ruleset that state a choice on an axis, such as {@code aga.6} of {@code repetition.situational}. The
 * mutants know: one with another value on that axis alone is of the article whose scenarios notice. Where there is no
 * such mutant, as for articles of somebody's own, it is the reasons that scenarios give.
 */
public final class StatingArticles {

    /** What the reference's own articles are of. */
    private static final String BASE = "base";

    /**
     * @param clause of the mutant
     * @param right the value that it should have, where it has another
     */
    private record Link(String clause, Choice right) {}

    /** The reasons that scenarios give for what a choice on an axis forbids. */
    private static final Map<Class<? extends Choice>, RefusalReason> REASONS = Map.of(
            Repetition.class, RefusalReason.REPETITION,
            SelfCapture.class, RefusalReason.SELF_CAPTURE,
            Supply.class, RefusalReason.NO_STONE_LEFT,
            Handicap.class, RefusalReason.HANDICAP,
            Ending.class, RefusalReason.GAME_OVER);

    private final Specification specification;
    private final List<Link> links;

    public StatingArticles(Specification specification) {
        this.specification = specification;
        this.links = Mutants.all().stream()
                .flatMap(StatingArticles::link)
                .filter(link -> specification
                        .clause(link.clause())
                        .filter(clause -> clause.choice().isEmpty())
                        .isPresent())
                .distinct()
                .toList();
    }

    /** What a mutant shows; nothing, if it is wrong in more than one way or not by its axes. */
    private static Stream<Link> link(Mutant mutant) {
        Variant right = mutant.claimed().rules();
        if (!(mutant.rules().get() instanceof VariantRules rules)
                || !rules.getClass().equals(VariantRules.class)) {
            return Stream.empty();
        }
        List<Choice> wrong = rules.variant().choices().stream()
                .filter(choice -> !right.has(choice))
                .toList();
        return wrong.size() == 1
                ? Stream.of(new Link(mutant.clause(), right.get(wrong.get(0).getClass())))
                : Stream.empty();
    }

    /** The articles of a ruleset that state its choice on an axis, in the order of the specification. */
    public List<Clause> articles(Ruleset ruleset, Choice choice) {
        Set<String> stating = links.stream()
                .filter(link -> link.right().equals(choice))
                .map(Link::clause)
                .collect(Collectors.toSet());
        List<Clause> numbered = specification.clauses().stream()
                .filter(clause -> clause.kind() == Clause.Kind.RULE
                        && clause.choice().isEmpty()
                        && !clause.body().equals(BASE)
                        && ruleset.has(clause))
                .toList();
        List<Clause> known = numbered.stream()
                .filter(clause -> stating.contains(clause.id()))
                .toList();
        return known.isEmpty()
                ? numbered.stream().filter(clause -> gives(clause, choice)).toList()
                : known;
    }

    private static boolean gives(Clause clause, Choice choice) {
        RefusalReason reason = REASONS.get(choice.getClass());
        return reason != null
                && clause.scenarios().stream()
                        .flatMap(scenario -> scenario.steps().stream())
                        .anyMatch(step -> step.text().endsWith("because " + reason.sentence()));
    }
}
