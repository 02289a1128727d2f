package touchstone.mutants;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import touchstone.builtin.controller.ControlledGame;
import touchstone.mutants.fault.ControllerFault;
import touchstone.mutants.fault.RuleFault;
import touchstone.mutants.speech.SpeechFault;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

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
 * @param claimed what it says it plays by
 * @param rules makes the rules it does play by
 * @param controller makes what does whatever else is asked of it: the reference's, or a changed one
 * @param speech what it does wrong with lines of the Go Text Protocol; then it is an engine that speaks it
 */
public record Mutant(
        String name,
        String clause,
        String description,
        Optional<String> thread,
        Set<String> related,
        MutantClaim claimed,
        Supplier<BaseRules> rules,
        Function<BaseRules, ControlledGame> controller,
        Optional<SpeechFault> speech) {

    /** A mutant of the base rules that has yet to be told what it breaks, and how. */
    public static Described mutant(String name, String description) {
        return mutant(MutantClaim.BASE, name, description);
    }

    /** A mutant of the base rules with another choice on one axis that has yet to be told what it breaks, and how. */
    public static Described mutant(Choice claimed, String name, String description) {
        return mutant(MutantClaim.with(claimed), name, description);
    }

    /** A mutant of a point in the space of rules that has yet to be told what it breaks, and how. */
    public static Described mutant(Variant claimed, String name, String description) {
        return mutant(MutantClaim.at(claimed), name, description);
    }

    /** A mutant that has yet to be told what it breaks, and how. */
    public static Described mutant(MutantClaim claimed, String name, String description) {
        return new Described(claimed, name, description);
    }

    /**
     * A mutant of which it is not yet said what it breaks, and how.
     *
     * @param claimed what it says it plays by
     * @param name what it is called
     * @param description what it gets wrong
     */
    public record Described(MutantClaim claimed, String name, String description) {

        /** It breaks a clause by other choices on some axes. */
        public Mutant breaking(String clause, Choice... wrong) {
            return made(clause, point -> new VariantRules(point.with(wrong)), ControlledGame::new, Optional.empty());
        }

        /** It breaks a clause by an article that it gets wrong in its own way. */
        public Mutant breaking(String clause, RuleFault fault) {
            return made(clause, fault, ControlledGame::new, Optional.empty());
        }

        /** It plays right, and breaks a clause about something else that it is asked for. */
        public Mutant mishandling(String clause, ControllerFault fault) {
            return made(clause, VariantRules::new, fault, Optional.empty());
        }

        /** It plays right, and breaks a clause about how lines of the Go Text Protocol are read and answered. */
        public Mutant speaking(String clause, SpeechFault fault) {
            return made(clause, VariantRules::new, ControlledGame::new, Optional.of(fault));
        }

        private Mutant made(String clause, RuleFault rules, ControllerFault controller, Optional<SpeechFault> speech) {
            return new Mutant(
                    name,
                    clause,
                    description,
                    Optional.empty(),
                    Set.of(),
                    claimed,
                    () -> rules.in(claimed.rules()),
                    controller::in,
                    speech);
        }
    }

    /** The same mutant, seen in the wild. */
    public Mutant seenIn(String where) {
        return new Mutant(name, clause, description, Optional.of(where), related, claimed, rules, controller, speech);
    }

    /** The same mutant, whose mistake these other clauses notice too. */
    public Mutant touching(String... clauses) {
        Set<String> all = new TreeSet<>(related);
        all.addAll(Set.of(clauses));
        return new Mutant(name, clause, description, thread, all, claimed, rules, controller, speech);
    }

    /** The ruleset it claims to play by; empty if it claims only a point in the space of rules. */
    public String ruleset() {
        return claimed.ruleset();
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
