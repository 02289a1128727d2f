package touchstone.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.cli.match.MatchFinding.Fault;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** GNU Go's own moves, where it is installed. */
@Tag("slow") // needs GNU Go
class GnuGoMatchTest {

    private static final Path GNU_GO = Path.of("/usr/games/gnugo");
    private static final MatchClaim BASE_7A = MatchClaim.of("base-7A", Variant.BASE.with(SelfCapture.FORBIDDEN));

    @BeforeAll
    static void isInstalled() {
        Assumptions.assumeTrue(Files.isExecutable(GNU_GO));
    }

    private static MatchTrial games(String options) {
        GtpOptions patient = new GtpOptions(Duration.ofSeconds(60), Duration.ofSeconds(60));
        return MatchTrial.of(
                GtpSubject.probe(GNU_GO + " --mode gtp --level 1 --chinese-rules " + options, patient),
                BASE_7A,
                2 * MatchTrial.ALL_KINDS);
    }

    @Test
    void keepsToTheRulesItIsStartedWith() {
        MatchTrial trial = games("--positional-superko");
        assertThat(trial.finds()).isEmpty();
        assertThat(ComplianceLevel.of(trial.tally().of(Prohibition.SUPERKO))).isEqualTo(ComplianceLevel.REJECTS);
        assertThat(trial.tally().of(MatchTally.Count.SCORED)).isPositive();
    }

    @Test
    void repeatsPositionsUnlessItIsToldNotTo() {
        assertThat(games("--no-ko").faults()).contains(Fault.SUPERKO);
    }
}
