package touchstone.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.subject.Broken;

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
        assertThat(new ShellWords(line).split()).isEqualTo(words);
    }

    @Test
    void aQuoteLeftOpenIsSaid() {
        assertThatThrownBy(() -> EngineCommand.parse("gnugo 'x"))
                .isInstanceOf(Broken.class)
                .hasMessageContaining("not closed");
        assertThatThrownBy(() -> EngineCommand.parse("gnugo \"x")).isInstanceOf(Broken.class);
    }

    @Test
    void anEmptyLineNamesNoProgram() {
        assertThatThrownBy(() -> EngineCommand.parse("  "))
                .isInstanceOf(Broken.class)
                .hasMessage("the command line names no program");
    }

    @Test
    void aMissingProgramIsSaidInOneLine() {
        assertThatThrownBy(() -> GtpSubject.probe("no-such-engine --mode gtp", GtpOptions.DEFAULT))
                .isInstanceOf(Broken.class)
                .hasMessageContaining("\"no-such-engine\" was not found")
                .hasMessageContaining("install it")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> GtpSubject.probe("/no/such/engine", GtpOptions.DEFAULT))
                .isInstanceOf(Broken.class)
                .hasMessageContaining("there is no program \"/no/such/engine\"");
    }
}
