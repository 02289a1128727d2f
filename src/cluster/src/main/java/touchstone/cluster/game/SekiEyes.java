package touchstone.cluster.game;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;

/** Points that stones in seki surround. */
final class SekiEyes {

    private SekiEyes() {}

    /**
     * How many points would be territory if stones in seki could have any. It is certain only where a score bears it out that
     * was counted without them.
     *
     * @param ended by the ruleset that the record names
     * @return nothing if it is not certain
     */
    static Optional<Integer> of(Game ended, EndPosition end) {
        Variant variant = ((VariantRules) ended.rules()).variant();
        if (!end.basis().claimed() || !variant.has(Scoring.TERRITORY) || !variant.has(Seki.DOES_NOT_COUNT)) {
            return Optional.empty();
        }
        Position position = end.counted(ended).position();
        return Optional.of(territory(position, variant.with(Seki.COUNTS)) - territory(position, variant));
    }

    private static int territory(Position position, Variant variant) {
        VariantRules rules = new VariantRules(variant);
        return rules.territory(position, Color.BLACK).size()
                + rules.territory(position, Color.WHITE).size();
    }
}
