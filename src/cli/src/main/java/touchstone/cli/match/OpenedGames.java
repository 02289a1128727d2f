package touchstone.cli.match;

import touchstone.builtin.controller.ControlledGame;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.spi.GameStart;

/** Games of the reference up to where the subject takes part. */
final class OpenedGames {

    private OpenedGames() {}

    /** The game that begins so. */
    static Game begin(BaseRules rules, GameStart opening) {
        ControlledGame controlled = new ControlledGame(rules);
        controlled.begin(opening);
        return controlled.game();
    }
}
