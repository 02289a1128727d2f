package touchstone.suite.specification;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchstone.reference.choice.Axis;

/** Names that are taken, so that additions cannot change them: bodies of rules and names of rulesets. */
final class ReservedNames {

    private static final Pattern ID = Pattern.compile("[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+");
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._-]*");

    private record Taken(String name, Path file) {}

    private final Map<String, String> bodies = new HashMap<>();
    private final Map<String, Taken> names = new HashMap<>();
    private final ForeignRuleNames elsewhere;

    /**
     * @param clauses of the specification itself
     * @param rulesets of the specification itself
     * @param protocols of the specification itself
     */
    ReservedNames(List<Clause> clauses, List<RulesetFile> rulesets, Protocols protocols, ForeignRuleNames elsewhere) {
        Stream.of(
                        clauses.stream().map(Clause::body),
                        Clause.Kind.bodies().stream(),
                        Axis.all().stream().map(Axis::id))
                .flatMap(bodies -> bodies)
                .forEach(body -> bodies.put(plain(body), body));
        rulesets.forEach(
                ruleset -> ruleset.names().forEach(name -> names.put(plain(name), new Taken(name, ruleset.path()))));
        protocols.names().forEach(name -> names.put(plain(name), new Taken(name, Path.of("protocols"))));
        this.elsewhere = elsewhere;
    }

    /** Whether a text is one word of letters, digits and hyphens. */
    static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /** A name without what does not tell two names apart. */
    static String plain(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
    }

    /** @throws SpecificationException if a clause with this id would become part of rulesets that do not know of it */
    void refuseClause(Path file, int line, String id) {
        String body = id.split("\\.", 2)[0];
        if (!ID.matcher(id).matches()) {
            throw new SpecificationException(
                    file,
                    line,
                    "'" + id + "' is no clause id; expected words of letters, digits and hyphens with a point between,"
                            + " as in @club.1");
        }
        String taken = bodies.get(plain(body));
        if (taken != null) {
            throw new SpecificationException(
                    file,
                    line,
                    (taken.equals(body)
                                    ? "clause " + id + " would change Touchstone's own '" + body
                                            + "' and all rulesets with it"
                                    : "'" + body + "' of clause " + id + " is Touchstone's own '" + taken
                                            + "' but for capitals and hyphens")
                            + "; expected an id that begins with a name of its own, as in @club.1");
        }
    }

    /**
     * Takes the names of a ruleset too.
     *
     * @throws SpecificationException if one of them is taken, or is no name
     */
    void add(RulesetFile ruleset) {
        add(ruleset, "name", ruleset.text("name"));
        ruleset.optionalTexts("aliases").forEach(alias -> add(ruleset, "aliases", alias));
    }

    private void add(RulesetFile ruleset, String key, String name) {
        if (!isName(name)) {
            throw ruleset.fault(
                    key, name, "'" + name + "' is no name; expected one word of letters, digits and hyphens");
        }
        Taken taken = names.putIfAbsent(plain(name), new Taken(name, ruleset.path()));
        if (taken != null) {
            throw ruleset.fault(
                    key,
                    name,
                    "the name '" + name + "' is taken in " + taken.file()
                            + (taken.name().equals(name) ? "" : ", where it is written '" + taken.name() + "'")
                            + "; expected another");
        }
        if (hasMeaning(name)) {
            throw ruleset.fault(
                    key,
                    name,
                    "'" + name + "' is taken for other rules where rulesets are named; expected another name");
        }
    }

    /** What is no ruleset of ours, but understood by whoever names one. */
    private boolean hasMeaning(String name) {
        try {
            return elsewhere.variant(name).isPresent();
        } catch (IllegalArgumentException e) {
            return true;
        }
    }
}
