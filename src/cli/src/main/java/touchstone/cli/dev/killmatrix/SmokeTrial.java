package touchstone.cli.dev.killmatrix;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Optional;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.smoke.SmokeFinding;
import touchstone.gtp.smoke.SmokeTest;
import touchstone.mutants.speech.SpeechFault;
import touchstone.process.ProgramThread;

/**
 * The result of smoke on a mutant that speaks the Go Text Protocol.
 *
 * @param notice the first check that it did not pass, as the rest of a sentence that begins with it; empty if it passed all
 */
public record SmokeTrial(Optional<String> notice) {

    /** Tries all checks. */
    public static SmokeTrial of(SpeechFault fault, GtpOptions options) {
        List<SmokeFinding> findings = SmokeTest.check(
                () -> ProgramThread.start(fault::serve), EngineStart.of("built in"), options, finding -> {});
        return new SmokeTrial(findings.stream()
                .filter(finding ->
                        finding.grade() == SmokeFinding.Grade.FAILED || finding.grade() == SmokeFinding.Grade.BROKE)
                .findFirst()
                .map(SmokeFinding::title));
    }

    @JsonIgnore
    public boolean isNoticed() {
        return notice.isPresent();
    }
}
