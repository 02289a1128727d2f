package touchstone.formats.sgf;

import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Komi as some servers and people write it. */
final class OddKomi {

    private static final int LARGEST = 1000;

    /** With a comma, or with words after it. */
    private static final Pattern WORDED = Pattern.compile("([+-]?\\d{1,3})(?:[.,](\\d{1,3}))?(?:[^\\d.,/+-][^\\d]*)?");

    private OddKomi() {}

    /** Whether it is in hundredths, as the server Fox has it: 650 is 6.5. */
    static boolean inHundredths(String raw) {
        String plain = raw.strip();
        if (!plain.matches("[+-]?[1-9]\\d{2,3}")) {
            return false;
        }
        int hundredths = Math.abs(Integer.parseInt(plain));
        return hundredths <= LARGEST && hundredths % 25 == 0;
    }

    /** In points; empty if it is not to be understood. */
    static OptionalDouble points(String raw) {
        if (inHundredths(raw)) {
            int hundredths = Integer.parseInt(raw.strip());
            // A quarter is one of stones, as Chinese counting has them: each is two points.
            boolean stones = hundredths % 50 != 0;
            return OptionalDouble.of((stones ? 2 : 1) * hundredths / 100.0);
        }
        Matcher worded = WORDED.matcher(raw.strip());
        if (!worded.matches()) {
            return OptionalDouble.empty();
        }
        String fraction = worded.group(2) == null ? "0" : worded.group(2);
        return OptionalDouble.of(Double.parseDouble(worded.group(1) + "." + fraction));
    }
}
