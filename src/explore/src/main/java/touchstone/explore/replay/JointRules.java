package touchstone.explore.replay;

import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;

/** Rules that count the same positions as others do, and share with them what they surround. */
final class JointRules extends VariantRules {

    private final SharedTerritory shared;

    JointRules(Variant variant, SharedTerritory shared) {
        super(variant);
        this.shared = shared;
    }

    /** Of all axes it depends on this one alone. */
    @Override
    public PointSet territory(Position position, Color player) {
        return shared.of(variant().get(Seki.class), position, player, () -> super.territory(position, player));
    }

    @Override
    public PointSet surrounded(Position position, Color player) {
        return shared.of(Seki.COUNTS, position, player, () -> super.surrounded(position, player));
    }
}
