package touchstone.rpc.message;

import java.util.List;
import java.util.Map;
import touchstone.spi.KnownLimitation;
import touchstone.spi.StatedRules;

/**
 * Who a subject is and what it can do: see {@link touchstone.spi.Subject}. All texts are untrusted.
 *
 * @param protocol the version of the protocol that it speaks, at most that of the request
 * @param version empty if it has none
 * @param capabilities ids of {@link touchstone.spi.Capability}
 * @param abilities ids of each {@link Ability} that its capabilities do not imply
 * @param channels how it was found out that it has a capability
 */
public record InitializeResult(
        int protocol,
        String name,
        String version,
        List<String> capabilities,
        List<String> abilities,
        Map<String, String> channels,
        List<String> notes,
        List<KnownLimitation> knownLimits,
        List<StatedRules> reports) {
    public InitializeResult {
        capabilities = List.copyOf(capabilities);
        abilities = List.copyOf(abilities);
        channels = Map.copyOf(channels);
        notes = List.copyOf(notes);
        knownLimits = List.copyOf(knownLimits);
        reports = List.copyOf(reports);
    }
}
