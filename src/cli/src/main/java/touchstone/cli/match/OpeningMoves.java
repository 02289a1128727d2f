package touchstone.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.spi.GameStart;

/** The moves before a subject takes part: both players follow a move policy, and only the reference is asked. */
record OpeningMoves(BaseRules rules, GameStart opening, RandomGenerator random) {

    /** So many moves, or less if both players would pass. */
    List<Move> of(MovePolicy steering, int moves) {
        Game game = OpenedGames.begin(rules, opening);
        List<Move> made = new ArrayList<>();
        while (made.size() < moves) {
            Move move = steering.next(game, random);
            if (move instanceof Move.Pass && game.successivePasses() > 0) {
                return made;
            }
            game = game.play(move);
            made.add(move);
        }
        return made;
    }

    /**
     * Moves up to a moment that is wanted: the last such moment of the first game that has one.
     *
     * @param length of a game, in moves
     * @param moves how many may be tried in all
     */
    Optional<List<Move>> to(Predicate<ForbiddenPlays> wanted, MovePolicy steering, int length, int moves) {
        for (int tried = 0; tried < moves; ) {
            Game game = OpenedGames.begin(rules, opening);
            List<Move> made = new ArrayList<>();
            int found = -1;
            while (made.size() < length && isPlayed(game)) {
                if (game.removed(game.toMove()) > 0 && wanted.test(ForbiddenPlays.of(game))) {
                    found = made.size();
                }
                Move move = steering.next(game, random);
                game = game.play(move);
                made.add(move);
            }
            if (found >= 0) {
                return Optional.of(List.copyOf(made.subList(0, found)));
            }
            tried += made.size() + 1;
        }
        return Optional.empty();
    }

    private static boolean isPlayed(Game game) {
        return game.phase() != Phase.OVER && game.phase() != Phase.STOPPED && game.successivePasses() < 2;
    }
}
