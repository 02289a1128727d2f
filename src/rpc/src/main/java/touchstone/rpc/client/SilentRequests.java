package touchstone.rpc.client;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import touchstone.process.PrintedText;

/**
 * The requests of which a subject has let the time limit pass. All its processes share it: what hangs in one hangs in the next, and
 * nobody has to wait for it in every scenario.
 */
final class SilentRequests {

    /** How often in a row a request may let the time limit pass before it is not sent any more. */
    static final int WAITS = 2;

    private final Map<String, Integer> inARow = new ConcurrentHashMap<>();
    /** The time limit of each that is not sent any more. */
    private final Map<String, Duration> given = new ConcurrentHashMap<>();

    void letPass(String method, Duration limit) {
        if (inARow.merge(method, 1, Integer::sum) >= WAITS) {
            given.putIfAbsent(method, limit);
        }
    }

    void answered(String method) {
        inARow.remove(method);
    }

    /** Why a request is not sent any more, as the rest of a sentence that begins with the subject; empty if it is sent. */
    Optional<String> why(String method) {
        return Optional.ofNullable(given.get(method))
                .map(limit -> "did not answer it within " + PrintedText.time(limit) + ", twice");
    }

    /** For reports, as sentences without full stop. */
    List<String> notes() {
        return given.keySet().stream()
                .sorted()
                .map(method -> "the request " + PrintedText.quoted(method) + " is not sent any more: the subject "
                        + why(method).orElseThrow())
                .toList();
    }
}
