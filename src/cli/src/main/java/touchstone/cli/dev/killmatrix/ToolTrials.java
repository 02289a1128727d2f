package touchstone.cli.dev.killmatrix;

import java.util.Optional;

/**
 * The results of fuzz and identify, which need no scenario of the broken clause, on one mutant.
 *
 * @param smoke the result of smoke, if it speaks the Go Text Protocol
 */
public record ToolTrials(FuzzTrial fuzz, IdentifyTrial identify, Optional<SmokeTrial> smoke) {

    /** Of one that speaks no protocol. */
    public ToolTrials(FuzzTrial fuzz, IdentifyTrial identify) {
        this(fuzz, identify, Optional.empty());
    }
}
