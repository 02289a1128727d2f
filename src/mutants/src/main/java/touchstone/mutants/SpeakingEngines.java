package touchstone.mutants;

import java.time.Duration;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.mutants.speech.SpeechFault;
import touchstone.process.ProgramThread;
import touchstone.spi.Identity;

/** Engines in this JVM that speak the Go Text Protocol wrongly. */
final class SpeakingEngines {

    /** Long enough for a busy machine; some mutants never answer. */
    private static final GtpOptions PATIENCE = new GtpOptions(Duration.ofSeconds(3), Duration.ofSeconds(10));

    private SpeakingEngines() {}

    /** Probed once: what the right server can show is known of all of them, whatever each gets wrong. */
    private static final class Right {
        // By a method of another class: one of this class could not run in the engine's thread before this is made.
        private static final GtpSubject SERVER =
                GtpSubject.probe(() -> ProgramThread.start(SpeechFault.NONE::serve), "built in", PATIENCE);
    }

    static GtpSubject subject(Identity identity, SpeechFault fault) {
        return Right.SERVER.startedBy(() -> ProgramThread.start(fault::serve), identity);
    }
}
