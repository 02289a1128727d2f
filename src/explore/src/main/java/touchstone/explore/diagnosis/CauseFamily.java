package touchstone.explore.diagnosis;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Causes with one explanation: the subject plays by another value of an axis than it claims. What nothing explains is a
 * family of its own.
 *
 * @param values each of which explains all of the causes, and which nothing speaks against; empty if there is none
 * @param causes in the order given
 */
public record CauseFamily(List<String> values, List<FindingCause> causes) {

    public CauseFamily {
        values = List.copyOf(values);
        causes = List.copyOf(causes);
    }

    /**
     * Sorts causes of one subject into families, as few as there may be, the largest first.
     *
     * @param contradicted axis values that something the subject did speaks against
     */
    public static List<CauseFamily> of(Collection<FindingCause> causes, Collection<String> contradicted) {
        List<FindingCause> left = new ArrayList<>(causes);
        List<CauseFamily> families = new ArrayList<>();
        while (!left.isEmpty()) {
            List<FindingCause> most = List.of(left.get(0));
            for (String value : values(left, contradicted)) {
                List<FindingCause> explained = left.stream()
                        .filter(cause -> cause.explanations().contains(value))
                        .toList();
                most = explained.size() > most.size() ? explained : most;
            }
            List<FindingCause> family = most;
            List<String> common = values(family, contradicted).stream()
                    .filter(value -> family.stream()
                            .allMatch(cause -> cause.explanations().contains(value)))
                    .toList();
            families.add(new CauseFamily(common, family));
            left.removeAll(family);
        }
        return families;
    }

    private static Set<String> values(List<FindingCause> causes, Collection<String> contradicted) {
        Set<String> values = new LinkedHashSet<>();
        causes.forEach(cause -> values.addAll(cause.explanations()));
        values.removeAll(contradicted);
        return values;
    }
}
