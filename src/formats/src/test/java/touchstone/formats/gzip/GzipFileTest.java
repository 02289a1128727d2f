package touchstone.formats.gzip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.formats.file.TooLargeException;

class GzipFileTest {

    private static final String TEXT = "囲碁\n".repeat(1000);

    @TempDir
    private Path folder;

    @Test
    void theNameDecides() throws Exception {
        Path plain = folder.resolve("a.json");
        Path compressed = folder.resolve("a.json.gz");
        GzipFile.write(plain, TEXT);
        GzipFile.write(compressed, TEXT);

        assertThat(plain).hasContent(TEXT);
        assertThat(Files.size(compressed)).isLessThan(200);
        assertThat(GzipFile.read(plain)).isEqualTo(TEXT);
        assertThat(GzipFile.read(compressed)).isEqualTo(TEXT);
    }

    @Test
    void theSameTextIsTheSameFile() throws Exception {
        Path one = folder.resolve("one.gz");
        Path other = folder.resolve("other.gz");
        GzipFile.write(one, TEXT);
        GzipFile.write(other, TEXT);

        assertThat(one).hasSameBinaryContentAs(other);
    }

    @Test
    void whatIsCutShortOrNotCompressedIsRefused() throws Exception {
        Path cut = folder.resolve("cut.gz");
        GzipFile.write(cut, TEXT);
        Files.write(cut, Arrays.copyOf(Files.readAllBytes(cut), 30));
        Path plain = Files.writeString(folder.resolve("plain.gz"), TEXT);

        assertThatThrownBy(() -> GzipFile.read(cut)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> GzipFile.read(plain))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("Not in GZIP format");
    }

    /** 64 MiB and a byte more, in a file of 64 kB. */
    @Test
    void aCompressedBombIsRefused() throws Exception {
        Path bomb = folder.resolve("bomb.gz");
        byte[] blank = new byte[1 << 20];
        try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(bomb))) {
            for (int i = 0; i < GzipFile.LARGEST; i += blank.length) {
                packed.write(blank);
            }
            packed.write(0);
        }
        assertThatThrownBy(() -> GzipFile.read(bomb))
                .isInstanceOf(TooLargeException.class)
                .hasMessage("more than 67,108,864 bytes; such a file may have no more");
    }
}
