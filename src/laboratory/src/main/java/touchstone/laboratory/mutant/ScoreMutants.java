package touchstone.laboratory.mutant;

import java.util.List;
import java.util.function.UnaryOperator;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Score;

/** Area, score and winner. */
final class ScoreMutants {

    private ScoreMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of(
                                "only-black-scores",
                                "base.9.score",
                                "knows no score but Black's",
                                () -> new Rescored(score -> new Score(score.black(), 0)))
                        .touching("base.4.connected", "base.8.ko", "base.9.*", "base.10", "davies.8", "davies.9"),
                Mutant.of("territory-only", "base.9.area", "counts territory without the stones", TerritoryOnly::new)
                        .touching(
                                "base.2",
                                "base.4.connected",
                                "base.8.ko",
                                "base.9.*",
                                "base.10",
                                "davies.8",
                                "davies.9"),
                Mutant.of("stones-only", "base.9.area", "counts stones without territory", StonesOnly::new)
                        .touching(
                                "base.2",
                                "base.4.connected",
                                "base.8.ko",
                                "base.9.*",
                                "base.10",
                                "davies.8",
                                "davies.9"),
                Mutant.of(
                                "built-in-komi",
                                "base.9.score",
                                "gives White seven points of komi",
                                () -> new Rescored(score -> new Score(score.black(), score.white() + 7)))
                        .seenIn("Sabaki #273, #590; KaTrain #212; kaya #95")
                        .touching(
                                "base.2",
                                "base.4.connected",
                                "base.8.ko",
                                "base.9.*",
                                "base.10",
                                "davies.8",
                                "davies.9"),
                Mutant.of(
                                "black-gets-a-point",
                                "base.9.score",
                                "gives Black a point more",
                                () -> new Rescored(score -> new Score(score.black() + 1, score.white())))
                        .touching(
                                "base.2",
                                "base.4.connected",
                                "base.8.ko",
                                "base.9.*",
                                "base.10",
                                "davies.8",
                                "davies.9"),
                Mutant.of(
                                "white-wins-ties",
                                "base.10",
                                "lets White win by a point if the scores are equal",
                                () -> new Rescored(score ->
                                        score.margin() == 0 ? new Score(score.black(), score.white() + 1) : score))
                        .touching("base.4.connected", "base.9.*"),
                Mutant.of(
                                "lower-score-wins",
                                "base.10",
                                "takes each player's score for the other's",
                                () -> new Rescored(score -> new Score(score.white(), score.black())))
                        .touching("base.2", "base.4.connected", "base.8.ko", "base.9.*", "davies.8", "davies.9"));
    }

    private static final class TerritoryOnly extends BaseRules {
        @Override
        public PointSet area(Position position, Color player) {
            return territory(position, player);
        }
    }

    private static final class StonesOnly extends BaseRules {
        @Override
        public PointSet area(Position position, Color player) {
            return position.stones(player);
        }
    }

    private static final class Rescored extends BaseRules {
        private final UnaryOperator<Score> change;

        Rescored(UnaryOperator<Score> change) {
            this.change = change;
        }

        @Override
        public Score score(Position position) {
            return change.apply(super.score(position));
        }
    }
}
