package touchstone.report.allure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.report.ReportException;

class PackagedAllureTest {

    @TempDir
    private Path temp;

    /** A jar with a generator in it, as the one of Touchstone has one. */
    private URL archive(String content) throws IOException {
        Path jar = temp.resolve("touchstone " + content + ".jar");
        Files.write(jar, zip("allure.zip", zip("allure-9.9/lib/a.jar", content.getBytes(StandardCharsets.UTF_8))));
        return URI.create("jar:" + jar.toUri() + "!/allure.zip").toURL();
    }

    private static byte[] zip(String name, byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(content);
        }
        return bytes.toByteArray();
    }

    private List<Path> cached() throws IOException {
        try (Stream<Path> folders = Files.list(temp.resolve("cache"))) {
            return folders.toList();
        }
    }

    @Test
    void isUnpackedOnceForEachContent() throws IOException {
        Path cache = temp.resolve("cache");
        Path first = PackagedAllure.unpacked(archive("one"), cache);
        assertThat(first.resolve("lib/a.jar")).hasContent("one");
        Files.writeString(first.resolve("kept"), "");
        assertThat(PackagedAllure.unpacked(archive("one"), cache)).isEqualTo(first);
        assertThat(first.resolve("kept")).exists();
        assertThat(PackagedAllure.unpacked(archive("two"), cache).resolve("lib/a.jar"))
                .hasContent("two");
        assertThat(cached()).hasSize(2);
    }

    @Test
    void isWholeForAllWhoUnpackItAtOnce() throws IOException {
        URL archive = archive("one");
        assertThat(IntStream.range(0, 8)
                        .parallel()
                        .mapToObj(i -> PackagedAllure.unpacked(archive, temp.resolve("cache")))
                        .allMatch(folder -> Files.exists(folder.resolve("lib/a.jar"))))
                .isTrue();
        assertThat(cached()).hasSize(1);
    }

    @Test
    void namesAFolderThatCannotBeWrittenTo() throws IOException {
        Path file = Files.createFile(temp.resolve("file"));
        URL archive = archive("one");
        assertThatThrownBy(() -> PackagedAllure.unpacked(archive, file))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("TOUCHSTONE_CACHE")
                .hasMessageContaining("--no-allure");
    }
}
