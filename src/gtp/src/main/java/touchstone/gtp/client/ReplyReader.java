package touchstone.gtp.client;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import touchstone.process.OutputReader;

/**
 * Splits an engine's output into replies. A line that begins with {@code =} or {@code ?} opens a reply and an empty
 * line closes it; empty lines between replies are allowed, other lines there are noise.
 *
 * <p>A line within a reply that could open the reply to the next command is a part of the reply in a right engine. In one that
 * leaves out empty lines it opens the next reply. Which of the two it is shows in the id that comes after it.
 */
final class ReplyReader implements OutputReader {

    /** In bytes: no answer of the protocol comes near it, and an engine gone wild is stopped by it. */
    static final int LARGEST_REPLY = 1 << 20;

    /** In UTF-8. */
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final ReplyReceiver inbox;
    private byte[] text = new byte[1 << 10];
    private int length;
    private int lineStart;
    private volatile boolean inReply;
    private long noise;
    private final KnownForm form;
    private final SentIds sent;
    /** The id with which the open reply began. */
    private int id;
    /** Where lines begin within the open reply that could open the next ones, with the ids that follow its own. */
    private final List<Integer> starts = new ArrayList<>();
    /** A reply that is closed, with such lines in it. */
    private byte[] held = {};

    private List<Integer> heldStarts = List.of();
    private int heldId;

    /** @param sent ids of commands that may be answered */
    ReplyReader(ReplyReceiver inbox, KnownForm form, SentIds sent) {
        this.inbox = inbox;
        this.form = form;
        this.sent = sent;
    }

    /** Whether a reply has begun and is not closed yet. */
    boolean isInReply() {
        return inReply;
    }

    @Override
    public boolean read(byte[] bytes, int count) {
        String trouble = "";
        for (int i = 0; i < count && trouble.isEmpty(); i++) {
            trouble = take(bytes[i]);
        }
        inbox.settled();
        if (!trouble.isEmpty()) {
            release(heldId + 1);
            inbox.end(trouble);
        }
        return trouble.isEmpty();
    }

    @Override
    public void end() {
        release(heldId + 1);
        boolean open = inReply && !form.has(FormFault.notEnded(reply(text, 0, length)));
        if (inReply && !open) {
            inbox.reply(reply(text, 0, length));
        } else if (!inReply && length > 0) {
            inbox.noise(string(text, 0, length));
        }
        inbox.end(open ? "ended its output in the middle of an answer, which an empty line should have closed" : "");
    }

    @Override
    public void breakOff() {
        inbox.end("");
    }

    /** @return what is wrong, empty if nothing */
    private String take(byte b) {
        if (b == '\n') {
            endLine();
            return "";
        }
        // A control character is to be dropped, says the standard; CR is one, and HT counts as a space.
        if (b == '\t') {
            append((byte) ' ');
        } else if (b < 0 || b >= ' ' && b != 127) {
            append(b);
        }
        if (length > LARGEST_REPLY) {
            return inReply ? "gave an answer of more than 1 MB" : "printed a line of more than 1 MB";
        }
        return noise + length > LARGEST_REPLY ? "printed more than 1 MB that is no answer" : "";
    }

    private void append(byte b) {
        if (length == text.length) {
            text = Arrays.copyOf(text, 2 * length);
        }
        text[length++] = b;
    }

    private void endLine() {
        if (!inReply && opensAfterMark()) {
            form.add(FormFault.BYTE_ORDER_MARK);
            length -= BYTE_ORDER_MARK.length;
            System.arraycopy(text, BYTE_ORDER_MARK.length, text, 0, length);
        }
        boolean empty = length == lineStart;
        if (inReply) {
            if (empty) {
                close();
            } else {
                mayOpenNext();
                append((byte) '\n');
            }
        } else if (!empty && (text[0] == '=' || text[0] == '?')) {
            open();
            append((byte) '\n');
        } else {
            if (!empty) {
                noise += length + 1;
                String line = string(text, 0, length);
                if (!sent.isEcho(line)) {
                    inbox.noise(line);
                }
            }
            length = 0;
        }
        lineStart = length;
    }

    /** Whether the line could open a reply but for the mark that some systems write before the first text of a program. */
    private boolean opensAfterMark() {
        int first = BYTE_ORDER_MARK.length;
        return length > first
                && Arrays.equals(text, 0, first, BYTE_ORDER_MARK, 0, first)
                && (text[first] == '=' || text[first] == '?');
    }

    private void open() {
        id = id(text, 0, length);
        release(id);
        inReply = true;
    }

    private void close() {
        if (starts.isEmpty()) {
            inbox.reply(reply(text, 0, length));
        } else {
            held = Arrays.copyOf(text, length);
            heldStarts = List.copyOf(starts);
            heldId = id;
            starts.clear();
        }
        inReply = false;
        noise = 0;
        length = 0;
    }

    /** Whether the line at the end opens the reply to the next command. */
    private void mayOpenNext() {
        byte first = text[lineStart];
        int next = id + starts.size() + 1;
        if (first != '=' && first != '?' || id < 0 || next > sent.last() || id(text, lineStart, length) != next) {
            return;
        }
        int begun = starts.isEmpty() ? 0 : starts.get(starts.size() - 1);
        if (next == sent.nudge()) {
            form.add(FormFault.notEnded(reply(text, begun, lineStart)));
        }
        if (!form.has(FormFault.notEnded(reply(text, begun, lineStart)))) {
            starts.add(lineStart);
            return;
        }
        begun = 0;
        for (int start : starts) {
            split(text, begun, start);
            begun = start;
        }
        inbox.reply(reply(text, begun, lineStart));
        starts.clear();
        length -= lineStart;
        System.arraycopy(text, lineStart, text, 0, length);
        id = next;
    }

    /** @param following the id with which the next reply begins */
    private void release(int following) {
        if (heldStarts.isEmpty()) {
            return;
        }
        int begun = 0;
        for (int i = 0; i < heldStarts.size() && heldId + 1 + i < following; i++) {
            split(held, begun, heldStarts.get(i));
            begun = heldStarts.get(i);
        }
        inbox.reply(reply(held, begun, held.length));
        heldStarts = List.of();
    }

    private void split(byte[] replies, int from, int to) {
        Reply reply = reply(replies, from, to);
        form.add(FormFault.notEnded(reply));
        inbox.reply(reply);
    }

    /** The number after the first letter; -1 if there is none that can be one. */
    private static int id(byte[] line, int from, int to) {
        int at = from + 1;
        int id = 0;
        while (at < to && line[at] >= '0' && line[at] <= '9' && at < from + 10) {
            id = 10 * id + line[at++] - '0';
        }
        return at == from + 1 ? -1 : id;
    }

    private static Reply reply(byte[] lines, int from, int to) {
        int id = id(lines, from, to);
        int at = from + 1;
        while (id >= 0 && at < to && lines[at] >= '0' && lines[at] <= '9' && at < from + 10) {
            at++;
        }
        return new Reply(lines[from] == '=', id, string(lines, at, to).strip());
    }

    /** What is no UTF-8 shows as a replacement character: that is the engine's affair, and no rule hangs on it. */
    private static String string(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }
}
