package touchstone.cli.perft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/** Counts by depth, against those of a program of its own and against the plainest way to count. */
class PerftSequencesTest {

    @ParameterizedTest
    @CsvSource({
        "2, 2, 8, '5 21 68 156 316 604 1088 2184'",
        "3, 3, 5, '10 91 738 5281 33384'",
    })
    void sequencesFromTheEmptyBoard(int width, int height, int depth, String sequences) throws InterruptedException {
        Game start = Game.begin(new BaseRules(), Board.of(width, height));
        assertThat(new Perft(start, depth)
                        .count(2, part -> {}).rows().stream().map(row -> Long.toString(row.sequences())))
                .isEqualTo(List.of(sequences.split(" ")));
    }

    @ParameterizedTest
    @CsvSource({
        "3, 3, 4, POSITIONAL, ALLOWED, TWO_PASSES, EITHER, UNLIMITED, ''",
        "2, 2, 7, POSITIONAL, ALLOWED, TWO_PASSES, EITHER, UNLIMITED, ''",
        "2, 2, 7, SITUATIONAL, SEVERAL, FOUR_PASSES, WHITE, UNLIMITED, ''",
        "3, 1, 8, SIMPLE_STONE, FORBIDDEN, STOP, WHITE, UNLIMITED, ''",
        "3, 2, 5, NEW_ZEALAND, ALLOWED, AGREEMENT, EITHER, UNLIMITED, ''",
        "4, 1, 7, ING, SEVERAL, FOUR_PASSES, EITHER, HALF_THE_BOARD, ''",
        "3, 3, 3, POSITIONAL, ALLOWED, TWO_PASSES, EITHER, UNLIMITED, 'B2 pass'",
        "3, 3, 3, POSITIONAL, ALLOWED, TWO_PASSES, EITHER, UNLIMITED, 'A1 C3'",
        "3, 3, 2, POSITIONAL, ALLOWED, TWO_PASSES, EITHER, UNLIMITED, 'pass pass'",
    })
    void isWhatComesOfTryingEveryMove(
            int width,
            int height,
            int depth,
            Repetition repetition,
            SelfCapture selfCapture,
            Ending ending,
            LastPass lastPass,
            Supply supply,
            String moves)
            throws InterruptedException {
        Variant variant = Variant.BASE.with(repetition, selfCapture, ending, lastPass, supply);
        Game root = Game.begin(new VariantRules(variant), Board.of(width, height));
        for (String move : moves.isEmpty() ? new String[0] : moves.split(" ")) {
            root = root.play(move.equals("pass") ? Move.PASS : new Move.Play(Point.parse(move)));
        }
        Perft.Count count = new Perft(root, depth).count(2, part -> {});
        assertThat(count.rows()).isEqualTo(plainly(root, depth));
        assertThat(count.branches()).isEqualTo(branches(root, depth));
    }

    private static List<PerftRow> plainly(Game root, int depth) {
        List<PerftRow> rows = new ArrayList<>();
        List<Game> last = ended(root) ? List.of() : List.of(root);
        for (int d = 1; d <= depth; d++) {
            List<Game> all = new ArrayList<>();
            long captures = 0;
            long selfCaptures = 0;
            TreeMap<String, Long> refusals = new TreeMap<>();
            for (Game game : last) {
                for (Ruling ruling : rulings(game)) {
                    if (ruling instanceof Ruling.Made made) {
                        all.add(made.after());
                        captures += made.captured().isEmpty() ? 0 : 1;
                        selfCaptures += made.selfCaptured().isEmpty() ? 0 : 1;
                    } else if (!(((Ruling.Refused) ruling).refusal() instanceof Refusal.Occupied)) {
                        refusals.merge(((Ruling.Refused) ruling).refusal().clause(), 1L, Long::sum);
                    }
                }
            }
            Set<Position> positions =
                    new HashSet<>(all.stream().map(Game::position).toList());
            long passes = all.stream()
                    .filter(game -> game.lastMove().orElseThrow() instanceof Move.Pass)
                    .count();
            long ended = all.stream().filter(PerftSequencesTest::ended).count();
            rows.add(new PerftRow(d, all.size(), ended, positions.size(), passes, captures, selfCaptures, refusals));
            last = all.stream().filter(game -> !ended(game)).toList();
        }
        return rows;
    }

    private static List<PerftBranch> branches(Game root, int depth) {
        List<PerftBranch> branches = new ArrayList<>();
        for (Ruling ruling : ended(root) ? List.<Ruling>of() : rulings(root)) {
            if (ruling instanceof Ruling.Made made) {
                List<PerftRow> rows = depth == 1 ? List.of() : plainly(made.after(), depth - 1);
                long ended = rows.stream().mapToLong(PerftRow::ended).sum() + (ended(made.after()) ? 1 : 0);
                branches.add(new PerftBranch(
                        made.after().lastMove().orElseThrow(),
                        depth == 1 ? 1 : rows.get(depth - 2).sequences(),
                        ended));
            }
        }
        return branches;
    }

    private static List<Ruling> rulings(Game game) {
        List<Ruling> rulings = new ArrayList<>();
        game.position().empties().forEach(point -> rulings.add(game.rule(new Move.Play(point))));
        rulings.add(game.rule(Move.PASS));
        return rulings;
    }

    private static boolean ended(Game game) {
        return game.rule(Move.PASS) instanceof Ruling.Refused;
    }
}
