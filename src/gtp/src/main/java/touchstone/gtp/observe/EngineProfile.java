package touchstone.gtp.observe;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.game.SetUpCommands;
import touchstone.reference.Color;
import touchstone.spi.Capability;
import touchstone.spi.Identity;

/**
 * What the probe has found out about an engine.
 *
 * @param generator what makes it suggest a move
 * @param edits by which commands it takes up a position when told to
 * @param handicapped whether its score makes up for black plays before White's first, as if they were handicap stones
 * @param seen by which command each capability has shown itself
 * @param notes what was tried and not trusted, and why; sentences that may quote untrusted text
 * @param unused of the notes, those that say why a capability has not shown itself
 */
public record EngineProfile(
        Identity identity,
        Set<Capability> capabilities,
        Channels channels,
        SetUpManner setUp,
        Optional<Generator> generator,
        Optional<SetUpCommands> edits,
        boolean handicapped,
        Map<Capability, String> seen,
        List<String> notes,
        Map<Capability, String> unused) {

    /** The same of another engine. */
    public EngineProfile of(Identity other) {
        return new EngineProfile(
                other, capabilities, channels, setUp, generator, edits, handicapped, seen, notes, unused);
    }

    /**
     * What makes an engine suggest a move.
     *
     * @param name of the command, such as {@code reg_genmove}
     * @param plays whether it has a command that makes the move as well
     * @param timed whether it can be told how much time it has
     */
    public record Generator(String name, boolean plays, boolean timed) {

        /** The command that makes a move, and not only names it. */
        public static final String PLAYING = "genmove";

        /** Ten moves a second: whether a move is legal takes no thought, and many an engine thinks for long if it may. */
        private static final String HURRY = "time_settings 0 1 10";

        /** What to send; the last of the replies is the move. */
        public List<String> commands(Color player) {
            return commands(name, player);
        }

        /** What to send for a move that is made; the last of the replies is the move. */
        public List<String> playing(Color player) {
            return commands(PLAYING, player);
        }

        private List<String> commands(String generator, Color player) {
            String command = generator + ' ' + PlayedMove.letter(player);
            return timed && generator.equals(PLAYING) ? List.of(HURRY, command) : List.of(command);
        }
    }

    /** How a position is brought onto the engine's board. */
    public enum SetUpManner {
        /** By {@code gogui-setup}, which leaves no other positions in the game's history. */
        STONES,
        /** By plays of both colours in turn. */
        PLAYS
    }
}
