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
import org.junit.jupiter.params.provider.CsvSource;

/** Small files that unpack to more than any certificate has: reading ends early, however the text goes on. */
class CompressedCertificateTest {

    private static final int MEGABYTES = 20;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {"{~  ", "{\"a\": ~[[", "{\"a\": \"~aa", "{\"results\": [~1,", "{\"results\": [\"~\\\\"})
    void aCompressedBombIsRefused(String begin, String part) throws IOException {
        Path bomb = folder.resolve("bomb.json.gz");
        byte[] megabyte = part.repeat(1 << 19).getBytes(StandardCharsets.UTF_8);
        try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(bomb))) {
            packed.write(begin.getBytes(StandardCharsets.UTF_8));
            for (int i = 0; i < MEGABYTES; i++) {
                packed.write(megabyte);
            }
        }
        assertThatThrownBy(() -> CertificateFile.open(bomb))
                .isInstanceOf(CertificateException.class)
                .hasMessageContaining("larger or deeper than any certificate");
    }
}
