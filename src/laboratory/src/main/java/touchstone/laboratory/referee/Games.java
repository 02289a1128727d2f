package touchstone.laboratory.referee;

import touchstone.builtin.controller.Desk;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.subject.Opening;

/** Games of the reference. */
final class Games {

    private Games() {}

    /** The game that begins so. */
    static Game begin(BaseRules rules, Opening opening) {
        Desk desk = new Desk(rules);
        desk.begin(opening);
        return desk.game();
    }
}
