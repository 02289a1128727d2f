package touchstone.cluster.archive;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The records of a file, in blocks. A file of many games is cut where the first node of another one begins a line, at what
 * nobody would take for a variation.
 */
public final class RecordBlocks {

    /** In bytes: some hundred games. */
    private static final int BLOCK = 128 << 10;

    /** How a game begins. Character sets that records are written in have these signs as ASCII has them, but UTF-16. */
    private static final Pattern ROOT =
            Pattern.compile("(?<=[\\r\\n)])\\s*\\(\\s*;\\s*(?:FF|GM|SZ|CA|AP|EV|GN|PB|PW)\\s*\\[");

    private static final Pattern RECORD = Pattern.compile("\\(\\s*;\\s*[A-Za-z]");

    /** How far a record may begin behind other text. */
    private static final int BEGINNING = 4096;

    private RecordBlocks() {}

    /** The blocks of all records in a file or in the members of an archive; what holds no record is passed over. */
    public static List<RecordBlock> of(String place, byte[] bytes) {
        List<RecordBlock> blocks = new ArrayList<>();
        Archives.open(place, bytes, member -> {
            if (member instanceof Member.Broken broken) {
                blocks.add(RecordBlock.broken(broken));
            } else if (member instanceof Member.Contents contents && holdsRecords(contents)) {
                cut(contents, blocks);
            }
        });
        return blocks;
    }

    private static boolean holdsRecords(Member.Contents member) {
        byte[] bytes = member.bytes();
        String beginning = new String(bytes, 0, Math.min(bytes.length, BEGINNING), StandardCharsets.ISO_8859_1);
        return member.place().toLowerCase(Locale.ROOT).endsWith(".sgf")
                || RECORD.matcher(beginning.replace("\0", "")).find();
    }

    private static void cut(Member.Contents member, List<RecordBlock> blocks) {
        byte[] bytes = member.bytes();
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        Matcher root = ROOT.matcher(text);
        int line = 1;
        int from = 0;
        while (from < bytes.length || from == 0) {
            int to = bytes.length - from > BLOCK && root.find(from + BLOCK) ? root.start() : bytes.length;
            blocks.add(new RecordBlock(member.place(), line, java.util.Arrays.copyOfRange(bytes, from, to), null));
            line += (int) text.substring(from, to)
                    .chars()
                    .filter(sign -> sign == '\n')
                    .count();
            from = to;
            if (from == 0) {
                break;
            }
        }
    }
}
