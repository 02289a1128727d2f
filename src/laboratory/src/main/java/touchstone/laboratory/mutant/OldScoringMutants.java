package touchstone.laboratory.mutant;

import java.util.List;
import java.util.stream.Stream;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** Stone scoring and area scoring with group tax, each of them broken. */
final class OldScoringMutants {

    private static final Variant STONES = Variant.BASE.with(Repetition.SIMPLE, SelfCapture.FORBIDDEN, Scoring.STONES);
    private static final Variant TAXED = STONES.with(Scoring.AREA, GroupTax.TWO);

    private OldScoringMutants() {}

    static List<Mutant> all() {
        return Stream.of(stoneScoring(), ancientChinese()).flatMap(List::stream).toList();
    }

    private static List<Mutant> stoneScoring() {
        return List.of(
                Mutant.of(
                                "stone-scoring-three-passes",
                                "stone-scoring.1",
                                "ends the game at the third pass only",
                                () -> new ThreePasses(STONES))
                        .under("stone-scoring"),
                Mutant.of(
                                "stone-scoring-dead-removed",
                                "stone-scoring.1.dead",
                                "takes stones off that touch no territory of their own",
                                () -> new CutOffRemoved(STONES))
                        .under("stone-scoring"),
                Mutant.of(
                                "stone-scoring-by-area",
                                "stone-scoring.2",
                                "counts territory besides stones",
                                () -> new VariantRules(STONES.with(Scoring.AREA)))
                        .under("stone-scoring")
                        .touching("*"),
                Mutant.of(
                                "stone-scoring-by-territory",
                                "stone-scoring.2.filling",
                                "counts territory and prisoners",
                                () -> new VariantRules(STONES.with(Scoring.TERRITORY)))
                        .under("stone-scoring")
                        .touching("*"),
                Mutant.of(
                                "stone-scoring-ties",
                                "stone-scoring.2.winner",
                                "lets Black win with as many stones as White",
                                () -> new VariantRules(STONES.with(Komi.BLACK_WINS_TIES)))
                        .under("stone-scoring"),
                Mutant.of(
                                "stone-scoring-taxed-again",
                                "stone-scoring.3",
                                "takes two points off for every group, though nothing was counted for its eyes",
                                () -> new TaxedAgain(STONES))
                        .under("stone-scoring")
                        .touching("*"));
    }

    private static List<Mutant> ancientChinese() {
        return List.of(
                Mutant.of(
                                "group-tax-forgotten",
                                "ancient-chinese.1",
                                "counts by area and no more",
                                () -> new VariantRules(TAXED.with(GroupTax.NONE)))
                        .under("ancient-chinese")
                        .touching("*"),
                Mutant.of(
                                "group-tax-ties",
                                "ancient-chinese.1.winner",
                                "lets Black win if the scores are equal",
                                () -> new VariantRules(TAXED.with(Komi.BLACK_WINS_TIES)))
                        .under("ancient-chinese"),
                Mutant.of(
                                "group-tax-by-chain",
                                "ancient-chinese.2",
                                "takes every chain for a group",
                                () -> new TaxByChain(TAXED))
                        .under("ancient-chinese")
                        .touching("ancient-chinese.1"),
                Mutant.of(
                                "group-tax-once",
                                "ancient-chinese.2",
                                "takes two points off for each player, however many groups there are",
                                () -> new TaxOnce(TAXED))
                        .under("ancient-chinese")
                        .touching("ancient-chinese.1", "ancient-chinese.1.winner"),
                Mutant.of(
                                "group-tax-without-eyes",
                                "ancient-chinese.2.eyes",
                                "takes two points off for groups that have less territory",
                                () -> new TaxWithoutEyes(TAXED))
                        .under("ancient-chinese"));
    }

    private static final class ThreePasses extends VariantRules {
        ThreePasses(Variant variant) {
            super(variant);
        }

        @Override
        public boolean over(Game game) {
            return game.successivePasses() >= 3;
        }
    }

    private static final class CutOffRemoved extends VariantRules {
        CutOffRemoved(Variant variant) {
            super(variant);
        }

        @Override
        public Position finalPosition(Game game) {
            return game.position().without(DeadStones.cutOff(this, game.position()));
        }
    }

    private static final class TaxedAgain extends VariantRules {
        TaxedAgain(Variant variant) {
            super(variant);
        }

        @Override
        public int tax(Game game, Color player) {
            return new VariantRules(TAXED).tax(game, player);
        }
    }

    private static final class TaxByChain extends VariantRules {
        TaxByChain(Variant variant) {
            super(variant);
        }

        @Override
        public int tax(Game game, Color player) {
            Position position = game.position();
            PointSet stones = position.stones(player);
            PointSet territory = territory(position, player);
            int tax = 0;
            while (!stones.isEmpty()) {
                PointSet chain = connected(position, stones.iterator().next());
                tax += Math.min(
                        2, reached(territory.and(adjacent(chain)), territory).size());
                stones = stones.minus(chain);
            }
            return tax;
        }
    }

    private static final class TaxOnce extends VariantRules {
        TaxOnce(Variant variant) {
            super(variant);
        }

        @Override
        public int tax(Game game, Color player) {
            return Math.min(2, super.tax(game, player));
        }
    }

    private static final class TaxWithoutEyes extends VariantRules {
        TaxWithoutEyes(Variant variant) {
            super(variant);
        }

        @Override
        public int tax(Game game, Color player) {
            Position position = game.position();
            PointSet area = area(position, player);
            int groups = 0;
            while (!area.isEmpty()) {
                area = area.minus(
                        reached(PointSet.of(position.board(), area.iterator().next()), area));
                groups++;
            }
            return 2 * groups;
        }
    }
}
