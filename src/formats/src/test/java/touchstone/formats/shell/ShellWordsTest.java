package touchstone.formats.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ShellWordsTest {

    static Stream<Arguments> lines() {
        return Stream.of(
                Arguments.of("gnugo --mode gtp", List.of("gnugo", "--mode", "gtp")),
                Arguments.of("  a \t b  ", List.of("a", "b")),
                Arguments.of("a 'b c' \"d e\"", List.of("a", "b c", "d e")),
                Arguments.of("a'b'\"c\"d", List.of("abcd")),
                Arguments.of("a '' \"\"", List.of("a", "", "")),
                Arguments.of("a\\ b \\'c", List.of("a b", "'c")),
                Arguments.of("'a\\b' \"a\\b\" \"\\\"\\\\\"", List.of("a\\b", "a\\b", "\"\\")),
                Arguments.of("~/x *.sgf $HOME `id`", List.of("~/x", "*.sgf", "$HOME", "`id`")),
                Arguments.of("-config 'a \"b\".cfg'", List.of("-config", "a \"b\".cfg")),
                Arguments.of("end\\", List.of("end\\")),
                Arguments.of("", List.of()));
    }

    @ParameterizedTest
    @MethodSource("lines")
    void splitsAsAShellWould(String line, List<String> words) {
        assertThat(ShellWords.split(line)).isEqualTo(words);
    }

    @Test
    void aQuoteLeftOpenIsSaid() {
        assertThatThrownBy(() -> ShellWords.split("gnugo 'x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("has a ' that is not closed");
        assertThatThrownBy(() -> ShellWords.split("gnugo \"x")).hasMessage("has a \" that is not closed");
    }

    @Property
    void whateverTheWordsTheLineHasThem(@ForAll List<String> words) {
        assertThat(ShellWords.split(ShellWords.joined(words))).isEqualTo(words);
    }

    @Test
    void aWordWithNothingSpecialInItNeedsNoQuotes() {
        assertThat(ShellWords.joined(List.of("a/b.c:d=e", "", "it's"))).isEqualTo("a/b.c:d=e '' 'it'\\''s'");
    }
}
