package touchstone.explore.replay;

import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Rules that count the same positions as others do, and share with them what does not depend on the variant. */
final class JointRules extends VariantRules {

    private final SharedTerritory territory;

    JointRules(Variant variant, SharedTerritory territory) {
        super(variant);
        this.territory = territory;
    }

    @Override
    public PointSet surrounded(Position position, Color player) {
        return territory.of(position, player, () -> super.surrounded(position, player));
    }
}
