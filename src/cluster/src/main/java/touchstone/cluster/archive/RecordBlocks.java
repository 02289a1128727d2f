package touchstone.cluster.archive;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The blocks of all records in a file or in the members of an archive, read as they are asked for; what holds no record is
 * passed over. Of a member that can be read in part alone, there are the blocks that were whole.
 */
public final class RecordBlocks implements Iterator<RecordBlock>, Closeable {

    private static final Pattern RECORD = Pattern.compile("\\(\\s*;\\s*[A-Za-z]");

    /** How far a record may begin behind other text. */
    private static final int BEGINNING = 4096;

    private final Archives archives;
    private Optional<BlockCutter> member = Optional.empty();
    private Optional<RecordBlock> next = Optional.empty();
    private boolean ended;

    /** Those of a file, which is opened when the first is asked for. */
    public RecordBlocks(StoredFile file) {
        this.archives = new Archives(file);
    }

    @Override
    public boolean hasNext() {
        while (next.isEmpty() && !ended) {
            try {
                next = member.isPresent() ? member.get().next() : Optional.empty();
                if (next.isEmpty()) {
                    nextMember();
                }
            } catch (IOException | RuntimeException broken) {
                member = Optional.empty();
                next = Optional.of(RecordBlock.broken(archives.broken(broken)));
            }
        }
        return next.isPresent();
    }

    @Override
    public RecordBlock next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        RecordBlock block = next.orElseThrow();
        next = Optional.empty();
        return block;
    }

    private void nextMember() throws IOException {
        member = Optional.empty();
        Optional<Member> found = archives.next();
        ended = found.isEmpty();
        if (found.isPresent() && found.get() instanceof Member.Broken broken) {
            next = Optional.of(RecordBlock.broken(broken));
        } else if (found.isPresent() && found.get() instanceof Member.Contents contents && holdsRecords(contents)) {
            member = Optional.of(new BlockCutter(contents));
        }
    }

    private static boolean holdsRecords(Member.Contents member) throws IOException {
        InputStream bytes = member.bytes();
        bytes.mark(BEGINNING);
        String beginning = new String(bytes.readNBytes(BEGINNING), StandardCharsets.ISO_8859_1);
        bytes.reset();
        return member.place().toLowerCase(Locale.ROOT).endsWith(".sgf")
                || RECORD.matcher(beginning.replace("\0", "")).find();
    }

    @Override
    public void close() {
        archives.close();
    }
}
