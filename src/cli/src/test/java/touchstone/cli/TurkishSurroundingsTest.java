package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** In Turkish the capital of i is another letter. All tests of this module run so; this one adds names of any letters. */
@Tag("slow") // each command that writes
class TurkishSurroundingsTest {

    @TempDir
    private Path folder;

    @Test
    void theSurroundingsAreTurkish() {
        assertThat("i".toUpperCase(Locale.getDefault()))
                .as("the language that pom.xml has the tests of this module run in")
                .isEqualTo("İ");
    }

    /** The book, which takes seconds to make, is made behind a link. */
    @ParameterizedTest
    @EnumSource
    void aNameOfAnyLetters(WritingCommand writer) throws IOException {
        Path out = folder.resolve("two words, 囲碁 ıİ ü,\n'\"$(x)`;& and a line");
        if (writer == WritingCommand.BOOK) {
            Files.createSymbolicLink(out, Files.createDirectory(folder.resolve("behind")));
        }
        writer.assertDone(writer.run(folder, out));
        assertThat(out).exists();
        assertThat(Files.isSymbolicLink(out)).isEqualTo(writer == WritingCommand.BOOK);
    }
}
