package touchstone.cluster.game;

import java.util.Optional;
import java.util.stream.Stream;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.settled.PlayedOut;
import touchstone.formats.sgf.RecordedGame;
import touchstone.life.UnconditionalLife;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Which stones are dead where a game ends, for all rulesets alike; nobody judges it here.
 *
 * @param dead none if it is not known
 */
record EndPosition(DeadStonesBasis basis, PointSet dead) {

    private static final BaseRules RULES = new BaseRules();

    /** What is needed to end a game by passes. */
    private static final int PASSES = 2;

    /** @param game at its end */
    static EndPosition of(RecordedGame.Legible recorded, Game game) {
        Position position = game.position();
        Optional<AgreedDeadStones> marked = AgreedDeadStones.marked(position, recorded.description());
        if (marked.isPresent()) {
            return new EndPosition(DeadStonesBasis.MARKED, marked.get().stones());
        }
        return new EndPosition(unmarked(game), position.board().none());
    }

    private static DeadStonesBasis unmarked(Game game) {
        Position position = game.position();
        if (PlayedOut.test(position)) {
            return DeadStonesBasis.PLAYED_OUT;
        }
        if (game.successivePasses() < PASSES || !nothingOpen(position)) {
            return DeadStonesBasis.UNKNOWN;
        }
        return alive(position) ? DeadStonesBasis.ALIVE : DeadStonesBasis.NOTHING_OPEN;
    }

    /** Whether each empty point that both players reach is beside both: a dead stone leaves others between it and its captor. */
    private static boolean nothingOpen(Position position) {
        PointSet black = RULES.adjacent(position.stones(Color.BLACK)).and(position.empties());
        PointSet white = RULES.adjacent(position.stones(Color.WHITE)).and(position.empties());
        PointSet reachedByBoth = RULES.reached(black, position.empties()).and(RULES.reached(white, position.empties()));
        return !position.stones().isEmpty() && black.and(white).holds(reachedByBoth);
    }

    private static boolean alive(Position position) {
        return Stream.of(Color.values())
                .allMatch(player ->
                        UnconditionalLife.of(position, player).stones().equals(position.stones(player)));
    }

    EndPosition with(DeadStonesBasis other) {
        return new EndPosition(
                other, other == DeadStonesBasis.UNKNOWN ? dead.board().none() : dead);
    }

    /** The game as it is counted: before its last passes, dead stones taken off and neutral points filled. */
    Game counted(Game game) {
        Game unpassed = game;
        while (unpassed.successivePasses() > 0) {
            unpassed = unpassed.previous().orElseThrow();
        }
        // Moments before the end are shared by rulesets.
        return NeutralFilling.of(unpassed.under(game.rules()).withCaptured(dead));
    }
}
