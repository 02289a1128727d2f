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

    /** Black walls off a corner and owns the rest. */
    private static final List<Turn> WALL =
            Bench.turns("B A3", "W -", "B B3", "W -", "B C3", "W -", "B D3", "W -", "B D2", "W -", "B D1");

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
                Capability.SCORE,
                Vocabulary.LEAD,
                candidate -> bench.lay(ended("W A1")) && candidate.observe(bench.talk(), board, board) != 0);
        channel = channel.map(this::withoutKomi);
        channel.ifPresent(this::literal);
        return channel;
    }

    /**
     * What the same channel answers with no komi, of an engine that goes by a komi of its own whatever it is told. How much
     * that is shows when the colours change places. Of an engine that does as it is told nothing is taken off: what it
     * gives White without being told is its own mistake.
     */
    private Channel<Board, Double> withoutKomi(Channel<Board, Double> channel) {
        double komi;
        try {
            komi = komi(channel);
        } catch (Misread e) {
            bench.findings().note(channel.title() + " with another komi answered " + e.getMessage());
            return channel;
        }
        if (komi == 0) {
            return channel;
        }
        bench.findings().note(channel.title() + " counts a komi of " + komi + ", whatever it is told; it is taken off");
        return channel.reading((on, about, replies) -> channel.reading().read(on, about, replies) + komi);
    }

    /** The komi that the engine does not let be changed; 0 if it does. */
    private double komi(Channel<Board, Double> channel) {
        double told = channel.observe(bench.talk(), board, board);
        bench.talk().ask("komi 0.5");
        boolean obeys = told - channel.observe(bench.talk(), board, board) == 0.5;
        return obeys || !bench.lay(inOtherColours(ended("W A1")))
                ? 0
                : -(told + channel.observe(bench.talk(), board, board)) / 2;
    }

    private static List<Turn> inOtherColours(List<Turn> turns) {
        List<Turn> others = new ArrayList<>(Bench.turns("B -"));
        turns.forEach(turn -> others.add(new Turn(turn.player().opponent(), turn.move())));
        return others;
    }

    /** As it stands, the white stone in the corner makes the empty points around it nobody's, and counts itself. */
    private void literal(Channel<Board, Double> channel) {
        bench.lay(ended("W A1"));
        double lead;
        try {
            lead = channel.observe(bench.talk(), board, board);
        } catch (Misread e) {
            bench.findings().note(channel.title() + " asked again answered " + e.getMessage());
            return;
        }
        int literal = board.size() - 6 - 1;
        // Who has won is another question.
        if (Math.abs(lead) == literal) {
            bench.findings().has(Capability.LITERAL_SCORE, channel.title());
        } else {
            bench.findings()
                    .note(channel.title() + " does not score the stones as they stand: it answers a lead of " + lead
                            + " where " + literal + " points stand on the " + board + " board");
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
                channel -> noneDead() && namesSome(channel)
                        || names(channel, "W -", withoutWall())
                                && names(channel, "W A1", withoutWall().minus(corner)));
    }

    /** Whether the engine says outright that the white stone in Black's corner is not dead. */
    private boolean noneDead() {
        return bench.lay(ended("W A1"))
                && Readings.points(board, bench.talk().ask("final_status_list dead"))
                        .isEmpty();
    }

    private boolean namesSome(Channel<Color, PointSet> channel) {
        return !channel.observe(bench.talk(), board, Color.BLACK).isEmpty();
    }

    /** Whether all of Black's territory and none of White's is named after White's last move in Black's corner. */
    private boolean names(Channel<Color, PointSet> channel, String whiteMove, PointSet black) {
        return bench.lay(ended(whiteMove))
                && channel.observe(bench.talk(), board, Color.WHITE).isEmpty()
                && channel.observe(bench.talk(), board, Color.BLACK).equals(black);
    }

    private PointSet withoutWall() {
        PointSet rest = board.all();
        for (Turn turn : WALL) {
            if (turn.move() instanceof touchstone.reference.Move.Play play) {
                rest = rest.minus(PointSet.of(board, play.point()));
            }
        }
        return rest;
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

    private static List<Turn> ended(String whiteMove) {
        List<Turn> turns = new ArrayList<>(WALL);
        turns.addAll(Bench.turns(whiteMove, "B -"));
        if (!turns.get(turns.size() - 2).isPass()) {
            turns.addAll(Bench.turns("W -"));
        }
        return turns;
    }
}
