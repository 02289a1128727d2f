package touchstone.cli;

import java.util.Optional;
import picocli.CommandLine.Option;

/** Who is tried, where one is tried at a time: given by the one option or by the other. */
final class OneEngine {

    @Option(
            names = "--engine",
            paramLabel = "COMMAND",
            required = true,
            description = "A GTP engine's command line, as in \"gnugo --mode gtp\".")
    private Optional<String> engine = Optional.empty();

    @Option(
            names = "--subject",
            paramLabel = "NAME",
            required = true,
            description =
                    "One of ./touchstone subjects, or the path of a descriptor, with a colon one of its variants.")
    private Optional<String> subject = Optional.empty();

    /** Its command line. */
    Optional<String> engine() {
        return engine;
    }

    /** Its name. */
    Optional<String> subject() {
        return subject;
    }
}
