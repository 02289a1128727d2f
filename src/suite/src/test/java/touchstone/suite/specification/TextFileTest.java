package touchstone.suite.specification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.formats.yaml.YamlFile;

class TextFileTest {

    @TempDir
    private Path folder;

    @Test
    void aFileMayBeAsLargeAsAnyAndNoLarger() throws IOException {
        Path file = Files.writeString(folder.resolve("a.feature"), " ".repeat(YamlFile.LARGEST));
        assertThat(TextFile.bytes(file)).hasSize(YamlFile.LARGEST);
        Files.writeString(file, " ".repeat(YamlFile.LARGEST + 1));
        assertThatThrownBy(() -> TextFile.read(file))
                .isInstanceOf(SpecificationException.class)
                .hasMessageContaining("more than 3,145,728 bytes");
    }
}
