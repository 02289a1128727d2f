package touchstone.formats.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoundedLinesTest {

    private static final int LONGEST = 50_000;

    @TempDir
    private Path folder;

    private BoundedLines lines(String text) throws IOException {
        return BoundedLines.of(Files.writeString(folder.resolve("lines"), text), LONGEST);
    }

    @Test
    void manyLinesAreReadWhoseSumIsMoreThanOneMayHave() throws IOException {
        String line = "a".repeat(LONGEST);
        try (BoundedLines lines = lines((line + "\n").repeat(5) + "end")) {
            for (int i = 0; i < 5; i++) {
                assertThat(lines.next()).isEqualTo(line);
            }
            assertThat(lines.next()).isEqualTo("end");
            assertThat(lines.next()).isNull();
        }
    }

    @Test
    void aLineThatIsTooLongIsNotReadToItsEnd() throws IOException {
        try (BoundedLines lines = lines("first\n" + "a".repeat(2 * LONGEST) + "\nlast\n")) {
            assertThat(lines.next()).isEqualTo("first");
            assertThatThrownBy(lines::next)
                    .isInstanceOf(TooLargeException.class)
                    .hasMessage("more than 50,000 characters; a line may have no more");
        }
    }

    @Test
    void whatIsNoTextIsRefused() throws IOException {
        Path file = Files.write(folder.resolve("bytes"), new byte[] {'a', (byte) 0xff, '\n'});
        try (BoundedLines lines = BoundedLines.of(file, LONGEST)) {
            assertThatThrownBy(lines::next).isInstanceOf(CharacterCodingException.class);
        }
    }
}
