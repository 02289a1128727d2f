package touchstone.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintedTextTest {

    @Test
    void whatIsNotSeenVanishes() {
        assertThat(PrintedText.clean("\u001B[31ma\u0007b\u0085c\u202Ed\uFEFFe\uD800f\uFFFEg\uDBFF\uDFFFh"))
                .isEqualTo("[31mabcdefgh");
    }

    @Test
    void linesBecomeOne() {
        assertThat(PrintedText.clean(" a\r\n\n\tb\u2028c ")).isEqualTo("a b c");
    }

    @Test
    void lettersOfAllTheWorldStay() {
        assertThat(PrintedText.clean("Äpfel 囲碁 𝒢")).isEqualTo("Äpfel 囲碁 𝒢");
    }

    /** Where the cut would go through a letter of two code units, it goes before that letter. */
    @Test
    void whatIsTooLongIsCut() {
        assertThat(PrintedText.clean("abcdef", 3)).isEqualTo("abc...");
        assertThat(PrintedText.clean("ab𝒢def", 3)).isEqualTo("ab...");
        assertThat(PrintedText.clean("ab𝒢", 4)).isEqualTo("ab𝒢");
        assertThat(PrintedText.clean("ab𝒢d", 4)).isEqualTo("ab𝒢...");
    }
}
