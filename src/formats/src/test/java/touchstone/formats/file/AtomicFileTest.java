package touchstone.formats.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.formats.file.UnreliableDisk.Failure;

/** Whatever fails while a file is written, there is the old one or the new one. */
class AtomicFileTest {

    private static final Path FILE = Path.of("/results/run.json");
    private static final String OLD = "what was there before";
    private static final String NEW = "what is there from now on";

    /** Write, flush, rename, flush the folder. */
    private static final int OPERATIONS = 4;

    @TempDir
    private Path folder;

    /** Writes on a disk, as {@link AtomicFile} does or in another order. */
    private interface Writing {
        void write(Path file, byte[] content, Disk disk) throws IOException;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static UnreliableDisk tried(Writing writing, int failing, Failure failure, boolean replacing) {
        UnreliableDisk disk = new UnreliableDisk(failing, failure);
        if (replacing) {
            disk.hold(FILE, bytes(OLD));
        }
        try {
            writing.write(FILE, bytes(NEW), disk);
        } catch (IOException failed) {
            assertThat(failing).isLessThan(disk.operations());
        }
        return disk;
    }

    /** What may be found when the power is back, whenever it failed. */
    private static Stream<Optional<String>> afterPowerFailures(Writing writing, boolean replacing) {
        return Stream.iterate(0, failing -> failing <= OPERATIONS, failing -> failing + 1)
                .map(failing -> tried(writing, failing, Failure.OF_ALL_THAT_FOLLOWS, replacing))
                .flatMap(disk -> disk.possible(FILE).stream())
                .map(found -> found.map(content -> new String(content, StandardCharsets.UTF_8)));
    }

    @Test
    void aFileThatIsReplacedIsOldOrNewWheneverThePowerFails() {
        assertThat(afterPowerFailures(AtomicFile::replace, true)).containsOnly(Optional.of(OLD), Optional.of(NEW));
    }

    @Test
    void aNewFileIsThereOrNotWheneverThePowerFails() {
        assertThat(afterPowerFailures(AtomicFile::replace, false)).containsOnly(Optional.empty(), Optional.of(NEW));
    }

    @Test
    void whatHasBeenWrittenIsThereAfterwards() {
        UnreliableDisk disk = tried(AtomicFile::replace, OPERATIONS, Failure.OF_ALL_THAT_FOLLOWS, true);
        assertThat(disk.operations()).isEqualTo(OPERATIONS);
        assertThat(disk.possible(FILE)).allSatisfy(found -> assertThat(found).contains(bytes(NEW)));
        assertThat(disk.files()).containsExactly(FILE);
    }

    /** The disk of this test would notice. */
    @Test
    void otherOrdersLoseTheFile() {
        Writing renamedBeforeItIsFlushed = (file, content, disk) -> {
            Path begun = file.resolveSibling("begun");
            disk.write(begun, content);
            disk.rename(begun, file);
            disk.flush(file);
            disk.flushFolder(file.getParent());
        };
        Writing inPlace = (file, content, disk) -> {
            disk.write(file, content);
            disk.flush(file);
        };
        for (Writing wrong : List.of(renamedBeforeItIsFlushed, inPlace)) {
            assertThat(afterPowerFailures(wrong, true)).contains(Optional.of(""));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFullDiskLeavesTheOldFileAndNothingElse(boolean replacing) {
        for (int failing = 0; failing < OPERATIONS - 1; failing++) {
            UnreliableDisk disk = tried(AtomicFile::replace, failing, Failure.OF_ONE_OPERATION, replacing);
            assertThat(disk.files()).isEqualTo(replacing ? List.of(FILE) : List.of());
            disk.seen(FILE).ifPresent(content -> assertThat(content).isEqualTo(bytes(OLD)));
        }
    }

    @ParameterizedTest
    @EnumSource(Failure.class)
    void failuresAreTold(Failure failure) {
        for (int failing = 0; failing < OPERATIONS; failing++) {
            UnreliableDisk disk = new UnreliableDisk(failing, failure);
            assertThatThrownBy(() -> AtomicFile.replace(FILE, bytes(NEW), disk)).isInstanceOf(IOException.class);
        }
    }

    @Test
    void theRealDiskDoesTheSame() throws IOException {
        Path file = folder.resolve("a name with blanks, ü and 囲碁\n.json");
        AtomicFile.write(file, OLD);
        AtomicFile.write(file, NEW);
        assertThat(file).hasContent(NEW);
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void theLongestNameCanBeWritten() throws IOException {
        Path file = folder.resolve("n".repeat(255));
        AtomicFile.write(file, NEW);
        assertThat(file).hasContent(NEW);
    }

    @Test
    void whatIsThereIsNotCreated() throws IOException {
        Path file = folder.resolve("key");
        AtomicFile.create(file, OLD);
        assertThatThrownBy(() -> AtomicFile.create(file, NEW)).isInstanceOf(FileAlreadyExistsException.class);
        assertThat(file).hasContent(OLD);
        Path nowhere = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("nowhere"));
        assertThatThrownBy(() -> AtomicFile.create(nowhere, NEW)).isInstanceOf(FileAlreadyExistsException.class);
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("key", "link");
    }

    @Test
    void aPageAndACopyTakeTheOldOnesPlace() throws IOException {
        Path page = AtomicFile.writePage(folder.resolve("page.html"), OLD);
        AtomicFile.writePage(page, NEW);
        Path copy = AtomicFile.write(folder.resolve("copy.html"), OLD);
        AtomicFile.copy(page, copy);
        assertThat(copy).hasContent(NEW);
        assertThatThrownBy(() -> AtomicFile.copy(folder.resolve("none"), copy)).isInstanceOf(IOException.class);
        assertThat(copy).hasContent(NEW);
        AtomicFile.delete(copy);
        AtomicFile.delete(copy);
        assertThat(folder.toFile().list()).containsExactly("page.html");
    }

    @Test
    void aLinkStaysOne() throws IOException {
        Path file = Files.writeString(folder.resolve("real"), OLD);
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        AtomicFile.write(link, NEW);
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent(NEW);
    }

    @Test
    void aDeviceIsWrittenTo() throws IOException {
        Path device = Path.of("/dev/null");
        AtomicFile.write(device, NEW);
        assertThat(Files.isRegularFile(device)).isFalse();
    }

    @Test
    void aFolderIsLeftAsItIs() throws IOException {
        Path file = Files.createDirectory(folder.resolve("taken"));
        assertThatThrownBy(() -> AtomicFile.write(file, NEW)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> AtomicFile.write(folder.resolve("none/file"), NEW))
                .isInstanceOf(IOException.class);
        assertThat(folder.toFile().list()).containsExactly("taken");
    }
}
