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

    private final ProbeGames probeGames;

    CourseProbe(ProbeGames probeGames) {
        this.probeGames = probeGames;
    }

    Optional<Channel<Color, Integer>> prisoners() {
        return probeGames.trusted(
                Capability.PRISONERS,
                ObservationCommands.PRISONERS,
                channel -> probeGames.lay(CAPTURE)
                        && counts(channel, 0, 1)
                        // Whether the rules allow self-capture is not the question here, only who is charged for it.
                        && (!probeGames.lay(SELF_CAPTURE) || counts(channel, 2, 0)));
    }

    private boolean counts(Channel<Color, Integer> channel, int black, int white) {
        return channel.observe(probeGames.dialogue(), probeGames.board(), Color.BLACK) == black
                && channel.observe(probeGames.dialogue(), probeGames.board(), Color.WHITE) == white;
    }

    Optional<Channel<Board, Color>> toMove() {
        return probeGames.trusted(
                Capability.TURN,
                ObservationCommands.TO_MOVE,
                channel -> probeGames.lay(List.of())
                        && channel.observe(probeGames.dialogue(), probeGames.board(), probeGames.board()) == Color.BLACK
                        && probeGames.lay(ProbeGames.turns("B C3"))
                        && channel.observe(probeGames.dialogue(), probeGames.board(), probeGames.board()) == Color.WHITE
                        && probeGames.lay(ProbeGames.turns("B C3", "W -"))
                        && channel.observe(probeGames.dialogue(), probeGames.board(), probeGames.board())
                                == Color.BLACK);
    }

    /** It can say that a game goes on; whether it knows when one is over is for the scenarios to find. */
    Optional<Channel<Board, Boolean>> over() {
        return probeGames.trusted(
                Capability.GAME_END,
                ObservationCommands.OVER,
                channel -> probeGames.lay(ProbeGames.turns("B C3"))
                        && !channel.observe(probeGames.dialogue(), probeGames.board(), probeGames.board()));
    }
}
