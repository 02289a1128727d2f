package touchstone.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.PointSet;

/** The log of a game while it is played. */
final class GameLog {

    private final MatchGame fixture;
    private final MatchTally tally = new MatchTally();
    private final List<Move> moves = new ArrayList<>();
    private final TreeSet<Integer> own = new TreeSet<>();
    private final List<PlayedGame.Temptation> temptations = new ArrayList<>();
    private Optional<MatchFinding> find = Optional.empty();
    private String ending = "";
    private Optional<String> unscored = Optional.empty();

    GameLog(MatchGame fixture) {
        this.fixture = fixture;
    }

    MatchTally tally() {
        return tally;
    }

    /** A move was made. */
    void made(Move move) {
        moves.add(move);
    }

    /** The last move was the subject's own. */
    void ownMove() {
        own.add(moves.size());
    }

    /** The last move is taken back. */
    void takeBack() {
        own.remove(moves.size());
        moves.remove(moves.size() - 1);
    }

    /** Begins the list of moves anew; which of them are the subject's own stays. @return what stood there */
    List<Move> anew() {
        List<Move> before = List.copyOf(moves);
        moves.clear();
        return before;
    }

    /** The subject is to move where something is forbidden: the first time is kept, for each prohibition. */
    void tempted(ForbiddenPlays bans) {
        for (Prohibition prohibition : bans.inForce()) {
            PointSet points = bans.points().get(prohibition);
            if (temptations.stream().noneMatch(one -> one.prohibition() == prohibition)) {
                temptations.add(new PlayedGame.Temptation(prohibition, moves.size(), new Move.Play(points.first())));
            }
        }
    }

    /** Something was found, and so the game ends. */
    void found(MatchFinding what) {
        find = Optional.of(what);
        ending = "it " + what.fault().words();
    }

    void found(MatchFinding.Fault fault, Color player, Optional<Move> move, Optional<String> clause, String words) {
        found(new MatchFinding(fault, player, move, clause, words));
    }

    /** The game comes to its end for this reason. */
    void ends(String why) {
        ending = why;
    }

    /** It ended played out, and yet no score could be compared. */
    void unscored(String why) {
        unscored = Optional.of(why);
    }

    /** Whether a reason for its end is known. */
    boolean closed() {
        return !ending.isEmpty();
    }

    boolean hasFind() {
        return find.isPresent();
    }

    /** The last move, for a message. */
    String lastMove(Game game) {
        return game.toMove().opponent() + " " + moves.get(moves.size() - 1);
    }

    PlayedGame played() {
        return new PlayedGame(fixture, moves, own, ending, unscored, find, temptations, tally);
    }
}
