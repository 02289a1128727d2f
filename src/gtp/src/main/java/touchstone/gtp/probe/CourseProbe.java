package touchstone.gtp.probe;

import java.util.List;
import java.util.Optional;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.observe.Channel;
import touchstone.gtp.observe.ObservationCommands;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.spi.Capability;

/** Probes what an engine shows of the course of a game: captured stones, the turn, the end. */
final class CourseProbe {

    private static final List<PlayedMove> CAPTURE = ProbeGames.turns("B A2", "W A1", "B B1");
    /** The last play leaves two black stones without liberty. */
    private static final List<PlayedMove> SELF_CAPTURE =
            ProbeGames.turns("B A1", "W A2", "B E5", "W B2", "B E4", "W C1", "B B1");

    private final ProbeGames bench;

    CourseProbe(ProbeGames bench) {
        this.bench = bench;
    }

    Optional<Channel<Color, Integer>> prisoners() {
        return bench.trusted(
                Capability.PRISONERS,
                ObservationCommands.PRISONERS,
                channel -> bench.lay(CAPTURE)
                        && counts(channel, 0, 1)
                        // Whether the rules allow self-capture is not the question here, only who is charged for it.
                        && (!bench.lay(SELF_CAPTURE) || counts(channel, 2, 0)));
    }

    private boolean counts(Channel<Color, Integer> channel, int black, int white) {
        return channel.observe(bench.talk(), bench.board(), Color.BLACK) == black
                && channel.observe(bench.talk(), bench.board(), Color.WHITE) == white;
    }

    Optional<Channel<Board, Color>> toMove() {
        return bench.trusted(
                Capability.TURN,
                ObservationCommands.TO_MOVE,
                channel -> bench.lay(List.of())
                        && channel.observe(bench.talk(), bench.board(), bench.board()) == Color.BLACK
                        && bench.lay(ProbeGames.turns("B C3"))
                        && channel.observe(bench.talk(), bench.board(), bench.board()) == Color.WHITE
                        && bench.lay(ProbeGames.turns("B C3", "W -"))
                        && channel.observe(bench.talk(), bench.board(), bench.board()) == Color.BLACK);
    }

    /** It can say that a game goes on; whether it knows when one is over is for the scenarios to find. */
    Optional<Channel<Board, Boolean>> over() {
        return bench.trusted(
                Capability.GAME_END,
                ObservationCommands.OVER,
                channel -> bench.lay(ProbeGames.turns("B C3"))
                        && !channel.observe(bench.talk(), bench.board(), bench.board()));
    }
}
