package touchstone.formats.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WrittenTextTest {

    @Test
    void controlCharactersAreShownByNameAndReadAgain() {
        StringBuilder all = new StringBuilder("play ");
        for (char c = 0; c <= ' '; c++) {
            all.append(c);
        }
        all.append("\u007f D4");
        String shown = WrittenText.shown(all.toString());

        assertThat(shown)
                .startsWith("play <00><01>")
                .contains("<TAB><LF><0B><0C><CR>")
                .endsWith("<DEL> D4");
        assertThat(WrittenText.read(shown)).isEqualTo(all.toString());
        assertThat(WrittenText.read("a<SPACE><02>\\$1<b>")).isEqualTo("a \u0002\\$1<b>");
    }

    @Test
    void theLastLineFeedIsLeftOutAndLongTextIsCut() {
        assertThat(WrittenText.shown("quit\n")).isEqualTo("quit");
        assertThat(WrittenText.shown("x".repeat(300) + "\n")).isEqualTo("x".repeat(200) + "... (300 characters)");
    }
}
