package touchstone.cluster.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

class RecordBlocksTest {

    private static final String GAME = "(;FF[4]GM[1]SZ[9];B[ee];W[cc])\n";

    @Test
    void archivesAreOpenedWhateverTheyAreCalled() throws IOException {
        byte[] zip = zip("inner.sgf", bytes(GAME));

        assertThat(RecordBlocks.of("all.dat", zip("a/b.zip", zip)))
                .extracting(RecordBlock::place)
                .containsExactly("all.dat!a/b.zip!inner.sgf");
    }

    @Test
    void compressedFilesAreUnpacked() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(bytes(GAME));
        }

        assertThat(RecordBlocks.of("game.sgf.gz", packed.toByteArray()))
                .singleElement()
                .satisfies(block -> assertThat(block.bytes()).isEqualTo(bytes(GAME)));
    }

    @Test
    void anArchiveThatBreaksOffKeepsWhatCameBefore() throws IOException {
        byte[] zip = zip("first.sgf", bytes(GAME), "second.sgf", bytes(GAME.repeat(500)));
        List<RecordBlock> blocks = RecordBlocks.of("half.zip", Arrays.copyOf(zip, zip.length / 2));

        assertThat(blocks).extracting(RecordBlock::place).containsExactly("half.zip!first.sgf", "half.zip");
        assertThat(blocks.get(1).fault()).startsWith("can't be unpacked");
    }

    @Test
    void aLongFileIsCutBetweenGames() {
        String many = GAME.repeat(20_000);
        List<RecordBlock> blocks = RecordBlocks.of("many.sgf", bytes(many));

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
        assertThat(RecordBlocks.of("README", bytes("Nothing (to) see.\n"))).isEmpty();
        assertThat(RecordBlocks.of("empty.sgf", new byte[0])).hasSize(1);
    }

    private static String text(RecordBlock block) {
        return new String(block.bytes(), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** @param namesAndBytes by turns */
    private static byte[] zip(Object... namesAndBytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(packed)) {
            for (int i = 0; i < namesAndBytes.length; i += 2) {
                zip.putNextEntry(new ZipEntry((String) namesAndBytes[i]));
                zip.write((byte[]) namesAndBytes[i + 1]);
            }
        }
        return packed.toByteArray();
    }
}
