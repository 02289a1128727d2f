package touchstone.laboratory.mutant;

import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;

/** What is counted: scoring, neutral points, seki and group tax. */
final class ScoringVariantMutants {

    private static final Variant TERRITORY = Variant.BASE.with(Scoring.TERRITORY);
    private static final Variant STONES = Variant.BASE.with(Scoring.STONES);
    private static final Variant SEKI = TERRITORY.with(Seki.DOES_NOT_COUNT);
    private static final Variant TAXED = Variant.BASE.with(GroupTax.TWO);

    private ScoringVariantMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.swapped(
                                "area-by-territory",
                                "scoring.area",
                                "counts territory and captured stones where area counts",
                                Variant.BASE,
                                Scoring.TERRITORY)
                        .touching("scoring.area.captured"),
                Mutant.of(
                                "area-and-prisoners",
                                "scoring.area.captured",
                                "adds captured stones to the area",
                                () -> new PrisonersAdded(Variant.BASE))
                        .at(Variant.BASE),
                Mutant.swapped(
                                "territory-by-area",
                                "scoring.territory",
                                "counts area where territory counts",
                                TERRITORY,
                                Scoring.AREA)
                        .touching("scoring.territory.*"),
                Mutant.of(
                                "prisoners-forgotten",
                                "scoring.territory.captured",
                                "forgets the captured stones",
                                () -> new PrisonersForgotten(TERRITORY))
                        .at(TERRITORY),
                Mutant.swapped(
                                "passes-cost-a-point",
                                "scoring.territory.filling",
                                "lets a pass cost a point too, so that a play in one's own territory costs nothing",
                                TERRITORY,
                                PassStones.GIVEN)
                        .touching("scoring.territory.*"),
                Mutant.of(
                                "territory-from-area",
                                "scoring.territory.neutral",
                                "takes equally many stones off both areas, as if both had played equally often",
                                () -> new TerritoryFromArea(TERRITORY))
                        .at(TERRITORY)
                        .touching("scoring.territory.*"),
                Mutant.swapped(
                                "stones-by-area",
                                "scoring.stones",
                                "counts surrounded points where stones count",
                                STONES,
                                Scoring.AREA)
                        .touching("scoring.stones.filling"),
                Mutant.swapped(
                                "stones-by-territory",
                                "scoring.stones.filling",
                                "counts territory where stones count, so that filling it loses points",
                                STONES,
                                Scoring.TERRITORY)
                        .touching("scoring.stones"),
                Mutant.swapped(
                        "neutral-for-both",
                        "neutral.nobody",
                        "gives a neutral point to both players",
                        Variant.BASE,
                        Neutral.BOTH),
                Mutant.swapped(
                        "neutral-not-for-both",
                        "neutral.both",
                        "leaves out the points that belong to both",
                        Variant.BASE.with(Neutral.BOTH),
                        Neutral.NOBODY),
                Mutant.swapped(
                        "both-share-neutral",
                        "neutral.both",
                        "divides the points that belong to both",
                        Variant.BASE.with(Neutral.BOTH),
                        Neutral.HALVES),
                Mutant.swapped(
                        "neutral-not-halved",
                        "neutral.halves",
                        "gives nobody anything for a shared point",
                        Variant.BASE.with(Neutral.HALVES),
                        Neutral.NOBODY),
                Mutant.swapped(
                        "eyes-in-seki-left-out",
                        "seki.counts",
                        "leaves out what stones in seki surround",
                        Variant.BASE,
                        Seki.DOES_NOT_COUNT),
                Mutant.swapped(
                                "eyes-in-seki-counted",
                                "seki.does-not-count",
                                "counts what stones in seki surround",
                                SEKI,
                                Seki.COUNTS)
                        .touching("seki.does-not-count.*"),
                Mutant.of(
                                "two-eyes-never-in-seki",
                                "seki.does-not-count.unfilled",
                                "takes no chain with two eyes for one in seki, whatever it borders",
                                () -> new TwoEyesNeverInSeki(SEKI))
                        .at(SEKI)
                        .touching("seki.does-not-count", "seki.does-not-count.shared"),
                Mutant.of(
                                "seki-chain-by-chain",
                                "seki.does-not-count.shared",
                                "looks at each chain alone to see whether it is in seki",
                                () -> new SekiChainByChain(SEKI))
                        .at(SEKI)
                        .touching("seki.does-not-count"),
                Mutant.swapped(
                        "taxed-unasked",
                        "group-tax.none",
                        "takes two points off for each group",
                        Variant.BASE,
                        GroupTax.TWO),
                Mutant.swapped("untaxed", "group-tax.two", "takes nothing off for groups", TAXED, GroupTax.NONE)
                        .touching("group-tax.two.*"),
                Mutant.of(
                                "taxed-by-chain",
                                "group-tax.two.group",
                                "takes points off for each chain, not for each group",
                                () -> new TaxedByChain(TAXED))
                        .at(TAXED),
                Mutant.of(
                                "taxed-beyond-eyes",
                                "group-tax.two.seki",
                                "takes two points off for a group with one eye or none",
                                () -> new TaxedBeyondEyes(TAXED))
                        .at(TAXED));
    }

    private static final class PrisonersAdded extends VariantRules {
        PrisonersAdded(Variant variant) {
            super(variant);
        }

        @Override
        public double counted(Game game, Position position, Color player) {
            return super.counted(game, position, player) + lost(game, player.opponent());
        }
    }

    private static final class PrisonersForgotten extends VariantRules {
        PrisonersForgotten(Variant variant) {
            super(variant);
        }

        @Override
        public double counted(Game game, Position position, Color player) {
            return territory(position, player).size();
        }
    }

    private static final class TerritoryFromArea extends VariantRules {
        TerritoryFromArea(Variant variant) {
            super(variant);
        }

        @Override
        public double counted(Game game, Position position, Color player) {
            int stones = Math.min(
                    position.stones(Color.BLACK).size(),
                    position.stones(Color.WHITE).size());
            return area(position, player).size() - stones;
        }
    }

    private static final class TwoEyesNeverInSeki extends VariantRules {
        TwoEyesNeverInSeki(Variant variant) {
            super(variant);
        }

        @Override
        public PointSet inSeki(Position position, Color player) {
            PointSet seki = super.inSeki(position, player);
            for (Point stone : super.inSeki(position, player)) {
                if (eyes(position, player, connected(position, stone)) >= 2) {
                    seki = seki.minus(connected(position, stone));
                }
            }
            return seki;
        }

        private int eyes(Position position, Color player, PointSet chain) {
            PointSet stones = position.stones(player);
            PointSet left = position.empties().and(adjacent(chain));
            int eyes = 0;
            while (!left.isEmpty()) {
                PointSet region = connected(position, left.first());
                if (adjacent(region).minus(region).minus(stones).isEmpty()) {
                    eyes++;
                }
                left = left.minus(region);
            }
            return eyes;
        }
    }

    private static final class SekiChainByChain extends VariantRules {
        SekiChainByChain(Variant variant) {
            super(variant);
        }

        @Override
        public PointSet inSeki(Position position, Color player) {
            PointSet opposing = position.stones(player.opponent());
            PointSet stones = position.stones(player);
            PointSet empties = position.empties();
            PointSet neutral = reached(empties.and(adjacent(opposing)), empties)
                    .and(reached(empties.and(adjacent(stones)), empties));
            return reached(stones.and(adjacent(neutral)), stones);
        }
    }

    private static final class TaxedByChain extends VariantRules {
        TaxedByChain(Variant variant) {
            super(variant);
        }

        @Override
        public int tax(Game game, Color player) {
            Position position = finalPosition(game);
            PointSet left = position.stones(player);
            int tax = 0;
            while (!left.isEmpty()) {
                PointSet chain = connected(position, left.first());
                tax += Math.min(
                        2, adjacent(chain).and(territory(position, player)).size());
                left = left.minus(chain);
            }
            return tax;
        }
    }

    private static final class TaxedBeyondEyes extends VariantRules {
        TaxedBeyondEyes(Variant variant) {
            super(variant);
        }

        @Override
        public int tax(Game game, Color player) {
            Position position = finalPosition(game);
            PointSet left = area(position, player);
            int tax = 0;
            while (!left.isEmpty()) {
                PointSet group = reached(PointSet.of(position.board(), left.first()), left);
                tax += 2;
                left = left.minus(group);
            }
            return tax;
        }
    }
}
