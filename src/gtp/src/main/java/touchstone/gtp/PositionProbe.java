package touchstone.gtp;

import java.util.List;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.subject.Capability;
import touchstone.subject.Opening;
import touchstone.subject.Reason;

/** Tries how an engine shows a position, on one that no turn or mirror takes to itself and where nothing is captured. */
final class PositionProbe {

    private static final BaseRules RULES = new BaseRules();
    private static final List<Turn> TURNS = Bench.turns("B B1", "W A2", "B C1", "W D5", "B E2", "W D4");
    /** Black's turn. */
    private static final Point OCCUPIED = Point.parse("D5");

    private final Bench bench;
    private final Board board;
    private final Position position;

    PositionProbe(Bench bench) {
        this.bench = bench;
        this.board = bench.board();
        Position laid = Position.empty(board);
        for (Turn turn : TURNS) {
            laid = laid.with(turn.player(), ((touchstone.reference.Move.Play) turn.move()).point());
        }
        this.position = laid;
    }

    /** Lays the position; whether the engine has taken it. */
    boolean lay() {
        return bench.lay(TURNS);
    }

    Optional<Channel<Board, Position>> board() {
        return bench.trusted(
                Capability.READS_BOARD, Vocabulary.BOARD, channel -> channel.observe(bench.talk(), board, board)
                        .equals(position));
    }

    Optional<Channel<Turn, Boolean>> legality() {
        return bench.trusted(
                Capability.ANSWERS_LEGALITY,
                Vocabulary.LEGALITY,
                channel -> !channel.observe(bench.talk(), board, Turn.play(Color.BLACK, OCCUPIED))
                        && channel.observe(bench.talk(), board, Turn.play(Color.BLACK, new Point(2, 2))));
    }

    /** On this board every empty point is a legal play for Black. */
    Optional<Channel<Color, PointSet>> legalPlays() {
        return bench.trusted(Capability.LISTS_LEGAL_PLAYS, Vocabulary.LEGAL_PLAYS, channel -> channel.observe(
                        bench.talk(), board, Color.BLACK)
                .equals(position.empties()));
    }

    Optional<Channel<Point, PointSet>> chain() {
        return bench.trusted(
                Capability.CHAINS,
                Vocabulary.CHAIN,
                channel -> everyStone(
                        stone -> channel.observe(bench.talk(), board, stone).equals(RULES.connected(position, stone))));
    }

    Optional<Channel<Point, PointSet>> liberties() {
        return bench.trusted(
                Capability.LIBERTIES,
                Vocabulary.LIBERTIES,
                // Whether the stones of a chain share their liberties is for the scenarios to ask.
                channel -> everyStone(stone -> RULES.connected(position, stone).size() > 1
                        || channel.observe(bench.talk(), board, stone).equals(RULES.liberties(position, stone))));
    }

    private boolean everyStone(java.util.function.Predicate<Point> agrees) {
        return position.stones().stream().allMatch(agrees);
    }

    /**
     * What the engine does with a play on an occupied point.
     *
     * @return the words of its refusal; none if it takes it
     */
    String refusal() {
        Reply reply = bench.talk().ask(Turn.play(Color.BLACK, OCCUPIED).command());
        if (reply.success()) {
            bench.findings().note("play takes a stone on an occupied point, so it is no judge of legality");
            lay();
            return "";
        }
        bench.findings().has(Capability.ENFORCES_LEGALITY, "play");
        if (Reasons.in(reply.text()).equals(Optional.of(Reason.OCCUPIED))) {
            bench.findings().has(Capability.GIVES_REASONS, "play");
        }
        return reply.text();
    }

    /** A legal play is made and taken back. */
    void undo(Optional<Channel<Board, Position>> shown) {
        if (!bench.knows("undo")) {
            return;
        }
        String play = Turn.play(Color.BLACK, new Point(2, 2)).command();
        List<Reply> replies = bench.talk().ask(List.of(play, "undo"));
        boolean back = replies.stream().allMatch(Reply::success);
        try {
            back = back
                    && (shown.isPresent()
                            ? shown.get().observe(bench.talk(), board, board).equals(position)
                            : bench.talk().ask(play).success());
        } catch (Misread e) {
            back = false;
        }
        if (back) {
            bench.findings().has(Capability.UNDO, "undo");
        } else {
            bench.findings().note("undo does not take a play back");
        }
    }

    /** Whether {@code gogui-setup} brings the position onto the board, and the game goes on from it. */
    EngineProfile.SetUpManner setUp(Optional<Channel<Board, Position>> shown) {
        if (!bench.knows("gogui-setup", "gogui-setup_player")) {
            return plays();
        }
        if (shown.isEmpty()) {
            bench.findings().note("gogui-setup is not trusted, as the board cannot be read to check it");
            return plays();
        }
        bench.lay(List.of());
        Point last = Point.parse("D4");
        SetUp setUp = SetUp.stones(new Opening(position, Color.BLACK, Optional.of(last)));
        boolean taken = bench.talk().ask(setUp.commands()).stream().allMatch(Reply::success);
        try {
            if (taken && shown.get().observe(bench.talk(), board, board).equals(position)) {
                bench.findings().has(Capability.SET_UP, "gogui-setup");
                return EngineProfile.SetUpManner.STONES;
            }
        } catch (Misread e) {
            // As good as a wrong board.
        }
        bench.findings().note("gogui-setup is not trusted: it does not lead to the position that was asked for");
        return plays();
    }

    private EngineProfile.SetUpManner plays() {
        bench.findings().has(Capability.SET_UP, "play");
        return EngineProfile.SetUpManner.PLAYS;
    }
}
