package touchstone.rpc.json;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.MessageIssueHandler;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageProducer;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import touchstone.process.PrintedText;

/**
 * Reads messages, each after a header with its length. What is no message ends the reading with a {@link MalformedException},
 * whose message is the rest of a sentence that begins with the sender.
 */
public final class MessageReader extends StreamMessageProducer {

    /** In bytes: the longest message, and the most that may stand between two. */
    public static final int LONGEST = 1 << 20;

    /** Those of a message. */
    private static final List<String> NAMES = List.of("Content-Length:", "Content-Type:");

    private String stray = "";

    /**
     * @param issues is told of a message of which only a part cannot be read, so that whoever sent it can be answered; null if that
     *     ends the reading as well
     */
    public MessageReader(InputStream in, MessageJsonHandler json, MessageIssueHandler issues) {
        super(new BoundedBetweenMessages(new BufferedInputStream(in)), json, issues);
    }

    /** What was sent that is no message. */
    public static final class MalformedException extends RuntimeException {
        MalformedException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    @Override
    protected void parseHeader(String line, Headers headers) {
        // Names of headers are those of HTTP, where capitals do not matter.
        Optional<String> name = NAMES.stream()
                .filter(one -> line.regionMatches(true, 0, one, 0, one.length()))
                .findFirst();
        if (name.isPresent()) {
            super.parseHeader(name.get() + line.substring(name.get().length()), headers);
        } else if (stray.isEmpty()) {
            stray = line;
        }
        if (headers.contentLength > LONGEST) {
            throw malformed(
                    "announced a message of " + headers.contentLength + " bytes, of which " + LONGEST + " are allowed");
        }
    }

    /** Taken in whole first: what cannot be read of it does not run into the next one. */
    @Override
    protected boolean handleMessage(InputStream in, Headers headers) {
        byte[] content;
        try {
            content = in.readNBytes(headers.contentLength);
        } catch (IOException e) {
            throw malformed("ended in the middle of a message");
        }
        if (content.length < headers.contentLength) {
            throw malformed("ended in the middle of a message");
        }
        ((BoundedBetweenMessages) getInput()).passed = 0;
        return super.handleMessage(new ByteArrayInputStream(content), headers);
    }

    @Override
    protected void fireError(Throwable error) {
        if (error instanceof MalformedException known) {
            throw known;
        }
        boolean read = error instanceof MessageIssueException;
        String why = read ? why(((MessageIssueException) error).getIssues().get(0)) : words(error);
        throw new MalformedException(
                (read ? "sent a message that cannot be read: " : "sent what is no message of JSON-RPC: ")
                        + PrintedText.clean(why)
                        + noise(),
                error);
    }

    /** Why a part of a message cannot be read. */
    public static String why(MessageIssue unread) {
        return unread.getCause() == null ? unread.getText() : words(unread.getCause());
    }

    /** What went wrong in the end, without the names of Java's exceptions and Gson's advice to programmers. */
    private static String words(Throwable thrown) {
        Throwable last = thrown;
        while (last.getCause() != null) {
            last = last.getCause();
        }
        return String.valueOf(last.getMessage()).split("\nSee http", 2)[0];
    }

    /** Nobody needs to be told: whoever waits finds that the end has come. */
    @Override
    protected void fireStreamClosed(Exception cause) {}

    private MalformedException malformed(String what) {
        return new MalformedException(what + noise(), null);
    }

    /** What was printed where messages are expected, to be added to a sentence; empty if there was nothing. */
    public String noise() {
        return stray.isEmpty() ? "" : "; it printed, which is no header, " + PrintedText.quoted(stray);
    }

    private static final class BoundedBetweenMessages extends FilterInputStream {
        private int passed;

        private BoundedBetweenMessages(InputStream in) {
            super(in);
        }

        /** Headers are read by this method, contents by others. */
        @Override
        @SuppressWarnings("InputStreamSlowMultibyteRead")
        public int read() throws IOException {
            if (++passed > LONGEST) {
                throw new MalformedException("sent more than " + LONGEST + " bytes that are no message", null);
            }
            return super.read();
        }
    }
}
