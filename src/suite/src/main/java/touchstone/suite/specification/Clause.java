package touchstone.suite.specification;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.choice.Choice;

/**
 * One rule of a body of rules: a {@code Rule:} block of a feature file.
 *
 * @param id given by a tag; never changed and never reused
 * @param body the body of rules it belongs to: the part of the id before the first dot
 * @param choice the axis value it is a clause of, where its body is an axis: every ruleset with the value has it
 * @param feature the title of the feature file it stands in
 * @param text the rule in our words
 * @param sources where it comes from
 * @param openQuestions what the sources leave open
 * @param untestable why nothing can test it, if nothing can
 * @param scenarios in the order of their numbers
 * @param line of the {@code Rule:} keyword, from 1
 */
public record Clause(
        String id,
        String body,
        Optional<Choice> choice,
        String feature,
        String title,
        String text,
        List<String> sources,
        List<String> openQuestions,
        Optional<String> untestable,
        List<Scenario> scenarios,
        Path file,
        int line) {

    /** What a clause is about. */
    public enum Kind {
        /** The rules of Go. */
        RULE,
        /** Whether a subject plays what it was asked to play, and shows what it plays. */
        CLAIM,
        /** What passes between a subject and its controller, and the records of games. */
        PROTOCOL;

        /** The bodies whose clauses are not of the rules of Go. */
        static Set<String> bodies() {
            return Stream.concat(CLAIM_BODIES.stream(), PROTOCOL_BODIES.stream())
                    .collect(Collectors.toSet());
        }
    }

    private static final Set<String> CLAIM_BODIES = Set.of("claim", "shows");
    private static final Set<String> PROTOCOL_BODIES = Set.of("gtp", "sgf", "gogui", "kata", "lz", "kgs", "gnugo");

    public Kind kind() {
        return kindOf(id);
    }

    /** The kind of clauses with such an id, be there one or not. */
    public static Kind kindOf(String id) {
        int dot = id.indexOf('.');
        String body = dot < 0 ? id : id.substring(0, dot);
        if (PROTOCOL_BODIES.contains(body)) {
            return Kind.PROTOCOL;
        }
        return CLAIM_BODIES.contains(body) ? Kind.CLAIM : Kind.RULE;
    }

    /** Whether this clause is meant by an id or by the beginning of one, as {@code base.9} means {@code base.9.score} too. */
    public boolean isWithin(String prefix) {
        return isWithin(id, prefix);
    }

    /** The same for the id of a clause, be there one or not. */
    public static boolean isWithin(String id, String prefix) {
        return id.startsWith(prefix) && (id.length() == prefix.length() || id.charAt(prefix.length()) == '.');
    }

    /** Quick: what is equal has the same id, and few others have it. */
    @Override
    public int hashCode() {
        return id.hashCode();
    }
}
