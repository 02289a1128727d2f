package touchstone.laboratory.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchstone.laboratory.steer.TinyBoards;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.subject.Capability;
import touchstone.trace.Sight;

/** Tiny boards exhaustively: walks on which every beginning of a game is met, up to a number of moves. */
final class TinyWalks {

    /** By what their moves are chosen, as campaigns tell it. */
    static final String STEERING = "exhaustive";

    /** How many games there are at most on each board: it decides how long they are. */
    private static final int GAMES = 800;

    /** How long they are at most: by rules under which passes end nothing there may be but one game, and no end to it. */
    private static final int LONGEST = 20;

    private final BaseRules rules;
    private final Set<Capability> abilities;
    private final List<Course> games = new ArrayList<>();

    private record Course(Board board, List<Move> moves) {}

    /** @param boards that the subject has */
    TinyWalks(BaseRules rules, Set<Capability> abilities, List<Board> boards) {
        this.rules = rules;
        this.abilities = abilities;
        for (Board board : TinyBoards.boards()) {
            if (boards.contains(board)) {
                longest(board).forEach(moves -> games.add(new Course(board, moves)));
            }
        }
    }

    /** All games of a length, the longest of which there are not too many. */
    private List<List<Move>> longest(Board board) {
        List<List<Move>> longest = List.of();
        for (int depth = 1; depth <= LONGEST; depth++) {
            List<List<Move>> games =
                    TinyBoards.games(rules, board, depth).limit(GAMES + 1L).toList();
            if (games.size() > GAMES || games.equals(longest)) {
                return longest;
            }
            longest = games;
        }
        return longest;
    }

    int count() {
        return games.size();
    }

    /** @param index from 0 */
    Walk walk(int index, Witness witness) {
        Course course = games.get(index);
        Trail trail = new Trail(rules, course.board(), witness);
        for (Move move : course.moves()) {
            trail.make(move);
            look(trail);
        }
        if (trail.isGoingOn()
                && abilities.contains(Capability.UNDO)
                && abilities.contains(Capability.ENFORCES_LEGALITY)) {
            trail.tryEverywhere();
        }
        return trail.walk();
    }

    private void look(Trail trail) {
        Color player = trail.game().toMove();
        if (abilities.contains(Capability.READS_BOARD)) {
            trail.look(new Sight.Stones());
        }
        if (abilities.contains(Capability.LISTS_LEGAL_PLAYS) && trail.isGoingOn()) {
            trail.look(new Sight.LegalPlays(player));
        }
        if (abilities.contains(Capability.PRISONERS)) {
            trail.look(new Sight.Prisoners(Color.BLACK));
            trail.look(new Sight.Prisoners(Color.WHITE));
        }
        if (abilities.contains(Capability.GAME_END)) {
            trail.look(new Sight.Over());
        }
    }

}
