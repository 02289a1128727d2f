package touchstone.gtp.client;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Splits an engine's output into replies. A line that begins with {@code =} or {@code ?} opens a reply and an empty
 * line closes it; empty lines between replies are allowed, other lines there are noise.
 */
final class ReplyReader implements Runnable {

    /** In bytes: no answer of the protocol comes near it, and an engine gone wild is stopped by it. */
    static final int LARGEST_REPLY = 1 << 20;

    private final InputStream in;
    private final ReplyReceiver inbox;
    private final byte[] chunk = new byte[1 << 13];
    private byte[] text = new byte[1 << 10];
    private int length;
    private int lineStart;
    private boolean inReply;
    private long noise;

    ReplyReader(InputStream in, ReplyReceiver inbox) {
        this.in = in;
        this.inbox = inbox;
    }

    @Override
    public void run() {
        try {
            String trouble = "";
            int count;
            while (trouble.isEmpty() && (count = in.read(chunk)) >= 0) {
                for (int i = 0; i < count && trouble.isEmpty(); i++) {
                    trouble = take(chunk[i]);
                }
                inbox.settled();
            }
            if (trouble.isEmpty() && inReply) {
                trouble = "ended its output in the middle of an answer, which an empty line should have closed";
            } else if (trouble.isEmpty() && length > 0) {
                inbox.noise(string(0));
            }
            inbox.end(trouble);
        } catch (IOException e) {
            inbox.end("");
        }
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
            text = java.util.Arrays.copyOf(text, 2 * length);
        }
        text[length++] = b;
    }

    private void endLine() {
        boolean empty = length == lineStart;
        if (inReply) {
            if (empty) {
                inbox.reply(reply());
                inReply = false;
                noise = 0;
                length = 0;
            } else {
                append((byte) '\n');
            }
        } else if (!empty && (text[0] == '=' || text[0] == '?')) {
            inReply = true;
            append((byte) '\n');
        } else {
            if (!empty) {
                noise += length + 1;
                inbox.noise(string(0));
            }
            length = 0;
        }
        lineStart = length;
    }

    private Reply reply() {
        int at = 1;
        int id = 0;
        while (at < length && text[at] >= '0' && text[at] <= '9' && at < 10) {
            id = 10 * id + text[at++] - '0';
        }
        return new Reply(text[0] == '=', at == 1 ? -1 : id, string(at).strip());
    }

    /** What is no UTF-8 shows as a replacement character: that is the engine's affair, and no rule hangs on it. */
    private String string(int from) {
        return new String(text, from, length - from, StandardCharsets.UTF_8);
    }
}
