package touchstone.explore.replay;

import touchstone.life.Chains;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.confirmation.Confirmation;
import touchstone.life.confirmation.LifeAndDeath;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Life and death in the last position of a game by articles 7-1 and 7-2 of the Japanese rules, as far as they are decided.
 *
 * @param position in which the game has stopped
 * @param dead the stones that are dead, as far as is known
 * @param undecided the stones of which it is not known, and the neutral points on which a move may change it
 * @param filled the position once the neutral points are filled that either player may fill
 */
public record DecidedStatus(Position position, PointSet dead, PointSet undecided, Position filled) {

    /** @param limits as to nodes, of each search; the time is that of all searches together */
    public static DecidedStatus of(Position position, Limits limits) {
        if (stuck(position, Color.BLACK) || stuck(position, Color.WHITE)) {
            return new DecidedStatus(position, position.board().none(), position.stones(), position);
        }
        Confirmation confirmation = LifeAndDeath.confirm(position, Reading.USUAL, limits);
        PointSet dead = confirmation.dead();
        if (!confirmation.decided()) {
            return new DecidedStatus(position, dead, confirmation.undecided(), position);
        }
        NeutralPoints neutral = NeutralPoints.of(position, dead, limits);
        return new DecidedStatus(position, dead, neutral.open(), neutral.filled());
    }

    /** Whether stones have no liberty, which no game leads to. */
    static boolean stuck(Position position, Color color) {
        return !Chains.RULES.withoutLiberty(position, color).isEmpty();
    }

    /** The stones that are agreed to be dead and are not, or the other way round, as far as is known. */
    public PointSet mistaken(PointSet agreed) {
        return agreed.minus(dead).or(dead.minus(agreed)).minus(undecided);
    }

    public boolean decided() {
        return undecided.isEmpty();
    }
}
