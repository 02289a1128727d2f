package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** In Turkish the capital of i is another letter. */
@Tag("slow") // each command that writes
@Isolated("sets the language of the whole JVM")
class TurkishSurroundingsTest {

    private final Locale before = Locale.getDefault();

    @TempDir
    private Path folder;

    @BeforeEach
    void speakTurkish() {
        Locale.setDefault(new Locale("tr", "TR"));
    }

    @AfterEach
    void speakAsBefore() {
        Locale.setDefault(before);
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
