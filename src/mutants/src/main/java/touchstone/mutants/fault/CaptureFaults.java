package touchstone.mutants.fault;

import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;

/** Which of the opponent's stones leave the board. */
public final class CaptureFaults {

    private CaptureFaults() {}

    /** Nothing is captured. */
    public static final RuleFault NOTHING = ReplacedArticle.capture(
            (right, position, player) -> position.board().none());

    /** Only one of several chains without liberty is captured. */
    public static final RuleFault ONE_CHAIN_ONLY = ReplacedArticle.capture((right, position, player) -> {
        PointSet captured = right.capture(position, player);
        return captured.isEmpty() ? captured : right.connected(position, captured.first());
    });

    /** Six stones are captured and the rest stay. */
    public static final RuleFault SIX_STONES_AT_MOST = ReplacedArticle.capture((right, position, player) -> {
        PointSet captured = right.capture(position, player);
        return position.board().none().withAll(captured.stream().limit(6).toList());
    });

    /** Single stones are captured, larger chains are not. */
    public static final RuleFault SINGLE_STONES_ONLY = ReplacedArticle.capture((right, position, player) -> {
        PointSet captured = right.capture(position, player);
        return captured.minus(right.adjacent(captured));
    });

    /** Chains are captured that have one liberty left. */
    public static final RuleFault IN_ATARI =
            ReplacedArticle.capture((right, position, player) -> right.capture(position, player)
                    .or(ConnectedParts.inAtari(right, position, position.stones(player.opponent()))));

    /** Captured stones stay, in the colour of the captor. */
    public static final RuleFault STONES_CHANGE_SIDES = ReplacedArticle.play((right, game, point) -> {
        Ruling ruling = right.play(game, point);
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
    });
}
