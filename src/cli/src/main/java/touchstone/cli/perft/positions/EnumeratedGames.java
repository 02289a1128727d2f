package touchstone.cli.perft.positions;

import java.math.BigInteger;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;

/** All games of a board by any rules under which every game ends, each played by the reference move by move. */
public final class EnumeratedGames {

    private long number;
    private int longest;
    private int mostPlays;

    private EnumeratedGames() {}

    /**
     * Plays them.
     *
     * @param start from where
     */
    public static GameTotals from(Game start) {
        EnumeratedGames games = new EnumeratedGames();
        games.follow(start, 0);
        return new GameTotals(BigInteger.valueOf(games.number), games.longest - start.moves(), games.mostPlays);
    }

    private void follow(Game game, int plays) {
        mostPlays = Math.max(mostPlays, plays);
        if (ended(game)) {
            number++;
            longest = Math.max(longest, game.moves());
            return;
        }
        for (Point point : game.position().empties()) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                follow(made.after(), plays + 1);
            }
        }
        follow(game.play(Move.PASS), plays);
    }

    /** Whether the rules let nobody move any more. They let a player pass wherever they let one move at all. */
    public static boolean ended(Game game) {
        return game.rule(Move.PASS) instanceof Ruling.Refused;
    }
}
