package touchstone.explore.divergence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/** The search that shares work between rulesets finds as short games as one that plays each ruleset's own games move by move. */
class PlainDivergenceSearchTest {

    private static final Variant BASE = Variant.BASE;

    private static final List<Variant> VARIANTS = List.of(
            BASE,
            BASE.with(SelfCapture.FORBIDDEN, Repetition.SITUATIONAL),
            BASE.with(Scoring.TERRITORY, SelfCapture.FORBIDDEN, Ending.STOP, FirstPass.KOMI_RISES),
            BASE.with(Scoring.TERRITORY, Seki.DOES_NOT_COUNT, Repetition.SIMPLE_STONE, Ending.FOUR_PASSES),
            BASE.with(GroupTax.TWO, Ending.STOP, LastPass.WHITE, Repetition.NEW_ZEALAND),
            BASE.with(Supply.HALF_THE_BOARD, SelfCapture.SEVERAL, Repetition.SIMPLE));

    @ParameterizedTest
    @CsvSource({"1, 1, 7", "2, 1, 6", "3, 1, 5", "2, 2, 4", "4, 1, 4"})
    void noShorterGamesAreThere(int width, int height, int most) {
        Board board = Board.of(width, height);
        List<DivergenceSearch.Pair> pairs = DivergenceSearch.pairs(VARIANTS.size());
        DivergenceSearch search = new DivergenceSearch(VARIANTS, pairs, found -> false, () -> false);
        search.search(SearchLimit.whole(StartPosition.empty(board), most));
        for (int i = 0; i < pairs.size(); i++) {
            Plain plain = new Plain(
                    VARIANTS.get(pairs.get(i).first()),
                    VARIANTS.get(pairs.get(i).second()),
                    most);
            plain.look(board);
            for (DivergenceKind kind : List.of(
                    DivergenceKind.LEGALITY,
                    DivergenceKind.END,
                    DivergenceKind.SCORE,
                    DivergenceKind.WINNER,
                    DivergenceKind.POINTS)) {
                Integer found = search.collected(i)
                        .shortest(kind)
                        .filter(Divergence::plain)
                        .map(divergence -> divergence.steps().size())
                        .orElse(null);
                assertThat(found)
                        .as(kind + " of " + VARIANTS.get(pairs.get(i).first()) + " and "
                                + VARIANTS.get(pairs.get(i).second()))
                        .isEqualTo(plain.shortest.get(kind));
            }
        }
    }

    /** Every game of plays and passes, in both rulesets for itself. */
    private static final class Plain {

        private final VariantRules first;
        private final VariantRules second;
        private final int most;
        private final Map<DivergenceKind, Integer> shortest = new EnumMap<>(DivergenceKind.class);

        Plain(Variant first, Variant second, int most) {
            this.first = new VariantRules(first);
            this.second = new VariantRules(second);
            this.most = most;
        }

        void look(Board board) {
            look(Game.begin(first, board), Game.begin(second, board), 0);
        }

        private void look(Game one, Game other, int depth) {
            compare(one, other, depth);
            if (depth == most) {
                return;
            }
            List<Move> moves = new ArrayList<>(List.of(Move.PASS));
            for (Point point : one.board().points()) {
                moves.add(new Move.Play(point));
            }
            for (Move move : moves) {
                Ruling here = one.rule(move);
                Ruling there = other.rule(move);
                if (here instanceof Ruling.Made made && there instanceof Ruling.Made too) {
                    look(made.after(), too.after(), depth + 1);
                } else if ((here instanceof Ruling.Made) != (there instanceof Ruling.Made)
                        && !(RulingDifference.isOver(here instanceof Ruling.Made ? there : here)
                                && stage(one) != stage(other))) {
                    found(DivergenceKind.LEGALITY, depth + 1);
                }
            }
        }

        private void compare(Game one, Game other, int depth) {
            if (stage(one) != stage(other)) {
                found(DivergenceKind.END, depth);
            }
            if (stage(one) == Phase.PLAY || stage(other) == Phase.PLAY) {
                return;
            }
            if (!one.outcome().equals(other.outcome())) {
                found(DivergenceKind.SCORE, depth);
            }
            if (!one.score().winner().equals(other.score().winner())) {
                found(DivergenceKind.WINNER, depth);
            }
            if (!one.score().equals(other.score())) {
                found(DivergenceKind.POINTS, depth);
            }
        }

        private static Phase stage(Game game) {
            return game.phase() == Phase.OVER || game.phase() == Phase.STOPPED ? game.phase() : Phase.PLAY;
        }

        private void found(DivergenceKind kind, int steps) {
            shortest.merge(kind, steps, Math::min);
        }
    }
}
