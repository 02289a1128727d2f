package touchstone.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.subject.Capability;

/** Tries how an engine scores: as the stones stand, or by what it takes for dead. */
final class ScoreProbe {

    /** Black walls off a corner with these and owns the rest. */
    private static final List<Point> WALL =
            Stream.of("A3", "B3", "C3", "D3", "D2", "D1").map(Point::parse).toList();

    /** What lies behind the wall. */
    private static final List<Point> CORNER =
            Stream.of("A1", "B1", "C1", "A2", "B2", "C2").map(Point::parse).toList();

    private final Bench bench;
    private final Board board;

    ScoreProbe(Bench bench) {
        this.bench = bench;
        this.board = bench.board();
    }

    Optional<Channel<Board, Double>> lead() {
        Optional<Channel<Board, Double>> channel = bench.trusted(
                Capability.SCORE, Vocabulary.LEAD, candidate -> settled(candidate) && !guesses(candidate));
        channel.ifPresent(this::literal);
        return channel;
    }

    /** Two walls side by side: by area and by territory alike Black has one column more, and nothing can be dead. */
    private boolean settled(Channel<Board, Double> channel) {
        List<Turn> turns = new ArrayList<>();
        int column = board.width() / 2;
        for (int row = 0; row < board.height(); row++) {
            turns.add(Turn.play(Color.BLACK, new Point(column, row)));
            turns.add(Turn.play(Color.WHITE, new Point(column + 1, row)));
        }
        turns.addAll(Bench.turns("B -", "W -"));
        return bench.lay(turns) && channel.observe(bench.talk(), board, board) == board.height();
    }

    /** Whether no way of counting gives what is answered where a white stone stands in Black's corner. */
    private boolean guesses(Channel<Board, Double> channel) {
        bench.lay(ended("W A1"));
        double lead;
        try {
            lead = channel.observe(bench.talk(), board, board);
        } catch (Misread e) {
            // Not to know is not to guess.
            return false;
        }
        int wall = WALL.size();
        double inside = board.size();
        // By area as it stands, and with the stone taken off; by territory the same, the stone a prisoner or not.
        boolean counted = Stream.of(
                        inside - wall - 1, inside, inside - wall - CORNER.size(), inside - wall + 1, inside - wall)
                .anyMatch(count -> count == lead);
        if (!counted) {
            bench.findings()
                    .note(channel.title() + " guesses: it answers a lead of " + lead
                            + ", which is none by area or territory with or without a white stone in Black's corner");
        }
        return !counted;
    }

    /** As it stands, the white stone in the corner makes the empty points around it nobody's, and counts itself. */
    private void literal(Channel<Board, Double> channel) {
        bench.lay(ended("W A1"));
        int literal = board.size() - WALL.size() - 1;
        String answer;
        try {
            double lead = channel.observe(bench.talk(), board, board);
            if (lead == literal) {
                bench.findings().has(Capability.LITERAL_SCORE, channel.title());
                return;
            }
            answer = "a lead of " + lead;
        } catch (Misread e) {
            answer = e.getMessage() + ",";
        }
        bench.findings()
                .note(channel.title() + " does not score the stones as they stand: it answers " + answer + " where "
                        + literal + " points stand on the " + board + " board");
    }

    /** Whether White has points for black plays before White's first, with White passing in between. */
    boolean handicapped(Channel<Board, Double> channel) {
        try {
            double at1 = bench.lay(ended(0, "W A1")) ? channel.observe(bench.talk(), board, board) : 0;
            double at3 = bench.lay(ended(2, "W A1")) ? channel.observe(bench.talk(), board, board) : at1;
            if (at1 == at3) {
                return false;
            }
            bench.findings()
                    .note(channel.title()
                            + " seems to take black plays before White's first for handicap stones: it answers"
                            + " a lead of " + at3 + " where White's first play comes after three of them and of " + at1
                            + " for the same position where it comes after one");
            return true;
        } catch (Misread e) {
            return false;
        }
    }

    /**
     * Only a channel that leaves every stone where it is names territory as the rules have it. One that takes stones off as
     * dead, as GNU Go's does, answers another question (and may have a mind of its own about seki as well).
     */
    Optional<Channel<Color, PointSet>> territory() {
        PointSet corner = PointSet.of(board).withAll(CORNER);
        return bench.trusted(
                Capability.TERRITORY,
                Vocabulary.TERRITORY,
                channel -> names(channel, "W -", withoutWall())
                        && names(channel, "W A1", withoutWall().minus(corner)));
    }

    /** Whether all of Black's territory and none of White's is named where White has made this move. */
    private boolean names(Channel<Color, PointSet> channel, String whiteMove, PointSet black) {
        return bench.lay(ended(whiteMove))
                && channel.observe(bench.talk(), board, Color.WHITE).isEmpty()
                && channel.observe(bench.talk(), board, Color.BLACK).equals(black);
    }

    private PointSet withoutWall() {
        return board.all().minus(PointSet.of(board).withAll(WALL));
    }

    void deadStones() {
        if (!bench.knows("final_status_list") || !bench.lay(ended("W A1"))) {
            return;
        }
        Reply reply = bench.talk().ask("final_status_list dead");
        try {
            Readings.points(board, reply);
            bench.findings().has(Capability.DEAD_STONES, "final_status_list dead");
        } catch (Misread e) {
            bench.findings().note("final_status_list dead answered " + e.getMessage());
        }
    }

    /** A finished game in which White's first move is this one: black plays before White's could be taken for handicap. */
    private static List<Turn> ended(String whiteMove) {
        return ended(0, whiteMove);
    }

    /**
     * A finished game in which White passes but for one move.
     *
     * @param at the number of white passes before it
     */
    private static List<Turn> ended(int at, String whiteMove) {
        List<Turn> turns = new ArrayList<>();
        for (int i = 0; i < WALL.size(); i++) {
            turns.add(Turn.play(Color.BLACK, WALL.get(i)));
            turns.addAll(Bench.turns(i == at ? whiteMove : "W -"));
        }
        turns.addAll(Bench.turns("B -"));
        return turns;
    }
}
