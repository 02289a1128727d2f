package touchstone.laboratory.mutant.breakage;

import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Where a stone may be played, and what stands there then. */
public final class Placing {

    private Placing() {}

    /** All stones are black. */
    public static VariantRules oneColor(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Position place(Position position, Color player, Point point) {
                return position.with(Color.BLACK, point);
            }
        };
    }

    /** A play adds a second stone, on the point opposite. */
    public static VariantRules twoStonesAPlay(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Position place(Position position, Color player, Point point) {
                Board board = position.board();
                Point opposite = new Point(board.width() - 1 - point.column(), board.height() - 1 - point.row());
                Position placed = super.place(position, player, point);
                return placed.stone(opposite).isEmpty() ? super.place(placed, player, opposite) : placed;
            }
        };
    }

    /** A stone has to touch another once there are stones. */
    public static VariantRules contactPlaysOnly(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> playable(Position position, Point point) {
                PointSet stones = position.stones();
                return stones.isEmpty() || stones.or(adjacent(stones)).contains(point)
                        ? super.playable(position, point)
                        : Optional.of(new Refusal.OffBoard(point, position.board()));
            }
        };
    }

    /** A stone may be played on top of another. */
    public static VariantRules overwrite(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> playable(Position position, Point point) {
                return position.board().contains(point) ? Optional.empty() : super.playable(position, point);
            }

            @Override
            public Position place(Position position, Color player, Point point) {
                return super.place(position.without(PointSet.of(position.board(), point)), player, point);
            }
        };
    }

    /** A play on an occupied point changes nothing and is taken all the same. */
    public static VariantRules secondStone(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling play(Game game, Point point) {
                return game.position().stones().contains(point) ? pass(game) : super.play(game, point);
            }
        };
    }

    /** Nobody plays where a stone has been captured. */
    public static VariantRules holes(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling play(Game game, Point point) {
                boolean captured = game.position().stone(point).isEmpty()
                        && game.moments()
                                .anyMatch(moment -> moment.position().stones().contains(point));
                return captured
                        ? new Ruling.Refused(new Refusal.Occupied(point, game.toMove()))
                        : super.play(game, point);
            }
        };
    }
}
