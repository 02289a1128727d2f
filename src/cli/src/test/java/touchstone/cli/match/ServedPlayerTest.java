package touchstone.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.process.ProgramThread;
import touchstone.reference.BaseRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.rpc.client.RpcSubject;
import touchstone.rpc.client.TimeLimits;
import touchstone.rpc.server.SubjectServer;
import touchstone.spi.Subject;

/** Games with a player that speaks the subject protocol are those with the player itself. */
class ServedPlayerTest {

    private static final TimeLimits LIMITS = new TimeLimits(Duration.ofSeconds(60), Duration.ofSeconds(60));
    private static final MatchClaim BASE_7A = MatchClaim.of("base-7A", Variant.BASE.with(SelfCapture.FORBIDDEN));

    /** Each draws the same moves. */
    private static Subject player() {
        return FaultyPlayer.of(new BaseRules(Repetition.SIMPLE, SelfCapture.FORBIDDEN), FaultyPlayers.legal())
                .subject();
    }

    @Test
    void itsGamesAreTheSame() {
        Subject player = player();
        Subject served = RpcSubject.start(
                () -> ProgramThread.start(
                        (input, answers, errors) -> new SubjectServer(player, Optional.empty()).serve(input, answers)),
                "served",
                Optional.empty(),
                LIMITS);
        MatchTrial here = MatchTrial.of(player(), BASE_7A, 2);
        MatchTrial there = MatchTrial.of(served, BASE_7A, 2);

        assertThat(there.played()).hasSize(2);
        assertThat(there.played())
                .extracting(PlayedGame::moves)
                .isEqualTo(here.played().stream().map(PlayedGame::moves).toList());
        assertThat(there.faults()).isEqualTo(here.faults());
    }
}
