package touchstone.life.confirmation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

class ConfirmedPositionsTest {

    private static final Position ONE_EYE = PositionText.read(List.of(".XO.", "XXO.", "OOO.", "...."));

    private final ConfirmedPositions confirmed = new ConfirmedPositions(Reading.USUAL, Limits.USUAL);

    @Test
    void whatIsKeptIsWhatTheSearchFinds() {
        Confirmation found = LifeAndDeath.confirm(ONE_EYE, Reading.USUAL, Limits.USUAL);
        Confirmation kept = confirmed.of(ONE_EYE);

        assertThat(found.dead().size()).isPositive();
        assertThat(kept.position()).isEqualTo(ONE_EYE);
        assertThat(kept.chains())
                .extracting(ChainLife::chain, ChainLife::owner, ChainLife::status)
                .isEqualTo(found.chains().stream()
                        .map(chain -> tuple(chain.chain(), chain.owner(), chain.status()))
                        .toList());
        assertThat(kept.chains())
                .allSatisfy(chain -> assertThat(chain.searches()).isEmpty());
    }

    @Test
    void thePositionIsSearchedOnce() {
        assertThat(confirmed.of(ONE_EYE))
                .isSameAs(confirmed.of(PositionText.read(List.of(".XO.", "XXO.", "OOO.", "...."))));
    }
}
