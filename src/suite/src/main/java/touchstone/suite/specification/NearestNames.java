package touchstone.suite.specification;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** The known names that resemble a mistyped one most. */
public final class NearestNames {

    private NearestNames() {}

    /** The known names that are most like this one, the nearest first. */
    public static List<String> to(String name, Collection<String> known, int count) {
        String wanted = name.toLowerCase(Locale.ROOT);
        LevenshteinDistance distance = LevenshteinDistance.getDefaultInstance();
        return known.stream()
                .sorted(Comparator.comparingInt((String k) -> distance.apply(wanted, k.toLowerCase(Locale.ROOT))))
                .limit(count)
                .toList();
    }

    /** Words to add to a complaint about an unknown name: the nearest known one, or where to find them all. */
    public static String hint(String name, Collection<String> known, String listedBy) {
        return to(name, known, 1).stream()
                .findFirst()
                .map(nearest -> "did you mean '" + nearest + "'? (" + listedBy + " lists all)")
                .orElse(listedBy + " lists all");
    }
}
