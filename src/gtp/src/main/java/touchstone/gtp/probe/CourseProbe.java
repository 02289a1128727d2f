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

    FoundChannels<Color, Integer> prisoners() {
        return probeGames.found(
                Capability.PRISONERS,
                ObservationCommands.PRISONERS,
                channel -> counts(channel, CAPTURE, 0, 1)
                        // Whether the rules allow self-capture is not the question here, only who is charged for it.
                        && counts(channel, SELF_CAPTURE, 2, 0));
    }

    /** Whether the numbers are right; of a game that the engine does not take it is not known what they should be. */
    private boolean counts(Channel<Color, Integer> channel, List<PlayedMove> turns, int black, int white) {
        boolean laid = probeGames.lay(turns);
        int blackShown = channel.observe(probeGames.dialogue(), probeGames.board(), Color.BLACK);
        int whiteShown = channel.observe(probeGames.dialogue(), probeGames.board(), Color.WHITE);
        return !laid || blackShown == black && whiteShown == white;
    }

    FoundChannels<Board, Color> toMove() {
        return probeGames.found(
                Capability.TURN,
                ObservationCommands.TO_MOVE,
                channel -> shows(channel, List.of(), Color.BLACK)
                        && shows(channel, ProbeGames.turns("B C3"), Color.WHITE)
                        && shows(channel, ProbeGames.turns("B C3", "W -"), Color.BLACK));
    }

    private boolean shows(Channel<Board, Color> channel, List<PlayedMove> turns, Color expected) {
        boolean laid = probeGames.lay(turns);
        Color shown = channel.observe(probeGames.dialogue(), probeGames.board(), probeGames.board());
        return !laid || shown == expected;
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
