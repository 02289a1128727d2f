package touchstone.suite.certificate;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Small files that unpack to more than fits into memory: however the text goes on, reading ends early. */
class CompressedCertificateTest {

    private static final int MEGABYTES = 48;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"  ", "[[", "1,", "aa", "{\"", "\\u"})
    void aCompressedBombIsRefused(String part) throws IOException {
        Path bomb = folder.resolve("bomb.json.gz");
        byte[] megabyte = part.repeat(1 << 19).getBytes(StandardCharsets.UTF_8);
        for (String begin : new String[] {"", "{\"a\": ", "{\"a\": \"", "{\"results\": ["}) {
            try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(bomb))) {
                packed.write(begin.getBytes(StandardCharsets.UTF_8));
                for (int i = 0; i < MEGABYTES; i++) {
                    packed.write(megabyte);
                }
            }
            assertThatThrownBy(() -> CertificateFile.open(bomb)).isInstanceOf(CertificateException.class);
        }
    }
}
