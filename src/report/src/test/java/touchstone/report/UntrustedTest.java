package touchstone.report;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class UntrustedTest {

    @Test
    void terminalEscapesVanish() {
        assertThat(Untrusted.line("\u001B[1;31mred\u001B[0m \u001B]0;title\u0007text"))
                .isEqualTo("red text");
    }

    @Test
    void whatHidesOrReordersIsMadeVisible() {
        assertThat(Untrusted.line("a\u0000b\u202Ec\uFFFEd\uD800e\uFEFFf"))
                .isEqualTo("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf");
    }

    @Test
    void blocksKeepTheirLines() {
        assertThat(Untrusted.block("a\r\nb\rc\td")).isEqualTo("a\nb\nc\td");
        assertThat(Untrusted.line("a\r\nb\rc\td")).isEqualTo("a b c d");
    }

    @Test
    void lettersOfAllTheWorldStay() {
        assertThat(Untrusted.line("Äpfel 囲碁 𝒢")).isEqualTo("Äpfel 囲碁 𝒢");
    }

    @Test
    void lengthIsBoundedAndSaysSo() {
        assertThat(Untrusted.line("x".repeat(1_000_000))).hasSizeLessThan(600).endsWith("(999500 more characters)");
        assertThat(Untrusted.block("x".repeat(1_000_000))).hasSizeLessThan(60_000);
    }

    @Test
    void inertTextBeginsNoTagAndNoReference() {
        assertThat(Untrusted.inert("<b> </b> <!-- <?x &lt; &#60; 1 < 2 & 3"))
                .doesNotContainPattern("[<&][A-Za-z/!?#]")
                .contains("1 < 2 & 3");
    }

    @Property(tries = 200)
    void nothingIsLeftThatXmlForbids(@ForAll String any) {
        assertThat(Untrusted.block(any).codePoints())
                .allMatch(c ->
                        c == '\n' || c == '\t' || c >= 0x20 && c < 0xD800 || c >= 0xE000 && c <= 0xFFFD || c > 0xFFFF);
    }
}
