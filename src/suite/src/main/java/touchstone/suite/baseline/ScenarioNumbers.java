package touchstone.suite.baseline;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers of a clause's scenarios as a person writes them: {@code 1-14 16}. */
final class ScenarioNumbers {

    private static final Pattern PART = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

    private ScenarioNumbers() {}

    /** @throws IllegalArgumentException if it is no such text; the message says what is wrong with it */
    static SortedSet<Integer> parse(String text) {
        SortedSet<Integer> numbers = new TreeSet<>();
        for (String part : text.strip().split("[\\s,]+")) {
            Matcher matcher = PART.matcher(part);
            if (!matcher.matches()) {
                throw new IllegalArgumentException("'" + NormalizedText.line(part)
                        + "' is no range of scenarios; expected numbers and ranges, as in 1-14 16");
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

    /** The shortest such text. */
    static String of(SortedSet<Integer> numbers) {
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
}
