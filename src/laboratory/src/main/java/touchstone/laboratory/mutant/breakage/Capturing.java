package touchstone.laboratory.mutant.breakage;

import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Which of the opponent's stones leave the board. */
public final class Capturing {

    private Capturing() {}

    /** Nothing is captured. */
    public static VariantRules nothing(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet capture(Position position, Color player) {
                return position.board().none();
            }
        };
    }

    /** Only one of several chains without liberty is captured. */
    public static VariantRules oneChainOnly(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet capture(Position position, Color player) {
                PointSet captured = super.capture(position, player);
                return captured.isEmpty() ? captured : connected(position, captured.first());
            }
        };
    }

    /** Six stones are captured and the rest stay. */
    public static VariantRules sixStonesAtMost(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet capture(Position position, Color player) {
                PointSet captured = super.capture(position, player);
                return position.board()
                        .none()
                        .withAll(captured.stream().limit(6).toList());
            }
        };
    }

    /** Single stones are captured, larger chains are not. */
    public static VariantRules singleStonesOnly(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet capture(Position position, Color player) {
                PointSet captured = super.capture(position, player);
                return captured.minus(adjacent(captured));
            }
        };
    }

    /** Chains are captured that have one liberty left. */
    public static VariantRules inAtari(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet capture(Position position, Color player) {
                return super.capture(position, player)
                        .or(Parts.inAtari(this, position, position.stones(player.opponent())));
            }
        };
    }

    /** Captured stones stay, in the colour of the captor. */
    public static VariantRules stonesChangeSides(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling play(Game game, Point point) {
                Ruling ruling = super.play(game, point);
                if (!(ruling instanceof Ruling.Made made)) {
                    return ruling;
                }
                Position after = made.after().position();
                for (Point stone : made.captured()) {
                    after = after.with(game.toMove(), stone);
                }
                Removal removal = new Removal(made.captured(), made.selfCaptured());
                Game next = game.then(new Move.Play(point), after, removal);
                return new Ruling.Made(next, made.captured(), made.selfCaptured());
            }
        };
    }
}
