package touchstone.life.confirmation;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;

/** Life and death of all chains of a position, as the players should confirm it (articles 7 and 8). */
public record Confirmation(Position position, List<ChainLife> chains) {

    private static final VariantRules RULES =
            new VariantRules(Variant.BASE.with(Scoring.TERRITORY, Seki.DOES_NOT_COUNT));

    public Confirmation {
        chains = List.copyOf(chains);
    }

    /** Whether the status of every chain is known. */
    public boolean decided() {
        return undecided().isEmpty();
    }

    /** The stones whose status is not known. */
    public PointSet undecided() {
        return stones(chain -> chain.status().isEmpty());
    }

    public PointSet dead() {
        return stones(ChainLife::dead);
    }

    /** The chain on a point. */
    public Optional<ChainLife> chain(Point point) {
        return chains.stream().filter(one -> one.chain().contains(point)).findFirst();
    }

    /** Article 8: the live stones in seki. Empty if the status of a chain is not known, as it depends on all. */
    public Optional<PointSet> seki() {
        Position living = position.without(dead());
        return decided()
                ? Optional.of(RULES.inSeki(living, Color.BLACK).or(RULES.inSeki(living, Color.WHITE)))
                : Optional.empty();
    }

    private PointSet stones(Predicate<ChainLife> condition) {
        return chains.stream()
                .filter(condition)
                .map(ChainLife::chain)
                .reduce(position.board().none(), PointSet::or);
    }
}
