package touchstone.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class UntrustedTextTest {

    @Test
    void terminalEscapesVanish() {
        assertThat(UntrustedText.line("\u001B[1;31mred\u001B[0m \u001B]0;title\u0007text"))
                .isEqualTo("red text");
    }

    @Test
    void whatHidesOrReordersIsMadeVisible() {
        assertThat(UntrustedText.line("a\u0000b\u202Ec\uFFFEd\uD800e\uFEFFf"))
                .isEqualTo("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf");
    }

    @Test
    void blocksKeepTheirLines() {
        assertThat(UntrustedText.block("a\r\nb\rc\td")).isEqualTo("a\nb\nc\td");
        assertThat(UntrustedText.line("a\r\nb\rc\td")).isEqualTo("a b c d");
    }

    @Test
    void lettersOfAllTheWorldStay() {
        assertThat(UntrustedText.line("Äpfel 囲碁 𝒢")).isEqualTo("Äpfel 囲碁 𝒢");
    }

    @Test
    void lengthIsBoundedAndSaysSo() {
        assertThat(UntrustedText.line("x".repeat(1_000_000)))
                .hasSizeLessThan(600)
                .endsWith("(999500 more characters)");
        assertThat(UntrustedText.name("x".repeat(1_000_000))).hasSizeLessThan(120);
        assertThat(UntrustedText.block("x".repeat(1_000_000))).hasSizeLessThan(60_000);
    }

    @Test
    void inertTextBeginsNoTagAndNoReference() {
        assertThat(UntrustedText.inert("<b> </b> <!-- <?x &lt; &#60; 1 < 2 & 3"))
                .doesNotContainPattern("[<&][A-Za-z/!?#]")
                .contains("1 < 2 & 3");
    }

    @Property(tries = 200)
    void nothingIsLeftThatXmlForbids(@ForAll String any) {
        assertThat(UntrustedText.block(any).codePoints())
                .allMatch(c ->
                        c == '\n' || c == '\t' || c >= 0x20 && c < 0xD800 || c >= 0xE000 && c <= 0xFFFD || c > 0xFFFF);
    }
}
