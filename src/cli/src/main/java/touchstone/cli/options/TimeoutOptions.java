package touchstone.cli.options;

import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.descriptor.Descriptor;
import touchstone.rpc.client.TimeLimits;

/** How long engines may take: as the command line says, else as the descriptor says, else a default. */
final class TimeoutOptions {

    /** The longest time limit: a day. */
    private static final int LONGEST_SECONDS = 86_400;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            description = "How long an engine may take to answer a command. Default: what its descriptor says, or 10.")
    private Optional<Double> answer = Optional.empty();

    @Option(
            names = "--start-timeout",
            paramLabel = "SECONDS",
            description =
                    "How long an engine may take to answer its first command. Default: what its descriptor says, or 30.")
    private Optional<Double> start = Optional.empty();

    /** @throws CommandException if one of them is out of range */
    void requireSense() {
        if (answer.filter(TimeoutOptions::isOutOfRange)
                .or(() -> start.filter(TimeoutOptions::isOutOfRange))
                .isPresent()) {
            throw CommandException.usage(
                    "a time limit out of range; expected seconds, at most " + LONGEST_SECONDS + ", as in --timeout 10");
        }
    }

    private static boolean isOutOfRange(double seconds) {
        return !(seconds > 0 && seconds <= LONGEST_SECONDS);
    }

    /** For an engine without a descriptor. */
    GtpOptions options(long seed) {
        return options(Optional.empty(), Optional.empty(), seed);
    }

    GtpOptions options(Descriptor descriptor, long seed) {
        return options(descriptor.answerLimit(), descriptor.startLimit(), seed);
    }

    /** For a subject that speaks the subject protocol. */
    TimeLimits limits() {
        GtpOptions options = options(1);
        return new TimeLimits(options.commandLimit(), options.startLimit());
    }

    private GtpOptions options(Optional<Duration> describedAnswer, Optional<Duration> describedStart, long seed) {
        return new GtpOptions(
                answer.map(TimeoutOptions::duration)
                        .or(() -> describedAnswer)
                        .orElse(GtpOptions.DEFAULT.commandLimit()),
                start.map(TimeoutOptions::duration).or(() -> describedStart).orElse(GtpOptions.DEFAULT.startLimit()),
                seed);
    }

    private static Duration duration(double seconds) {
        return Duration.ofMillis(Math.max(1, Math.round(seconds * 1000)));
    }
}
