package touchstone.formats.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlFileTest {

    private static final Path PATH = Path.of("some.yaml");

    @TempDir
    private Path folder;

    private static YamlFile file(String text) {
        return YamlFile.of(PATH, text);
    }

    @Test
    void linesAreKnownAtAnyDepth() {
        YamlFile file = file("""
                # a comment
                name: x
                axes:
                  ko:
                    simple: a

                    "tricky/one": b
                  list:
                    - first
                    - {name: second, value:
                        3}
                """);
        assertThat(file.line("name")).isEqualTo(2);
        assertThat(file.line("axes")).isEqualTo(3);
        assertThat(file.line("axes", "ko", "simple")).isEqualTo(5);
        assertThat(file.line("axes", "ko", "tricky/one")).isEqualTo(7);
        assertThat(file.line("axes", "list", "1", "name")).isEqualTo(10);
        assertThat(file.line("axes", "none")).as("nearest above").isEqualTo(3);
        assertThat(file.line()).isEqualTo(1);
        assertThat(file.top()
                        .at("axes")
                        .at("list")
                        .items()
                        .get(1)
                        .at("value")
                        .fault("")
                        .line())
                .isEqualTo(10);
        assertThat(file.path()).isEqualTo(PATH);
    }

    @Test
    void whatIsMadeToFillTheMemoryIsRefused() throws IOException {
        assertThatThrownBy(() -> file("a: " + "[".repeat(100_000)))
                .isInstanceOf(YamlException.class)
                .hasMessageContaining("nested no deeper than 20");
        assertThatThrownBy(() -> file("a: [" + "x, ".repeat(300_000) + "x]"))
                .isInstanceOf(YamlException.class)
                .hasMessageContaining("more than 200000 values");
        // The billion laughs: nothing is put in the place of a reference.
        assertThatThrownBy(() -> file("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"))
                .isInstanceOf(YamlException.class)
                .hasMessageContaining("a reference, *a");
        Path large = folder.resolve("large.yaml");
        try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
            sparse.setLength(1L << 32);
        }
        assertThatThrownBy(() -> YamlFile.read(large))
                .isInstanceOf(YamlException.class)
                .hasMessage("more than 3,145,728 bytes; such a file may have no more");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "a: 1|b: 2|a: 3~3~a second 'a' in the same place; expected one",
                "a:|  b: 2|  b: 3~3~a second 'b' in the same place; expected one",
                "a: 1|b: {c: 3~2~no YAML: expected ',' or '}'",
                "a: 1|b: [c~2~belongs in quotes",
                "a: @x~1~belongs in quotes",
                "a:|'\t'b: 1~2~indent with spaces",
                "a: &x 1|b: *x~2~a reference, *x; expected what it stands for, in full",
                "a: 1|b: !!javax.script.ScriptEngineManager [x]~2~a tag, tag:yaml.org,2002:javax.script.ScriptEngineManager; expected a value",
                "a: 1|b: {c: !own x}~2~a tag, own; expected a value without one, or a text in quotes",
                "a: 1|---|b: 2~3~a second document; expected one in a file",
            })
    void whatIsNoYamlIsPointedAt(String text, int line, String message) {
        YamlException fault = catchThrowableOfType(
                YamlException.class, () -> file(text.replace("'\t'", "\t").replace('|', '\n')));
        assertThat(fault.line()).isEqualTo(line);
        assertThat(fault).hasMessageContaining(message);
    }

    @Test
    void anEmptyFileHoldsNothing() {
        assertThat(file("").top().isNothing()).isTrue();
        assertThat(file("# nothing\n").top().isNothing()).isTrue();
        assertThat(file("a: 1").top().isNothing()).isFalse();
    }

    @Test
    void aFileMustBeTextAndBeThere() throws IOException {
        Path latin = Files.write(folder.resolve("latin.yaml"), "a: M\u00fcller".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> YamlFile.read(latin))
                .isInstanceOf(YamlException.class)
                .hasMessageContaining("UTF-8");
        assertThatThrownBy(() -> YamlFile.read(folder.resolve("none.yaml"))).isInstanceOf(NoSuchFileException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "a: 1.10~'a' has the number 1.1; expected a line of text, here in quotes",
                "a: true~'a' has the word true; expected a line of text, here in quotes",
                "a: [x]~'a' has a list; expected a line of text",
                "a: {b: c}~'a' has further keys; expected a line of text",
                "a: ''~'a' has an empty text; expected a line of text",
                "b: 1~no 'a'; expected it, as in 'a: ...'",
            })
    void whatIsNoTextIsSaid(String text, String message) {
        assertThatThrownBy(() -> file(text).top().required("a").text())
                .isInstanceOf(YamlException.class)
                .hasMessage(message);
    }

    @Test
    void numbersKeysAndListsAreAskedForAsSuch() {
        YamlPlace top = file("n: 2.5\nt: x\nl: [a, 2]\ne: []\nm: {}\n").top();
        assertThat(top.at("n").positive(3)).isEqualTo(2.5);
        assertThatThrownBy(() -> top.at("n").positive(2))
                .hasMessage("'n' has the number 2.5; expected a number above 0, at most 2");
        assertThatThrownBy(() -> top.at("t").positive(2)).hasMessageContaining("the text 'x'");
        assertThatThrownBy(() -> top.at("l").items().get(1).text())
                .hasMessageStartingWith("item 2 of 'l' has the number 2");
        assertThatThrownBy(() -> top.at("e").items()).hasMessageStartingWith("'e' has an empty list");
        assertThatThrownBy(() -> top.at("m").entries()).hasMessageStartingWith("'m' has empty braces");
        assertThatThrownBy(() -> top.at("t").entries()).hasMessageStartingWith("'t' has the text 'x'");
        assertThat(top.at("t").oneOrMore()).hasSize(1);
        assertThatThrownBy(() -> top.requireKeys(java.util.List.of("n", "t")))
                .hasMessage("unknown key 'l'; expected one of [n, t]");
    }
}
