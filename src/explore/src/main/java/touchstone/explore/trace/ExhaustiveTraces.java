package touchstone.explore.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchstone.explore.generate.ExhaustiveGames;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.spi.Capability;
import touchstone.trace.Query;

/** Traces on tiny boards that cover every beginning of a game up to a number of moves. */
final class ExhaustiveTraces {

    /** By what their moves are chosen, as campaigns tell it. */
    static final String POLICY = "exhaustive";

    /** How many games there are at most on each board: it decides how long they are. */
    private static final int GAMES = 800;

    /** How long they are at most: by rules under which passes end nothing there may be but one game, and no end to it. */
    private static final int LONGEST = 20;

    private final BaseRules rules;
    private final Set<Capability> abilities;
    private final List<Course> games = new ArrayList<>();

    private record Course(Board board, List<Move> moves) {}

    /** @param boards that the subject has */
    ExhaustiveTraces(BaseRules rules, Set<Capability> abilities, List<Board> boards) {
        this.rules = rules;
        this.abilities = abilities;
        for (Board board : ExhaustiveGames.boards()) {
            if (boards.contains(board)) {
                ExhaustiveGames.longest(rules, board, GAMES, LONGEST)
                        .forEach(moves -> games.add(new Course(board, moves)));
            }
        }
    }

    int count() {
        return games.size();
    }

    /** @param index from 0 */
    GameTrace trace(int index, TraceListener listener) {
        Course course = games.get(index);
        TraceBuilder trail = new TraceBuilder(rules, course.board(), listener);
        for (Move move : course.moves()) {
            trail.make(move);
            query(trail);
        }
        if (trail.isGoingOn()
                && abilities.contains(Capability.UNDO)
                && abilities.contains(Capability.ENFORCES_LEGALITY)) {
            trail.tryEverywhere();
        }
        return trail.trace();
    }

    private void query(TraceBuilder trail) {
        Color player = trail.game().toMove();
        if (abilities.contains(Capability.READS_BOARD)) {
            trail.query(new Query.Stones());
        }
        if (abilities.contains(Capability.LISTS_LEGAL_PLAYS) && trail.isGoingOn()) {
            trail.query(new Query.LegalPlays(player));
        }
        if (abilities.contains(Capability.PRISONERS)) {
            trail.queryPrisoners(Color.BLACK, abilities);
            trail.queryPrisoners(Color.WHITE, abilities);
        }
        if (abilities.contains(Capability.GAME_END)) {
            trail.query(new Query.Over());
        }
    }
}
