package touchstone.explore.speed;

import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;

/** The reference, under the base rules. */
public final class ReferenceContender implements Contender {

    static final String NAME = "touchstone";

    private final BaseRules rules = new BaseRules();

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String lacks() {
        return "";
    }

    @Override
    public Line begin(int size) {
        return new Line() {
            private Game game = Game.begin(rules, Board.of(size, size));

            @Override
            public boolean play(int column, int row) {
                if (game.rule(new Move.Play(new Point(column, row))) instanceof Ruling.Made made) {
                    game = made.after();
                    return true;
                }
                return false;
            }
        };
    }
}
