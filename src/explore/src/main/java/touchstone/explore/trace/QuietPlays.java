package touchstone.explore.trace;

import touchstone.explore.generate.FastPosition;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Supply;

/**
 * Plays that capture nothing and are legal for that reason: most plays of a game, decided fast. Of all others the rules
 * have to be asked.
 */
final class QuietPlays {

    private final Game game;
    private final Position position;
    private final Color player;
    /** Missing where whether a play is legal may hang on more than what it does to the stones. */
    private final FastPosition sketch;

    QuietPlays(Game game, Color player) {
        this.game = game;
        this.position = game.position();
        this.player = player;
        boolean usual = game.rules().getClass() == VariantRules.class
                && !((VariantRules) game.rules()).variant().has(Supply.HALF_THE_BOARD)
                && !((VariantRules) game.rules()).variant().has(Handicap.CONSECUTIVE)
                && game.course().terms().handicap() == 0
                && game.toMove() == player
                && (game.phase() == Phase.PLAY || game.phase() == Phase.TERMS);
        this.sketch = usual ? new FastPosition(position) : null;
    }

    /**
     * Whether a play is legal; false of many that are legal too.
     *
     * @param index of the point, in board order
     */
    boolean isLegal(int index) {
        if (sketch == null) {
            return false;
        }
        Point point = game.board().points().get(index);
        byte own = FastPosition.of(player);
        return position.stone(point).isEmpty()
                && sketch.captured(index, own) == 0
                && sketch.selfCaptured(index, own) == 0
                && game.rules().repetition(game, position.with(player, point)).isEmpty();
    }
}
