package touchstone.gtp.probe;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.game.SetUp;
import touchstone.gtp.observe.Channel;
import touchstone.gtp.observe.EngineProfile;
import touchstone.gtp.observe.ObservationCommands;
import touchstone.gtp.reading.MisreadException;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.Capability;
import touchstone.spi.GameStart;

/**
 * Probes how an engine shows a position, with one that no turn or mirroring maps to itself and in which nothing is
 * captured.
 *
 * <p>What is tried is whether an answer means what we take it to mean, and never whether it is right: an engine that is wrong
 * about chains is to be found out by the scenarios, and not to be excused from them.
 */
final class PositionProbe {

    private static final List<PlayedMove> TURNS = ProbeGames.turns("B B1", "W A2", "B C1", "W D5", "B E2", "W D4");
    /** Black's turn. */
    private static final Point OCCUPIED = Point.parse("D5");

    private final ProbeGames probeGames;
    private final Board board;
    private final Position position;

    PositionProbe(ProbeGames probeGames) {
        this.probeGames = probeGames;
        this.board = probeGames.board();
        Position laid = Position.empty(board);
        for (PlayedMove turn : TURNS) {
            laid = laid.with(turn.player(), ((touchstone.reference.Move.Play) turn.move()).point());
        }
        this.position = laid;
    }

    /** Lays the position; whether the engine has taken it. */
    boolean lay() {
        return probeGames.lay(TURNS);
    }

    /** Shown as it is; or else with stones of the wrong colour, but where they are: that is the engine's own mistake. */
    Optional<Channel<Board, Position>> board() {
        return board(shown -> shown.equals(position))
                .or(() -> board(shown -> shown.stones().equals(position.stones())));
    }

    private Optional<Channel<Board, Position>> board(Predicate<Position> agrees) {
        return trusted(
                Capability.READS_BOARD,
                ObservationCommands.BOARD,
                channel -> agrees.test(channel.observe(probeGames.dialogue(), board, board)));
    }

    Optional<Channel<PlayedMove, Boolean>> legality() {
        return trusted(
                Capability.ANSWERS_LEGALITY,
                ObservationCommands.LEGALITY,
                channel -> !channel.observe(probeGames.dialogue(), board, PlayedMove.play(Color.BLACK, OCCUPIED))
                        && channel.observe(
                                probeGames.dialogue(), board, PlayedMove.play(Color.BLACK, new Point(2, 2))));
    }

    /** The list has plays in it and can be read. */
    Optional<Channel<Color, PointSet>> legalPlays() {
        return trusted(Capability.LISTS_LEGAL_PLAYS, ObservationCommands.LEGAL_PLAYS, channel -> !channel.observe(
                        probeGames.dialogue(), board, Color.BLACK)
                .isEmpty());
    }

    /** The stone asked about is in its chain, and no empty point is. */
    Optional<Channel<Point, PointSet>> chain() {
        return trusted(
                Capability.CHAINS,
                ObservationCommands.CHAIN,
                channel -> everyStone(stone -> {
                    PointSet chain = channel.observe(probeGames.dialogue(), board, stone);
                    return chain.contains(stone) && !chain.intersects(position.empties());
                }));
    }

    /** There are some, and none is on the stone asked about. */
    Optional<Channel<Point, PointSet>> liberties() {
        return trusted(
                Capability.LIBERTIES,
                ObservationCommands.LIBERTIES,
                channel -> everyStone(stone -> {
                    PointSet liberties = channel.observe(probeGames.dialogue(), board, stone);
                    return !liberties.isEmpty() && !liberties.contains(stone);
                }));
    }

    /** Laid anew for each channel, as the one before may have cost the engine its life. */
    private <Q, A> Optional<Channel<Q, A>> trusted(
            Capability capability, List<Channel<Q, A>> channels, Predicate<Channel<Q, A>> agrees) {
        return probeGames.trusted(capability, channels, channel -> {
            lay();
            return agrees.test(channel);
        });
    }

    private boolean everyStone(Predicate<Point> agrees) {
        return position.stones().stream().allMatch(agrees);
    }

    /**
     * What the engine does with a play on an occupied point.
     *
     * @return the words of its refusal; none if it takes it
     */
    String refusal() {
        lay();
        Reply reply =
                probeGames.dialogue().ask(PlayedMove.play(Color.BLACK, OCCUPIED).command());
        if (reply.success()) {
            probeGames.findings().note("play takes a stone on an occupied point, so it is no judge of legality");
            lay();
            return "";
        }
        probeGames.findings().has(Capability.ENFORCES_LEGALITY, "play");
        return reply.text();
    }

    /** Whether {@code gogui-setup} brings the position onto the board, and the game goes on from it. */
    EngineProfile.SetUpManner setUp(Optional<Channel<Board, Position>> shown) {
        if (!probeGames.knows("gogui-setup", "gogui-setup_player")) {
            return plays();
        }
        if (shown.isEmpty()) {
            probeGames.findings().note("gogui-setup is not trusted, as the board cannot be read to check it");
            return plays();
        }
        probeGames.lay(List.of());
        Point last = Point.parse("D4");
        SetUp setUp = SetUp.stones(new GameStart(position, Color.BLACK, Optional.of(last)));
        boolean taken = probeGames.dialogue().ask(setUp.commands()).stream().allMatch(Reply::success);
        try {
            if (taken
                    && shown.get().observe(probeGames.dialogue(), board, board).equals(position)) {
                probeGames.findings().has(Capability.SET_UP, "gogui-setup");
                return EngineProfile.SetUpManner.STONES;
            }
        } catch (MisreadException e) {
            // As good as a wrong board.
        }
        probeGames.findings().note("gogui-setup is not trusted: it does not lead to the position that was asked for");
        return plays();
    }

    private EngineProfile.SetUpManner plays() {
        probeGames.findings().has(Capability.SET_UP, "play");
        return EngineProfile.SetUpManner.PLAYS;
    }
}
