package touchstone.gtp.descriptor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Placeholders in descriptors for what only the user has, such as <code>${NET}</code>.
 *
 * @param given what each stands for: empty where that is not known
 */
public record Placeholders(Function<String, Optional<String>> given) {

    /** What needs not be given: the folder where Touchstone lives. */
    public static final String HOME = "TOUCHSTONE_HOME";

    private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{([A-Za-z_][A-Za-z0-9_]*)}");

    /** The names of those in some texts, each once. */
    static List<String> in(Stream<String> texts) {
        return texts.flatMap(text -> PLACEHOLDER.matcher(text).results())
                .map(match -> match.group(1))
                .distinct()
                .toList();
    }

    /**
     * The texts with what was given in the place of the placeholders.
     *
     * @param who for the message
     * @param settings what is to be given for each
     * @throws DescriptorException if something was not given
     */
    List<String> fill(List<String> texts, String who, Map<String, String> settings) {
        List<String> missing = in(texts.stream()).stream()
                .filter(name -> given.apply(name).isEmpty())
                .toList();
        if (!missing.isEmpty()) {
            throw new DescriptorException(who + " needs "
                    + missing.stream()
                            .map(name -> name + ", " + settings.get(name))
                            .collect(Collectors.joining(", and "))
                    + "; give it by "
                    + missing.stream().map(name -> "--set " + name + "=...").collect(Collectors.joining(" "))
                    + " or in the environment");
        }
        List<String> filled = new ArrayList<>();
        for (String text : texts) {
            filled.add(PLACEHOLDER.matcher(text).replaceAll(this::replacement));
        }
        return filled;
    }

    private String replacement(MatchResult match) {
        return Matcher.quoteReplacement(given.apply(match.group(1)).orElseThrow());
    }
}
