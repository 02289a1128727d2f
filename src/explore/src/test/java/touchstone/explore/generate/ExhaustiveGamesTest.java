package touchstone.explore.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

class ExhaustiveGamesTest {

    /**
     * Tromp and Farnebäck, "Combinatorics of Go", table 7: the numbers of games under positional superko; Tromp in the
     * computer-go list on 1x1 under the other superkos.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 1, POSITIONAL, 1",
        "2, 1, POSITIONAL, 9",
        "1, 2, POSITIONAL, 9",
        "3, 1, POSITIONAL, 907",
        "1, 1, SITUATIONAL, 2",
        "1, 1, NATURAL_SITUATIONAL, 5"
    })
    void asManyGamesAsPublished(int width, int height, Repetition repetition, long games) {
        BaseRules rules = GeneratedGames.rules(repetition, SelfCapture.ALLOWED);
        assertThat(ExhaustiveGames.games(rules, Board.of(width, height), 100)).hasSize(Math.toIntExact(games));
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 4", "3, 1, 4", "1, 1, 20"})
    void theLongestAreAllOfTheirLength(int width, int height, int depth) {
        Board board = Board.of(width, height);
        BaseRules rules = GeneratedGames.rules(Repetition.POSITIONAL, SelfCapture.ALLOWED);
        List<List<Move>> games = ExhaustiveGames.games(rules, board, depth).toList();

        assertThat(ExhaustiveGames.longest(rules, board, games.size(), depth)).isEqualTo(games);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 4", "3, 1, 4"})
    void theyAreShorterIfThereIsOneTooMany(int width, int height, int depth) {
        Board board = Board.of(width, height);
        BaseRules rules = GeneratedGames.rules(Repetition.POSITIONAL, SelfCapture.ALLOWED);
        int tooFew = (int) ExhaustiveGames.games(rules, board, depth).count() - 1;

        assertThat(ExhaustiveGames.longest(rules, board, tooFew, 20))
                .isEqualTo(ExhaustiveGames.games(rules, board, depth - 1).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "2, 2, 7, POSITIONAL, ALLOWED",
        "3, 2, 4, POSITIONAL, FORBIDDEN",
        "3, 3, 3, SITUATIONAL, SEVERAL",
        "1, 4, 6, SIMPLE, ALLOWED",
        "1, 3, 7, NONE, ALLOWED",
        "1, 1, 0, POSITIONAL, ALLOWED"
    })
    void everyBeginningIsThereAndNoGameTwice(
            int width, int height, int depth, Repetition repetition, SelfCapture selfCapture) {
        Board board = Board.of(width, height);
        BaseRules rules = GeneratedGames.rules(repetition, selfCapture);
        List<List<Move>> games = ExhaustiveGames.games(rules, board, depth).toList();
        Set<List<Move>> beginnings = new HashSet<>();
        for (List<Move> game : games) {
            for (int length = 0; length <= game.size(); length++) {
                beginnings.add(game.subList(0, length));
            }
        }
        assertThat(beginnings).isEqualTo(sequences(rules, board, depth));
        assertThat(games).doesNotHaveDuplicates();
        Set<List<Move>> continued = beginnings.stream()
                .filter(moves -> !moves.isEmpty())
                .map(moves -> moves.subList(0, moves.size() - 1))
                .collect(Collectors.toSet());
        assertThat(games).noneMatch(continued::contains);
    }

    /** Every sequence of legal moves, found by trying every move anywhere, one move longer at a time. */
    private static Set<List<Move>> sequences(BaseRules rules, Board board, int depth) {
        Set<List<Move>> all = new HashSet<>(Set.of(List.of()));
        Set<List<Move>> longest = Set.copyOf(all);
        for (int length = 1; length <= depth; length++) {
            Set<List<Move>> longer = new HashSet<>();
            for (List<Move> moves : longest) {
                Game game = Game.begin(rules, board);
                for (Move move : moves) {
                    game = game.play(move);
                }
                for (int choice = 0; choice <= board.size(); choice++) {
                    Move move = choice == board.size()
                            ? Move.PASS
                            : new Move.Play(new Point(choice % board.width(), choice / board.width()));
                    if (game.rule(move) instanceof Ruling.Made) {
                        List<Move> next = new java.util.ArrayList<>(moves);
                        next.add(move);
                        longer.add(List.copyOf(next));
                    }
                }
            }
            all.addAll(longer);
            longest = longer;
        }
        return all;
    }

    /** The numbers of sequences are those that the reference's own tests have from another program. */
    @ParameterizedTest
    @CsvSource({"2, 2, 8, 2184", "3, 3, 4, 5281", "3, 3, 5, 33384"})
    void asManySequencesOfFullLengthAsCountedElsewhere(int width, int height, int depth, long sequences) {
        assertThat(ExhaustiveGames.games(new BaseRules(), Board.of(width, height), depth)
                        .filter(game -> game.size() == depth))
                .hasSize(Math.toIntExact(sequences));
    }

    @Test
    void boardsAreTinyAndTurnBothWays() {
        assertThat(ExhaustiveGames.boards())
                .doesNotHaveDuplicates()
                .allMatch(board -> board.size() <= 9)
                .contains(Board.of(1, 1), Board.of(3, 2), Board.of(2, 3), Board.of(3, 3), Board.of(1, 5));
    }

    @Test
    void gamesComeOneByOne() {
        Board board = Board.of(3, 3);
        assertThat(ExhaustiveGames.games(new BaseRules(), board, 40).limit(3)).hasSize(3);
    }
}
