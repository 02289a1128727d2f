package touchstone.laboratory.referee;

import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.subject.Opening;
import touchstone.subject.desk.Desk;

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
