package touchstone.spi;

import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/**
 * By which rules a subject plays, as far as it could be told: the words that set its rules need not be able to say all of
 * what is claimed. What it then does otherwise than claimed, but as it may after what it was told, is no violation.
 *
 * @param told the rules claimed, but on the axes that the words cannot say what they mean instead; the point need not be
 *     consistent
 * @param unsayable for each axis whose value claimed the words cannot say, the values that a subject so told may have
 */
public record ToldRules(Variant told, Map<Axis, Set<Choice>> unsayable) {

    public ToldRules {
        unsayable = unsayable.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> Set.copyOf(entry.getValue()),
                        (one, other) -> one,
                        () -> new TreeMap<>(Comparator.comparing(Axis.all()::indexOf))));
    }

    /** Whether everything could be said. */
    public boolean whole() {
        return unsayable.isEmpty();
    }
}
