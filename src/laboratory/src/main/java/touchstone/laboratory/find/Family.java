package touchstone.laboratory.find;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Causes that one thing explains: the subject plays by another value of an axis than it claims to. What nothing explains is a family
 * of its own.
 *
 * @param values each of which explains all of the causes, and which nothing speaks against; empty if there is none
 * @param causes in the order given
 */
public record Family(List<String> values, List<Cause> causes) {

    public Family {
        values = List.copyOf(values);
        causes = List.copyOf(causes);
    }

    /**
     * Sorts causes of one subject into families, as few as there may be, the largest first.
     *
     * @param contradicted axis values that something the subject did speaks against
     */
    public static List<Family> of(Collection<Cause> causes, Collection<String> contradicted) {
        List<Cause> left = new ArrayList<>(causes);
        List<Family> families = new ArrayList<>();
        while (!left.isEmpty()) {
            List<Cause> most = List.of(left.get(0));
            for (String value : values(left, contradicted)) {
                List<Cause> explained = left.stream()
                        .filter(cause -> cause.explanations().contains(value))
                        .toList();
                most = explained.size() > most.size() ? explained : most;
            }
            List<Cause> family = most;
            List<String> common = values(family, contradicted).stream()
                    .filter(value -> family.stream()
                            .allMatch(cause -> cause.explanations().contains(value)))
                    .toList();
            families.add(new Family(common, family));
            left.removeAll(family);
        }
        return families;
    }

    private static Set<String> values(List<Cause> causes, Collection<String> contradicted) {
        Set<String> values = new LinkedHashSet<>();
        causes.forEach(cause -> values.addAll(cause.explanations()));
        values.removeAll(contradicted);
        return values;
    }
}
