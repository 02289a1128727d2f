package touchstone.suite.run;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.ToldRules;
import touchstone.suite.specification.ConsistentVariants;

/**
 * The rules that a subject may take itself to be told where its words cannot say all that is claimed.
 *
 * <p>They are not all there may be, so that the work stays bounded: the rules claimed with one value that cannot be said
 * replaced; all of them replaced by what the words mean; and that with one value replaced. Two values that differ from what the
 * words mean and from what is claimed at once are not among them.
 */
public final class UntoldPoints {

    private UntoldPoints() {}

    /** Without the rules claimed; each once. */
    public static List<Variant> of(ToldRules told, Variant claimed) {
        List<Variant> points = new ArrayList<>();
        told.unsayable()
                .keySet()
                .forEach(axis -> points.add(with(claimed, told.told().get(axis.type()))));
        points.add(ConsistentVariants.mended(
                told.told(),
                told.unsayable().keySet().stream()
                        .<Choice>map(axis -> told.told().get(axis.type()))
                        .collect(Collectors.toSet())));
        told.unsayable().forEach((axis, values) -> axis.choices().stream()
                .filter(values::contains)
                .forEach(value -> {
                    points.add(with(claimed, value));
                    points.add(with(told.told(), value));
                }));
        points.removeIf(claimed::equals);
        return List.copyOf(new LinkedHashSet<>(points));
    }

    private static Variant with(Variant point, Choice value) {
        return ConsistentVariants.mended(point.with(value), Set.of(value));
    }
}
