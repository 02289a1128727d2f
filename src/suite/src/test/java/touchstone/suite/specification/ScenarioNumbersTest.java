package touchstone.suite.specification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NotEmpty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenarioNumbersTest {

    @ParameterizedTest
    @CsvSource({"1-14 16, 1-14 16", "16 3 1 2, 1-3 16", "7, 7", "'1,2 , 4', 1-2 4", "5-5, 5", "  9998-9999 , 9998-9999"
    })
    void areWrittenInOneWay(String text, String shortest) {
        assertThat(ScenarioNumbers.of(ScenarioNumbers.parse(text))).isEqualTo(shortest);
    }

    @ParameterizedTest
    @CsvSource({
        "1-, '1-' is no range",
        "one, 'one' is no range",
        "'', '' is no range",
        "1-2-3, '1-2-3' is no range",
        "12345, '12345' is no range",
        "14-1, the range 14-1 is empty",
        "0, the range 0 is empty or begins below 1",
        "1-3 3, scenario 3 stands twice",
    })
    void whatIsNoneIsRefused(String text, String message) {
        assertThatThrownBy(() -> ScenarioNumbers.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("expected");
    }

    @Property(tries = 300, seed = "1")
    void areReadAsTheyWereWritten(@ForAll @NotEmpty Set<@IntRange(min = 1, max = 40) Integer> numbers) {
        assertThat(ScenarioNumbers.parse(ScenarioNumbers.of(new TreeSet<>(numbers))))
                .isEqualTo(new TreeSet<>(numbers));
    }
}
