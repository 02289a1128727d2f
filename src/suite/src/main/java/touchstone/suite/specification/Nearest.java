package touchstone.suite.specification;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** The known name that a mistyped one most resembles. */
public final class Nearest {

    private Nearest() {}

    /** Empty only if no name is known. */
    public static Optional<String> to(String name, Collection<String> known) {
        String wanted = name.toLowerCase(Locale.ROOT);
        LevenshteinDistance distance = LevenshteinDistance.getDefaultInstance();
        return known.stream()
                .min(Comparator.comparingInt((String k) -> distance.apply(wanted, k.toLowerCase(Locale.ROOT))));
    }

    /** Words to add to a complaint about an unknown name: the nearest known one, or where to find them all. */
    public static String hint(String name, Collection<String> known, String listedBy) {
        return to(name, known)
                .map(nearest -> "did you mean '" + nearest + "'? (" + listedBy + " lists all)")
                .orElse(listedBy + " lists all");
    }
}
