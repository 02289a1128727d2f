package touchstone.gtp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.subject.Capability;
import touchstone.subject.Identity;

/**
 * What an engine has shown of itself before any scenario runs.
 *
 * @param generator the command that makes it suggest a move, such as {@code reg_genmove}
 * @param refusal in what words it refuses to play on an occupied point; empty if it does not
 * @param seen by which command each capability has shown itself
 * @param notes what was tried and not trusted, and why; sentences that may quote untrusted text
 */
record EngineProfile(
        Identity identity,
        Set<Capability> capabilities,
        Channels channels,
        SetUpManner setUp,
        Optional<String> generator,
        String refusal,
        Map<Capability, String> seen,
        List<String> notes) {

    /** How a position is brought onto the engine's board. */
    enum SetUpManner {
        /** By {@code gogui-setup}, which leaves no other positions in the game's history. */
        STONES,
        /** By plays of both colours in turn. */
        PLAYS
    }
}
