package touchstone.gtp.probe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
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
import touchstone.spi.SubjectErrorException;

/**
 * Probes how an engine shows a position, with one that no turn or mirroring maps to itself and in which nothing is
 * captured.
 *
 * <p>What is tried is whether an answer can be read, and which of several that show the same thing is the best evidence. One
 * that is wrong is to be found out by the scenarios, and not to be excused from them.
 */
final class PositionProbe {

    private static final List<PlayedMove> TURNS = ProbeGames.turns("B B1", "W A2", "B C1", "W D5", "B E2", "W D4");
    /** Black's turn. */
    private static final Point OCCUPIED = Point.parse("D5");

    private final ProbeGames probeGames;
    private final Board board;
    /** The stones that the engine has taken: it may refuse some, for reasons of its own. */
    private Position position;

    PositionProbe(ProbeGames probeGames) {
        this.probeGames = probeGames;
        this.board = probeGames.board();
        this.position = Position.empty(board);
    }

    /** Lays the position; whether the engine has taken all of it. */
    boolean lay() {
        List<PlayedMove> taken = probeGames.played(TURNS);
        position = after(taken);
        return taken.size() == TURNS.size();
    }

    /** Nothing is captured. */
    private Position after(List<PlayedMove> turns) {
        Position after = Position.empty(board);
        for (PlayedMove turn : turns) {
            after = after.with(turn.player(), ((touchstone.reference.Move.Play) turn.move()).point());
        }
        return after;
    }

    /** Shown as it is. */
    FoundChannels<Board, Position> board() {
        return found(Capability.READS_BOARD, ObservationCommands.BOARD, channel -> {
            Position shown = channel.observe(probeGames.dialogue(), board, board);
            if (!shown.equals(position) && channel.outlet() == Channel.Outlet.ERRORS) {
                requireSame(shown, channel.observe(probeGames.dialogue(), board, board));
            }
            return shown.equals(position);
        });
    }

    /** On standard error what comes may be an answer to an earlier command. */
    private static void requireSame(Position first, Position second) {
        if (!first.equals(second)) {
            throw MisreadException.of(new Reply(true, 0, second.toString()), "the same board twice");
        }
    }

    FoundChannels<PlayedMove, Boolean> legality() {
        return found(
                Capability.ANSWERS_LEGALITY,
                ObservationCommands.LEGALITY,
                channel -> !channel.observe(probeGames.dialogue(), board, PlayedMove.play(Color.BLACK, OCCUPIED))
                        && channel.observe(
                                probeGames.dialogue(), board, PlayedMove.play(Color.BLACK, new Point(2, 2))));
    }

    /** With so few stones every empty point is one to play on. */
    FoundChannels<Color, PointSet> legalPlays() {
        return found(Capability.LISTS_LEGAL_PLAYS, ObservationCommands.LEGAL_PLAYS, channel -> channel.observe(
                        probeGames.dialogue(), board, Color.BLACK)
                .equals(position.empties()));
    }

    /** The stone asked about is in its chain, and no empty point is. */
    Optional<Channel<Point, PointSet>> chain() {
        return named(
                Capability.CHAINS,
                ObservationCommands.CHAIN,
                (stone, chain) -> chain.contains(stone) && !chain.intersects(position.empties()));
    }

    /** There are some, and none is on the stone asked about. */
    Optional<Channel<Point, PointSet>> liberties() {
        return named(
                Capability.LIBERTIES,
                ObservationCommands.LIBERTIES,
                (stone, liberties) -> !liberties.isEmpty() && !liberties.contains(stone));
    }

    /** A command that names nothing at all of any stone is as good as none. */
    private Optional<Channel<Point, PointSet>> named(
            Capability capability, List<Channel<Point, PointSet>> channels, BiPredicate<Point, PointSet> agrees) {
        return found(capability, channels, channel -> {
                    Map<Point, PointSet> named = new LinkedHashMap<>();
                    position.stones()
                            .forEach(stone -> named.put(stone, channel.observe(probeGames.dialogue(), board, stone)));
                    if (named.values().stream().allMatch(PointSet::isEmpty)) {
                        throw MisreadException.of(new Reply(true, 0, ""), "a list of points");
                    }
                    return named.entrySet().stream().allMatch(entry -> agrees.test(entry.getKey(), entry.getValue()));
                })
                .best();
    }

    /** Laid anew for each channel, as the one before may have cost the engine its life. */
    private <Q, A> FoundChannels<Q, A> found(
            Capability capability, List<Channel<Q, A>> channels, Predicate<Channel<Q, A>> agrees) {
        return probeGames.found(capability, channels, channel -> {
            lay();
            return agrees.test(channel);
        });
    }

    /**
     * What the engine does with a play on an occupied point. One that breaks down over it does not take it: what comes of that
     * shows in each scenario with a move that is illegal.
     */
    void legalityByPlays() {
        lay();
        boolean taken = false;
        try {
            taken = probeGames
                    .dialogue()
                    .ask(PlayedMove.play(Color.BLACK, OCCUPIED).command())
                    .success();
        } catch (SubjectErrorException broken) {
            probeGames.findings().note("a play on an occupied point breaks it down: " + broken.getMessage());
            probeGames.dialogue().revive();
        }
        if (taken) {
            probeGames
                    .findings()
                    .note(
                            Capability.ENFORCES_LEGALITY,
                            "play takes a stone on an occupied point, so it is no judge of legality");
            lay();
            return;
        }
        probeGames.findings().has(Capability.ENFORCES_LEGALITY, "play");
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
        Position wanted = after(TURNS);
        SetUp setUp = SetUp.stones(new GameStart(wanted, Color.BLACK, Optional.of(last)));
        try {
            boolean taken = probeGames.dialogue().ask(setUp.commands()).stream().allMatch(Reply::success);
            if (taken
                    && shown.get().observe(probeGames.dialogue(), board, board).equals(wanted)) {
                probeGames.findings().has(Capability.SET_UP, "gogui-setup");
                return EngineProfile.SetUpManner.STONES;
            }
        } catch (MisreadException e) {
            // As good as a wrong board.
        } catch (SubjectErrorException broken) {
            probeGames.findings().note("gogui-setup breaks it down: " + broken.getMessage());
            probeGames.dialogue().revive();
        }
        probeGames.findings().note("gogui-setup is not trusted: it does not lead to the position that was asked for");
        return plays();
    }

    private EngineProfile.SetUpManner plays() {
        probeGames.findings().has(Capability.SET_UP, "play");
        return EngineProfile.SetUpManner.PLAYS;
    }
}
