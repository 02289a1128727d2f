package touchstone.explore.divergence;

import java.util.List;
import touchstone.reference.Game;
import touchstone.reference.VariantRules;

/**
 * The state of one game in each of several rulesets.
 *
 * @param games none where a step was refused; rulesets that agree on all of it share one
 * @param stages none where there is no game
 * @param plays how many there have been
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, and there are millions.
record ParallelGames(Game[] games, GameStage[] stages, int plays) {

    static ParallelGames of(List<VariantRules> rules, Game[] games, int plays) {
        GameStage[] stages = new GameStage[games.length];
        for (int i = 0; i < stages.length; i++) {
            if (games[i] != null) {
                stages[i] = GameStage.of(rules.get(i), games[i]);
            }
        }
        return new ParallelGames(games, stages, plays);
    }

    boolean isIn(int ruleset) {
        return games[ruleset] != null;
    }

    /** Whether two rulesets have the same game. */
    boolean share(int one, int other) {
        return games[one] == games[other];
    }

    /** The first ruleset that has the same game as this one. */
    int first(int ruleset) {
        int first = 0;
        while (!share(first, ruleset)) {
            first++;
        }
        return first;
    }

    /** The game of the first ruleset that has one. */
    Game any() {
        for (Game game : games) {
            if (game != null) {
                return game;
            }
        }
        throw new IllegalStateException("no ruleset has a game");
    }

    /** Whether all rulesets that have a game have the same. */
    boolean isOne() {
        Game any = any();
        for (Game game : games) {
            if (game != null && game != any) {
                return false;
            }
        }
        return true;
    }
}
