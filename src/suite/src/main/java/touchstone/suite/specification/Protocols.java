package touchstone.suite.specification;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The protocols that can be claimed: those of the folder {@code protocols} of a specification, alone and with extensions, as in
 * {@code gtp+kata}.
 */
final class Protocols {

    private static final char WITH = '+';

    private record Extension(
            String name, String title, String of, List<String> sources, List<String> clauses, Path file) {}

    private final Map<String, Ruleset> alone = new LinkedHashMap<>();
    private final Map<String, Extension> extensions = new LinkedHashMap<>();

    private Protocols() {}

    /**
     * Those of a folder of features.
     *
     * @throws SpecificationException if a file of them can't be read as a protocol
     */
    static Protocols in(Path folder) {
        Protocols protocols = new Protocols();
        List<RulesetFile> files = files(folder).stream()
                .map(file -> RulesetFile.read(file, RulesetFile.PROTOCOL_KEYS))
                .toList();
        files.stream().filter(file -> !file.has("extends")).forEach(protocols::add);
        files.stream().filter(file -> file.has("extends")).forEach(protocols::extend);
        return protocols;
    }

    /** There are none. */
    static Protocols none() {
        return new Protocols();
    }

    /** Their files. */
    static List<Path> files(Path folder) {
        Path protocols = folder.resolve("protocols");
        return Files.isDirectory(protocols) ? FileKind.RULESETS.in(protocols) : List.of();
    }

    private void add(RulesetFile file) {
        String name = name(file);
        alone.put(name, Ruleset.protocol(name, file.text("title"), file.texts("sources"), clauses(file), file.path()));
    }

    private void extend(RulesetFile file) {
        String of = file.text("extends");
        if (!alone.containsKey(of)) {
            throw file.fault("extends", "no protocol '" + of + "'; expected one of " + alone.keySet());
        }
        String name = name(file);
        extensions.put(
                name, new Extension(name, file.text("title"), of, file.texts("sources"), clauses(file), file.path()));
    }

    private String name(RulesetFile file) {
        String name = file.text("name");
        if (!ReservedNames.isName(name) || !name.equals(plain(name))) {
            throw file.fault(
                    "name", "'" + name + "' is no name; expected one word of small letters, digits and hyphens");
        }
        if (alone.containsKey(name) || extensions.containsKey(name)) {
            throw file.fault("name", "a second protocol named '" + name + "'; expected a name of its own");
        }
        return name;
    }

    private static List<String> clauses(RulesetFile file) {
        List<String> clauses = file.texts("clauses");
        for (String id : clauses) {
            if (Clause.kindOf(id) == Clause.Kind.RULE) {
                throw file.fault(
                        "clauses",
                        id,
                        "'" + id + "' is of the rules of Go, which are no part of a protocol; expected clauses of "
                                + Clause.Kind.bodies().stream().sorted().toList());
            }
        }
        return clauses;
    }

    private static String plain(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    /** Each protocol alone, and with each of its extensions. */
    List<Ruleset> all() {
        return Stream.concat(
                        alone.values().stream(),
                        extensions.values().stream().map(one -> extended(alone.get(one.of()), List.of(one))))
                .toList();
    }

    /** The names of the protocols and of their extensions, which nothing else may have. */
    Stream<String> names() {
        return Stream.concat(alone.keySet().stream(), extensions.keySet().stream());
    }

    /**
     * The protocol of this name, in small letters or capitals: of one alone, or of one and any extensions of it in any order.
     * Whatever their order, it has one name.
     */
    Optional<Ruleset> named(String name) {
        List<String> words = List.of(plain(name).split("\\" + WITH, -1));
        Ruleset protocol = alone.get(words.get(0));
        List<String> wanted = words.subList(1, words.size());
        List<Extension> chosen = extensions.values().stream()
                .filter(one -> wanted.contains(one.name())
                        && protocol != null
                        && one.of().equals(protocol.name()))
                .toList();
        return Optional.ofNullable(protocol)
                .filter(known -> chosen.size() == wanted.size())
                .map(known -> extended(known, chosen));
    }

    /**
     * Rules and a protocol under one name, as in {@code aga,gtp}.
     *
     * @param rules what the part before the last comma stands for: names of rules may have commas too
     * @return empty if the part after the last comma is no protocol, or the part before it no rules
     */
    Optional<Ruleset> together(String name, Function<String, Optional<Ruleset>> rules) {
        int comma = name.lastIndexOf(Ruleset.TOGETHER);
        return Optional.of(name)
                .filter(text -> comma > 0)
                .flatMap(text -> named(text.substring(comma + 1)))
                .flatMap(protocol -> rules.apply(name.substring(0, comma).strip())
                        .filter(found -> found.kind() == Ruleset.Kind.RULES)
                        .map(found -> Ruleset.together(found, protocol)));
    }

    private static Ruleset extended(Ruleset protocol, List<Extension> by) {
        if (by.isEmpty()) {
            return protocol;
        }
        StringBuilder name = new StringBuilder(protocol.name());
        StringBuilder title = new StringBuilder(protocol.title());
        List<String> sources = new ArrayList<>(protocol.sources());
        List<String> clauses = new ArrayList<>(protocol.clauses());
        for (Extension one : by) {
            name.append(WITH).append(one.name());
            title.append(", with ").append(one.title());
            sources.addAll(one.sources());
            clauses.addAll(one.clauses());
        }
        return Ruleset.protocol(
                name.toString(),
                title.toString(),
                sources,
                clauses,
                by.get(by.size() - 1).file());
    }
}
