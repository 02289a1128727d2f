package touchstone.explore.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Points are written as decimal numbers are, to the last digit. */
class ScoreTextTest {

    @Property
    void asADecimalNumber(@ForAll double points) {
        assertThat(ScoreText.shown(points)).isEqualTo(decimal(points));
    }

    @Property
    void soAreUsualScores(@ForAll short quarters) {
        assertThat(ScoreText.shown(quarters / 4.0)).isEqualTo(decimal(quarters / 4.0));
    }

    @Example
    void withoutAFractionThatIsNone() {
        assertThat(ScoreText.shown(-0.0)).isEqualTo("0");
        assertThat(ScoreText.shown(-7)).isEqualTo("-7");
        assertThat(ScoreText.shown(3.75)).isEqualTo("3.75");
        assertThat(ScoreText.shown(1e-7)).isEqualTo("0.0000001");
        assertThat(ScoreText.shown(12345678.5)).isEqualTo("12345678.5");
    }

    private static String decimal(double points) {
        return BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
    }
}
