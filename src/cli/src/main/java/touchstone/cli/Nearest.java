package touchstone.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** The known name that a mistyped one most resembles. */
final class Nearest {

    private Nearest() {}

    /** Words to add to a complaint about an unknown name: the nearest known one, or where to find them all. */
    static String hint(String name, Collection<String> known, String listedBy) {
        String wanted = name.toLowerCase(Locale.ROOT);
        LevenshteinDistance distance = LevenshteinDistance.getDefaultInstance();
        return known.stream()
                .min(Comparator.comparingInt((String k) -> distance.apply(wanted, k.toLowerCase(Locale.ROOT))))
                .map(k -> "did you mean '" + k + "'? (" + listedBy + " lists all)")
                .orElse(listedBy + " lists all");
    }
}
