package touchstone.explore.divergence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.reference.choice.Axis;

/** The shortest divergences found of two rulesets. Those in which nobody says anything come first. */
public final class ShortestDivergences {

    private final List<Axis> axes;
    private final Map<DivergenceKind, Divergence> byKind = new EnumMap<>(DivergenceKind.class);
    private final Map<Axis, Map<DivergenceKind, Divergence>> byAxisAlone = new HashMap<>();
    private final Map<Axis, Map<DivergenceKind, Divergence>> byAxisAmongOthers = new HashMap<>();

    /** @param axes in which the two rulesets differ */
    ShortestDivergences(List<Axis> axes) {
        this.axes = axes;
        for (Axis axis : axes) {
            byAxisAlone.put(axis, new EnumMap<>(DivergenceKind.class));
            byAxisAmongOthers.put(axis, new EnumMap<>(DivergenceKind.class));
        }
    }

    /** Whether there is a game on which it matters to the players. */
    public boolean matters() {
        return byKind.keySet().stream().anyMatch(kind -> !kind.slight());
    }

    /** Whether there is a game of plays and passes that shows an axis and no other, and on which it matters to the players. */
    public boolean matters(Axis axis) {
        return byAxisAlone.get(axis).values().stream()
                .anyMatch(divergence -> !divergence.kind().slight() && divergence.plain());
    }

    /** Whether no better game of a kind can come, as boards and games get larger. */
    boolean has(DivergenceKind kind) {
        return byKind.containsKey(kind) && byKind.get(kind).plain();
    }

    /** Whether no better game of a kind can come that shows an axis and no other. */
    boolean has(DivergenceKind kind, Axis axis) {
        Divergence divergence = byAxisAlone.get(axis).get(kind);
        return divergence != null && divergence.plain();
    }

    /** Whether one more game of a kind can show nothing new. */
    boolean hasAll(DivergenceKind kind) {
        return has(kind) && axes.stream().allMatch(axis -> has(kind, axis));
    }

    void add(Divergence divergence) {
        keep(byKind, divergence);
        for (Axis axis : axes) {
            if (divergence.cause().isOnly(axis)) {
                keep(byAxisAlone.get(axis), divergence);
            } else if (divergence.cause().shows(axis)) {
                keep(byAxisAmongOthers.get(axis), divergence);
            }
        }
    }

    private static void keep(Map<DivergenceKind, Divergence> shortest, Divergence divergence) {
        shortest.merge(
                divergence.kind(),
                divergence,
                (one, other) -> Divergence.SHORTEST.compare(one, other) <= 0 ? one : other);
    }

    /** The axes in which the two differ. */
    public List<Axis> axes() {
        return axes;
    }

    /** The shortest game of a kind. */
    public Optional<Divergence> shortest(DivergenceKind kind) {
        return Optional.ofNullable(byKind.get(kind));
    }

    /** The shortest game of any kind; one that comes to the same in the end only if there is no other. */
    public Optional<Divergence> shortest() {
        return shortest(byKind, false).or(() -> shortest(byKind, true));
    }

    /** The shortest game that an axis alone makes the two part on, or else one of several axes alone. */
    public Optional<Divergence> shortest(Axis axis) {
        List<Map<DivergenceKind, Divergence>> both = new ArrayList<>();
        both.add(byAxisAlone.get(axis));
        both.add(byAxisAmongOthers.get(axis));
        return both.stream()
                .flatMap(one -> shortest(one, false).stream())
                .findFirst()
                .or(() -> both.stream()
                        .flatMap(one -> shortest(one, true).stream())
                        .findFirst());
    }

    private static Optional<Divergence> shortest(Map<DivergenceKind, Divergence> divergences, boolean slight) {
        return divergences.values().stream()
                .filter(divergence -> divergence.kind().slight() == slight)
                .min(Comparator.comparing(divergence -> divergence, Divergence.SHORTEST));
    }
}
