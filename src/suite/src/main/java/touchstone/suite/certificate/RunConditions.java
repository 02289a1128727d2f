package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.Optional;

/**
 * When and how a subject was tested.
 *
 * @param commandLine how Touchstone was started
 * @param seed for everything drawn by lot
 * @param workers how many scenarios ran at a time
 * @param started when the run began
 * @param finished when it ended or was cut short
 * @param complete whether all was tried on this subject that was planned
 * @param java the runtime, such as {@code OpenJDK 64-Bit Server VM 17.0.15}
 * @param system the operating system and the processor's architecture
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record RunConditions(
        String commandLine,
        long seed,
        int workers,
        Instant started,
        Optional<Instant> finished,
        boolean complete,
        String java,
        String system) {}
