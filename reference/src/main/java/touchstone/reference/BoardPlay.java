package touchstone.reference;

/**
 * A play with what it did to the board. The Ing-Spight ko rule takes two for the same if they agree in all of player, point,
 * connected stones and removed ones.
 *
 * @param placed the point of the stone; no point if a single stone was given up, which leaves no trace on the board
 * @param connected the stones of the chain it is part of, once all steps are done
 * @param removed the points from which stones were removed, of either colour
 */
record BoardPlay(Color player, PointSet placed, PointSet connected, PointSet removed, Position before, Position after) {

    /** @param after the position once all steps of a play by the player to move are done */
    static BoardPlay between(Game game, Position after) {
        Color player = game.toMove();
        BaseRules rules = game.rules();
        Position before = game.position();
        PointSet given = before.stones(player).minus(after.stones(player));
        PointSet taken = before.stones(player.opponent()).minus(after.stones(player.opponent()));
        // A chain that is given up has one liberty left: the point that is played.
        PointSet placed = given.isEmpty()
                ? after.stones(player).minus(before.stones(player))
                : rules.adjacent(given).and(before.empties());
        PointSet connected =
                placed.isEmpty() || !given.isEmpty() ? game.board().none() : rules.connected(after, placed.first());
        return new BoardPlay(player, placed, connected, given.or(taken), before, after);
    }

    boolean isSame(BoardPlay other) {
        return player == other.player
                && placed.equals(other.placed)
                && connected.equals(other.connected)
                && removed.equals(other.removed);
    }

    /** The points whose state it changed. */
    PointSet touched() {
        return placed.or(removed);
    }

    /** Whether it captured one stone, and the opponent could bring the position back by capturing this one. */
    boolean canBeTakenBackAlone(BaseRules rules) {
        if (removed.size() != 1
                || placed.equals(removed)
                || after.stones(player).and(placed).isEmpty()) {
            return false;
        }
        Position retaken = after.with(player.opponent(), removed.first());
        Removal removal = rules.remove(retaken, player.opponent());
        return retaken.without(removal.captured())
                .without(removal.selfCaptured())
                .equals(before);
    }
}
