package touchstone.mutants.fault;

import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;

/** Where a stone may be played, and what stands there then. */
public final class PlacementFaults {

    private PlacementFaults() {}

    /** All stones are black. */
    public static final RuleFault ONE_COLOR =
            ReplacedArticle.place((right, position, player, point) -> position.with(Color.BLACK, point));

    /** A play adds a second stone, on the point opposite. */
    public static final RuleFault TWO_STONES_A_PLAY = ReplacedArticle.place((right, position, player, point) -> {
        Board board = position.board();
        Point opposite = new Point(board.width() - 1 - point.column(), board.height() - 1 - point.row());
        Position placed = right.place(position, player, point);
        return placed.stone(opposite).isEmpty() ? right.place(placed, player, opposite) : placed;
    });

    /** A stone has to touch another once there are stones. */
    public static final RuleFault CONTACT_PLAYS_ONLY = ReplacedArticle.playable((right, position, point) -> {
        PointSet stones = position.stones();
        return stones.isEmpty() || stones.or(right.adjacent(stones)).contains(point)
                ? right.playable(position, point)
                : Optional.of(new Refusal.OffBoard(point, position.board()));
    });

    /** A stone may be played on top of another. */
    public static final RuleFault OVERWRITE = variant -> new VariantRules(variant) {
        @Override
        public Optional<Refusal> playable(Position position, Point point) {
            return position.board().contains(point) ? Optional.empty() : super.playable(position, point);
        }

        @Override
        public Position place(Position position, Color player, Point point) {
            return super.place(position.without(PointSet.of(position.board(), point)), player, point);
        }
    };

    /** A play on an occupied point changes nothing and is taken all the same. */
    public static final RuleFault SECOND_STONE = ReplacedArticle.play((right, game, point) ->
            game.position().stones().contains(point) ? right.pass(game) : right.play(game, point));

    /** Nobody plays where a stone has been captured. */
    public static final RuleFault HOLES = ReplacedArticle.play((right, game, point) -> {
        boolean captured = game.position().stone(point).isEmpty()
                && game.moments().anyMatch(moment -> moment.position().stones().contains(point));
        return captured ? new Ruling.Refused(new Refusal.Occupied(point, game.toMove())) : right.play(game, point);
    });
}
