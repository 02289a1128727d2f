package touchstone.laboratory.mutant;

import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/**
 * Deliberately wrong rules: those of a ruleset with one article changed. A clause is worth having only if the suite catches a
 * mutant that breaks it.
 *
 * @param name what it is called in the kill matrix; its subject is {@code mutant.<name>}
 * @param clause the id of the clause it breaks, whose scenarios have to notice
 * @param description what it gets wrong, as the rest of a sentence that begins with the mutant
 * @param thread where it has been seen: a public thread about it, such as {@code leela-zero #227}, or a program that has
 *     it as an option
 * @param related other clauses whose scenarios rest on the broken one and may fail too: ids, {@code base.8.*} for all
 *     that begin so, or {@code *} for any
 * @param ruleset the ruleset it claims to play by; empty if it claims a point in the space of rules
 * @param point the point it claims, if it claims no ruleset
 */
public record Mutant(
        String name,
        String clause,
        String description,
        Optional<String> thread,
        Set<String> related,
        String ruleset,
        Optional<Variant> point,
        Supplier<BaseRules> rules) {

    /** A mutant of the base rules, of a kind nobody is known to have written, that breaks nothing but its clause. */
    static Mutant of(String name, String clause, String description, Supplier<BaseRules> rules) {
        return new Mutant(name, clause, description, Optional.empty(), Set.of(), "base", Optional.empty(), rules);
    }

    /** A mutant that claims a point in the space of rules and has another choice on one axis. */
    static Mutant swapped(String name, String clause, String description, Variant claimed, Choice wrong) {
        return of(name, clause, description, () -> new VariantRules(claimed.with(wrong)))
                .at(claimed);
    }

    Mutant seenIn(String where) {
        return new Mutant(name, clause, description, Optional.of(where), related, ruleset, point, rules);
    }

    Mutant touching(String... clauses) {
        return new Mutant(name, clause, description, thread, Set.of(clauses), ruleset, point, rules);
    }

    Mutant under(String claimed) {
        return new Mutant(name, clause, description, thread, related, claimed, Optional.empty(), rules);
    }

    Mutant at(Variant claimed) {
        return new Mutant(name, clause, description, thread, related, "", Optional.of(claimed), rules);
    }

    /** The body of rules of its clause: an axis, or the numbered articles of a ruleset. */
    public String body() {
        return clause.split("\\.", 2)[0];
    }

    /**
     * Whether it is to be expected that a scenario of this clause notices. Other bodies of rules state the same rules once
     * more.
     */
    public boolean mayBreak(String id) {
        return id.equals(clause)
                || !id.startsWith(body() + ".")
                || related.stream().anyMatch(part -> matches(part, id));
    }

    private static boolean matches(String part, String id) {
        if (part.equals("*")) {
            return true;
        }
        String stem = part.endsWith(".*") ? part.substring(0, part.length() - 2) : part;
        return id.equals(stem) || part.endsWith(".*") && id.startsWith(stem + ".");
    }
}
