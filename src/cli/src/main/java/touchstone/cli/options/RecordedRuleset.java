package touchstone.cli.options;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * Finds the ruleset that a game record names: the four names of the format (AGA, GOE, Japanese, NZ), and others that
 * programs write.
 */
public final class RecordedRuleset {

    /** No name is longer than this; KataGo's rules as JSON are shorter. */
    private static final int LONGEST = 300;

    /** How the names of countries begin in their own languages. */
    private static final Map<String, String> ABROAD =
            Map.of("日本", "japanese", "中国", "chinese", "中國", "chinese", "韩国", "korean", "韓国", "korean", "한국", "korean");

    private RecordedRuleset() {}

    /** @param name untrusted */
    public static Optional<Ruleset> named(Specification specification, String name) {
        return named(
                form -> RulesetLookup.find(specification, form).filter(found -> found.kind() == Ruleset.Kind.RULES),
                name);
    }

    /**
     * The rules that are first found under a form of a name.
     *
     * @param rules finds them by a name as it stands
     * @param name untrusted
     */
    public static <R> Optional<R> named(Function<String, Optional<R>> rules, String name) {
        String plain = name.strip();
        if (plain.isEmpty() || plain.length() > LONGEST) {
            return Optional.empty();
        }
        return forms(plain).map(rules).flatMap(Optional::stream).findFirst();
    }

    private static Stream<String> forms(String plain) {
        String bare = plain.replaceFirst("(?i)[\\s_-]*rules?(?:et)?$", "");
        Function<String, Stream<String>> apart = text -> Stream.of(text.replaceAll("(?<=[a-z])(?=[A-Z])", "-"), text);
        List<String> abroad = ABROAD.entrySet().stream()
                .filter(entry -> plain.startsWith(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
        return Stream.concat(Stream.of(plain, bare).flatMap(apart), abroad.stream());
    }
}
