package touchstone.suite.specification;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The numbers of a clause's scenarios as a person writes them: {@code 1-14 16}. */
public final class ScenarioNumbers {

    private static final Pattern PART = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

    /** How much of a text that is no number stands in a message. */
    private static final int LONGEST = 80;

    private ScenarioNumbers() {}

    /** @throws IllegalArgumentException if it is no such text; the message says what is wrong with it */
    public static SortedSet<Integer> parse(String text) {
        SortedSet<Integer> numbers = new TreeSet<>();
        for (String part : text.strip().split("[\\s,]+")) {
            Matcher matcher = PART.matcher(part);
            if (!matcher.matches()) {
                throw new IllegalArgumentException(
                        "'" + shown(part) + "' is no range of scenarios; expected numbers and ranges, as in 1-14 16");
            }
            int first = Integer.parseInt(matcher.group(1));
            int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
            if (first < 1 || last < first) {
                throw new IllegalArgumentException(
                        "the range " + part + " is empty or begins below 1; expected one as in 1-14");
            }
            for (int number = first; number <= last; number++) {
                if (!numbers.add(number)) {
                    throw new IllegalArgumentException("scenario " + number + " stands twice; expected it once");
                }
            }
        }
        return numbers;
    }

    private static String shown(String part) {
        String visible = part.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Cn}]", "\uFFFD");
        return visible.length() > LONGEST ? visible.substring(0, LONGEST) + "..." : visible;
    }

    /** The shortest such text. */
    public static String of(SortedSet<Integer> numbers) {
        List<String> parts = new ArrayList<>();
        List<Integer> all = List.copyOf(numbers);
        for (int i = 0; i < all.size(); i++) {
            int first = all.get(i);
            while (i + 1 < all.size() && all.get(i + 1) == all.get(i) + 1) {
                i++;
            }
            parts.add(first == all.get(i) ? Integer.toString(first) : first + "-" + all.get(i));
        }
        return String.join(" ", parts);
    }

    /** Ids of scenarios by clause, in the order in which the clauses come first: {@code base.8/1-3, base.8.ko/2}. */
    public static String listed(Collection<String> ids) {
        return byClause(ids).entrySet().stream()
                .map(clause -> clause.getKey() + "/" + of(clause.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** The numbers of scenarios by the ids of their clauses, in the order in which these come first. */
    static Map<String, SortedSet<Integer>> byClause(Collection<String> ids) {
        Map<String, SortedSet<Integer>> byClause = new LinkedHashMap<>();
        for (String id : ids) {
            int slash = id.lastIndexOf('/');
            byClause.computeIfAbsent(id.substring(0, slash), clause -> new TreeSet<>())
                    .add(Integer.valueOf(id.substring(slash + 1)));
        }
        return byClause;
    }
}
