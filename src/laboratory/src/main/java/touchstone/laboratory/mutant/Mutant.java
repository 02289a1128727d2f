package touchstone.laboratory.mutant;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import touchstone.builtin.controller.Desk;
import touchstone.reference.BaseRules;

/**
 * Deliberately wrong rules: those it claims with one article changed. A clause is worth having only if the suite catches a
 * mutant that breaks it.
 *
 * @param name what it is called in the kill matrix; its subject is {@code mutant.<name>}
 * @param clause the id of the clause it breaks, whose scenarios have to notice
 * @param description what it gets wrong, as the rest of a sentence that begins with the mutant
 * @param thread where it has been seen: a public thread about it, such as {@code leela-zero #227}, or a program that has
 *     it as an option
 * @param related other clauses whose scenarios rest on the broken one and may fail too: ids, {@code base.8.*} for all
 *     that begin so, or {@code *} for any
 * @param pretence what it says it plays by
 * @param desk what does whatever else is asked of it: the reference's, or a changed one
 */
public record Mutant(
        String name,
        String clause,
        String description,
        Optional<String> thread,
        Set<String> related,
        Pretence pretence,
        Supplier<BaseRules> rules,
        Function<BaseRules, Desk> desk) {

    /** The same mutant, seen in the wild. */
    public Mutant seenIn(String where) {
        return new Mutant(name, clause, description, Optional.of(where), related, pretence, rules, desk);
    }

    /** The same mutant, whose mistake other clauses notice too. */
    public Mutant touching(String... clauses) {
        return new Mutant(name, clause, description, thread, Set.of(clauses), pretence, rules, desk);
    }

    /** The ruleset it claims to play by; empty if it claims only a point in the space of rules. */
    public String ruleset() {
        return pretence.ruleset();
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
