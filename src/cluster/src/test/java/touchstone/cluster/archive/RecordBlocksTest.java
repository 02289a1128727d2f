package touchstone.cluster.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZOutputFile;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.junit.jupiter.api.Test;

class RecordBlocksTest {

    private static final String GAME = "(;FF[4]GM[1]SZ[9];B[ee];W[cc])\n";

    @Test
    void archivesAreOpenedWhateverTheyAreCalled() throws IOException {
        byte[] zip = zip("inner.sgf", bytes(GAME));

        assertThat(blocks("all.dat", zip("a/b.zip", zip)))
                .extracting(RecordBlock::place)
                .containsExactly("all.dat!a/b.zip!inner.sgf");
    }

    @Test
    void compressedFilesAreUnpacked() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(bytes(GAME));
        }

        assertThat(blocks("game.sgf.gz", packed.toByteArray()))
                .singleElement()
                .satisfies(block -> assertThat(block.bytes()).isEqualTo(bytes(GAME)));
    }

    @Test
    void anArchiveThatBreaksOffKeepsWhatCameBefore() throws IOException {
        byte[] zip = zip("first.sgf", bytes(GAME), "second.sgf", bytes(GAME.repeat(500)));
        List<RecordBlock> blocks = blocks("half.zip", Arrays.copyOf(zip, zip.length / 2));

        assertThat(blocks).extracting(RecordBlock::place).containsExactly("half.zip!first.sgf", "half.zip");
        assertThat(blocks.get(1).fault()).startsWith("can't be unpacked");
    }

    @Test
    void aLongFileIsCutBetweenGames() {
        String many = GAME.repeat(20_000);
        List<RecordBlock> blocks = blocks("many.sgf", bytes(many));

        assertThat(blocks).hasSizeGreaterThan(2);
        assertThat(blocks.stream().mapToInt(block -> block.bytes().length).sum())
                .isEqualTo(many.length());
        for (RecordBlock block : blocks) {
            assertThat(text(block).strip()).startsWith("(;FF[4]").endsWith(")");
            assertThat(block.line()).isBetween(1, 20_000);
        }
    }

    @Test
    void whatHoldsNoRecordIsPassedOver() {
        assertThat(blocks("README", bytes("Nothing (to) see.\n"))).isEmpty();
        assertThat(blocks("empty.sgf", new byte[0])).hasSize(1);
    }

    @Test
    void anArchiveIsReadAsItsBlocksAreTakenOn() throws IOException {
        String many = GAME.repeat(100_000);
        byte[] zip = stored("many.sgf", bytes(many));
        StoredBytes file = new StoredBytes("many.zip", zip);
        try (RecordBlocks blocks = new RecordBlocks(file)) {
            RecordBlock first = blocks.next();

            assertThat(file.bytesRead()).isLessThan(zip.length / 4);
            StringBuilder all = new StringBuilder(text(first));
            blocks.forEachRemaining(block -> all.append(text(block)));
            assertThat(all).hasToString(many);
        }
    }

    @Test
    void ofAMemberThatBreaksOffTheBlocksBeforeAreThere() throws IOException {
        byte[] zip = stored("many.sgf", bytes(GAME.repeat(100_000)), "more.sgf", bytes(GAME));
        List<RecordBlock> blocks = blocks("half.zip", Arrays.copyOf(zip, zip.length / 2));

        assertThat(blocks).hasSizeGreaterThan(3);
        assertThat(blocks.subList(0, blocks.size() - 1))
                .allSatisfy(block -> assertThat(block.place()).isEqualTo("half.zip!many.sgf"))
                .allSatisfy(block -> assertThat(text(block).strip()).endsWith(")"));
        assertThat(blocks.get(blocks.size() - 1).place()).isEqualTo("half.zip");
        assertThat(blocks.get(blocks.size() - 1).fault()).startsWith("can't be unpacked");
    }

    @Test
    void anArchiveThatIsBrokenDoesNotKeepTheOneAroundItFromBeingRead() throws IOException {
        byte[] inner = zip("a.sgf", bytes(GAME.repeat(2000)));
        byte[] zip = zip("broken.zip", Arrays.copyOf(inner, inner.length / 2), "after.sgf", bytes(GAME));

        assertThat(blocks("all.zip", zip))
                .extracting(RecordBlock::place)
                .containsExactly("all.zip!broken.zip", "all.zip!after.sgf");
    }

    @Test
    void sevenZipIsReadFromItsEnd() throws IOException {
        SeekableInMemoryByteChannel packed = new SeekableInMemoryByteChannel();
        try (SevenZOutputFile archive = new SevenZOutputFile(packed)) {
            for (String name : List.of("first.sgf", "second.sgf")) {
                SevenZArchiveEntry entry = new SevenZArchiveEntry();
                entry.setName(name);
                archive.putArchiveEntry(entry);
                archive.write(bytes(GAME));
                archive.closeArchiveEntry();
            }
        }
        byte[] bytes = Arrays.copyOf(packed.array(), (int) packed.size());

        assertThat(blocks("all", bytes))
                .extracting(RecordBlock::place)
                .containsExactly("all!first.sgf", "all!second.sgf");
        assertThat(blocks("outer", zip("inner.7z", bytes)))
                .extracting(RecordBlock::place)
                .containsExactly("outer!inner.7z!first.sgf", "outer!inner.7z!second.sgf");
    }

    private static List<RecordBlock> blocks(String place, byte[] bytes) {
        List<RecordBlock> all = new ArrayList<>();
        try (RecordBlocks blocks = new RecordBlocks(new StoredBytes(place, bytes))) {
            blocks.forEachRemaining(all::add);
        }
        return all;
    }

    private static String text(RecordBlock block) {
        return new String(block.bytes(), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** @param namesAndBytes by turns */
    private static byte[] zip(Object... namesAndBytes) throws IOException {
        return zip(Deflater.DEFAULT_COMPRESSION, namesAndBytes);
    }

    /** As long as what it holds. */
    private static byte[] stored(Object... namesAndBytes) throws IOException {
        return zip(Deflater.NO_COMPRESSION, namesAndBytes);
    }

    private static byte[] zip(int level, Object... namesAndBytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(packed)) {
            zip.setLevel(level);
            for (int i = 0; i < namesAndBytes.length; i += 2) {
                zip.putNextEntry(new ZipEntry((String) namesAndBytes[i]));
                zip.write((byte[]) namesAndBytes[i + 1]);
            }
        }
        return packed.toByteArray();
    }
}
