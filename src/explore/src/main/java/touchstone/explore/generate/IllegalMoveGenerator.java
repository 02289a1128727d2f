package touchstone.explore.generate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import touchstone.explore.generate.IllegalMove.Kind;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;

/** Generates illegal moves of each kind. */
public final class IllegalMoveGenerator {

    private static final Map<Kind, Double> USUAL = Map.of(
            Kind.ON_OWN_STONE, 0.02,
            Kind.ON_OTHER_STONE, 0.02,
            Kind.OFF_BOARD, 0.01,
            Kind.KO, 0.3,
            Kind.SUPERKO, 1.0,
            Kind.SUICIDE_OF_ONE, 0.1,
            Kind.SUICIDE_OF_SEVERAL, 0.3);

    private final Map<Kind, Double> chances = new EnumMap<>(Kind.class);

    /**
     * @param chances of each kind, from 0 to 1, how often one is tried in a position that has one; kinds left out never
     * @throws IllegalArgumentException if a chance is out of range
     */
    public IllegalMoveGenerator(Map<Kind, Double> chances) {
        for (Kind kind : Kind.values()) {
            double chance = chances.getOrDefault(kind, 0.0);
            if (!(chance >= 0 && chance <= 1)) {
                throw new IllegalArgumentException("the chance of " + kind.id() + " is from 0 to 1, not " + chance);
            }
            this.chances.put(kind, chance);
        }
    }

    /** The rarer a kind is, the more often it is tried where there is one; superko always. */
    public static IllegalMoveGenerator usual() {
        return new IllegalMoveGenerator(USUAL);
    }

    /** Illegal moves of the kinds that are drawn, at most one of each and none that the position does not have. */
    public List<IllegalMove> next(Game game, RandomGenerator random) {
        List<IllegalMove> moves = new ArrayList<>();
        Optional<Search> search = Optional.empty();
        for (Kind kind : Kind.values()) {
            if (random.nextDouble() < chances.get(kind)) {
                Search here = search.orElseGet(() -> new Search(game, random));
                search = Optional.of(here);
                here.find(kind).ifPresent(moves::add);
            }
        }
        return moves;
    }

    /** All illegal moves of these kinds, those off the board by lot and at most one. */
    private static final class Search {

        private final Game game;
        private final RandomGenerator random;
        private final Board board;
        private Optional<PlayPicker> turn = Optional.empty();
        private Optional<PointSet> echoes = Optional.empty();

        Search(Game game, RandomGenerator random) {
            this.game = game;
            this.random = random;
            this.board = game.board();
        }

        Optional<IllegalMove> find(Kind kind) {
            return switch (kind) {
                case ON_OWN_STONE -> stone(kind, game.position().stones(game.toMove()));
                case ON_OTHER_STONE ->
                    stone(kind, game.position().stones(game.toMove().opponent()));
                case OFF_BOARD -> offBoard().flatMap(point -> refused(kind, point, Refusal.OffBoard.class));
                case KO -> repetition(kind, echoes().or(singles()));
                case SUPERKO -> repetition(kind, echoes());
                case SUICIDE_OF_ONE -> suicide(kind, lost -> lost == 1);
                case SUICIDE_OF_SEVERAL -> suicide(kind, lost -> lost > 1);
            };
        }

        private PlayPicker turn() {
            if (turn.isEmpty()) {
                turn = Optional.of(new PlayPicker(game, random));
            }
            return turn.get();
        }

        private PointSet echoes() {
            if (echoes.isEmpty()) {
                echoes = Optional.of(RepeatingPlays.of(game));
            }
            return echoes.get();
        }

        private Optional<IllegalMove> stone(Kind kind, PointSet stones) {
            return stones.isEmpty()
                    ? Optional.empty()
                    : refused(kind, drawn(stones.stream().toList()), Refusal.Occupied.class);
        }

        private <T> T drawn(List<T> some) {
            return some.get(random.nextInt(some.size()));
        }

        /** Just beyond an edge as often as anywhere; and where width and height are taken for each other. */
        private Optional<Point> offBoard() {
            List<Point> beyond = new ArrayList<>();
            int column = random.nextInt(board.width());
            int row = random.nextInt(board.height());
            add(beyond, board.width(), row);
            add(beyond, column, board.height());
            add(beyond, board.height() - 1, board.width() - 1);
            add(beyond, random.nextInt(Board.LARGEST), random.nextInt(Board.LARGEST));
            return beyond.isEmpty() ? Optional.empty() : Optional.of(drawn(beyond));
        }

        private void add(List<Point> beyond, int column, int row) {
            if (column < Board.LARGEST && row < Board.LARGEST && (column >= board.width() || row >= board.height())) {
                beyond.add(new Point(column, row));
            }
        }

        private Optional<IllegalMove> repetition(Kind kind, PointSet points) {
            List<IllegalMove> found = new ArrayList<>();
            for (Point point : points) {
                refused(kind, point, Refusal.TakesBack.class)
                        .or(() -> refused(kind, point, Refusal.Repeats.class))
                        .filter(move -> kind == (isKo(move.refusal()) ? Kind.KO : Kind.SUPERKO))
                        .ifPresent(found::add);
            }
            return found.isEmpty() ? Optional.empty() : Optional.of(drawn(found));
        }

        /** Whether a stone would be taken back, or the position before the opponent's last move would come back. */
        private boolean isKo(Refusal refusal) {
            Optional<Position> before = game.previous().map(Game::position);
            return !(refusal instanceof Refusal.Repeats repeats)
                    || before.filter(repeats.position()::equals).isPresent();
        }

        /** Where a play takes one stone: it may be taken back too early though the position is another. */
        private PointSet singles() {
            PointSet singles = board.none();
            for (int point : turn().sketch().empties()) {
                if (turn().takesKo(point)) {
                    singles = singles.with(board.points().get(point));
                }
            }
            return singles;
        }

        private Optional<IllegalMove> suicide(Kind kind, IntPredicate size) {
            return turn().any(
                            point -> size.test(turn().selfCaptured(point)),
                            point -> suicide(kind, point).isPresent(),
                            Integer.MAX_VALUE)
                    .flatMap(move -> suicide(kind, turn().grid().number(((Move.Play) move).point())));
        }

        private Optional<IllegalMove> suicide(Kind kind, int number) {
            Point point = board.points().get(number);
            return refused(kind, point, Refusal.SelfCaptures.class)
                    .or(() -> refused(kind, point, Refusal.Repeats.class));
        }

        private Optional<IllegalMove> refused(Kind kind, Point point, Class<? extends Refusal> why) {
            Move.Play move = new Move.Play(point);
            return game.rule(move) instanceof Ruling.Refused refused && why.isInstance(refused.refusal())
                    ? Optional.of(new IllegalMove(kind, move, refused.refusal()))
                    : Optional.empty();
        }
    }
}
