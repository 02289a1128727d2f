package touchstone.explore.divergence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.explore.divergence.RulesetComparison.Alone;
import touchstone.explore.divergence.RulesetComparison.Pairing;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.suite.specification.Ruleset;

/**
 * Summary of the divergences of two rulesets.
 *
 * @param kinds the shortest game of each kind on which they part
 * @param axes each axis in which they differ
 */
public record DivergenceSummary(Ruleset first, Ruleset second, List<ExplainedDivergence> kinds, List<OfAxis> axes) {

    /**
     * How an axis shows.
     *
     * @param here the choice of the first ruleset, there that of the second
     * @param how where it shows
     * @param explained the shortest game; none if it does not show
     */
    public record OfAxis(Axis axis, String here, String there, How how, Optional<ExplainedDivergence> explained) {}

    /** Where an axis shows. */
    public enum How {
        /** In a game on which the two part. */
        BETWEEN,
        /** In a game on which one of them parts from itself with the other's choice. */
        ALONE,
        /** In no game, as far as was looked. */
        NOT;

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** Puts into words what was found. */
    public static DivergenceSummary of(Pairing pairing) {
        VariantRules one = new VariantRules(pairing.first().variant());
        VariantRules other = new VariantRules(pairing.second().variant());
        String first = pairing.first().name();
        String second = pairing.second().name();
        List<ExplainedDivergence> kinds = new ArrayList<>();
        for (DivergenceKind kind : DivergenceKind.values()) {
            pairing.between()
                    .shortest(kind)
                    .ifPresent(divergence -> kinds.add(ExplainedDivergence.of(divergence, first, one, second, other)));
        }
        List<OfAxis> axes = new ArrayList<>();
        for (Axis axis : pairing.between().axes()) {
            Optional<ExplainedDivergence> between = pairing.between()
                    .shortest(axis)
                    .map(divergence -> ExplainedDivergence.of(divergence, first, one, second, other));
            Optional<ExplainedDivergence> alone =
                    Optional.ofNullable(pairing.alone().get(axis)).map(shown -> alone(shown, axis));
            axes.add(new OfAxis(
                    axis,
                    one.variant().get(axis.type()).id(),
                    other.variant().get(axis.type()).id(),
                    between.isPresent() ? How.BETWEEN : alone.isPresent() ? How.ALONE : How.NOT,
                    between.or(() -> alone)));
        }
        return new DivergenceSummary(pairing.first(), pairing.second(), kinds, axes);
    }

    private static ExplainedDivergence alone(Alone shown, Axis axis) {
        Ruleset changed = shown.changed();
        VariantRules with =
                new VariantRules(changed.variant().with(shown.other().variant().get(axis.type())));
        return ExplainedDivergence.of(
                shown.divergence(),
                changed.name(),
                new VariantRules(changed.variant()),
                changed.name() + " with " + with.variant().get(axis.type()).title(),
                with);
    }

    /** The shortest game on which the two part; one that comes to the same in the end only if there is no other. */
    public Optional<ExplainedDivergence> shortest() {
        return kinds.stream()
                .min(java.util.Comparator.<ExplainedDivergence, Boolean>comparing(
                                explained -> explained.divergence().kind().slight())
                        .thenComparing(ExplainedDivergence::divergence, Divergence.SHORTEST));
    }

    /** What was found of a kind. */
    public Optional<ExplainedDivergence> of(DivergenceKind kind) {
        return kinds.stream()
                .filter(explained -> explained.divergence().kind() == kind)
                .findFirst();
    }
}
