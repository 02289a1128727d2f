package touchstone.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wide on a terminal is not what is long in a string. */
class TextWidthTest {

    @Test
    void someCharactersTakeTwoColumnsAndSomeNone() {
        assertThat(TextWidth.of("ko")).isEqualTo(2);
        assertThat(TextWidth.of("囲碁")).isEqualTo(4);
        assertThat(TextWidth.of("e\u0301")).isEqualTo(1);
    }

    @Test
    void cutToColumns() {
        assertThat(TextWidth.cut("囲碁のルール", 12)).isEqualTo("囲碁のルール");
        assertThat(TextWidth.cut("囲碁のルール", 11)).isEqualTo("囲碁のル...");
        assertThat(TextWidth.cut("a rule of ko", 9)).isEqualTo("a rule...");
    }

    @Test
    void partedAtSpaces() {
        assertThat(TextWidth.wrapped("the subject takes it", 11)).containsExactly("the subject", "takes it");
        assertThat(TextWidth.wrapped("the subject takes it", 10)).containsExactly("the", "subject", "takes it");
        assertThat(TextWidth.wrapped("", 10)).containsExactly("");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                "囲碁のルール囲碁のルール囲碁のルール x 囲碁",
                "𝒢𝒢𝒢𝒢𝒢𝒢𝒢𝒢𝒢𝒢𝒢𝒢𝒢 \u0301\u0301\u0301 e",
                " a  b   囲 c ",
                "sent {\"ko\":\"SITUATIONAL\",\"scoring\":\"AREA\"} and /tmp/a/long/path/of/a/file.html then"
            })
    void aLineIsWiderOnlyIfItIsOneWordAndNoWordIsParted(String text) {
        for (int columns = 2; columns < 40; columns++) {
            int width = columns;
            List<String> lines = TextWidth.wrapped(text, columns);
            assertThat(lines).allSatisfy(line -> assertThat(TextWidth.of(line) <= width || !line.contains(" "))
                    .as(line)
                    .isTrue());
            assertThat(words(String.join(" ", lines))).isEqualTo(words(text));
        }
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split(" +"));
    }

    @Test
    void whatIsThereToBeCopiedStaysWhole() {
        String json = "{\"ko\":\"SITUATIONAL\",\"scoring\":\"AREA\",\"suicide\":false}";
        assertThat(TextWidth.hanging("  told ", "kata-set-rules " + json + " by itself", 40)
                        .lines())
                .containsExactly("  told kata-set-rules", "       " + json, "       by itself");
    }

    @Test
    void underItsLabel() {
        assertThat(TextWidth.hanging("  expected ", "White may not play D10, because it recreates it\nnever", 40)
                        .lines())
                .containsExactly(
                        "  expected White may not play D10,", "           because it recreates it", "           never");
    }
}
