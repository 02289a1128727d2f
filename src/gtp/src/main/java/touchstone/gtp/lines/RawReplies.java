package touchstone.gtp.lines;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.spi.text.TextReply;

/**
 * An engine's output, taken apart into replies.
 *
 * @param replies in the order in which they came
 * @param stray what stands between them, without empty lines
 * @param open whether the last reply has not been ended by an empty line
 */
record RawReplies(List<TextReply> replies, String stray, boolean open) {

    /** What some systems write before the first text of a program: no part of a reply. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private static final Pattern START = Pattern.compile("([=?])([0-9]*)(.*)", Pattern.DOTALL);

    /** @param ids those of the commands sent: a line that begins like an answer to one of them begins a reply, also within another */
    static RawReplies of(String output, Set<String> ids) {
        List<TextReply> replies = new ArrayList<>();
        StringBuilder stray = new StringBuilder();
        StringBuilder reply = new StringBuilder();
        boolean inReply = false;
        int start = 0;
        while (start < output.length()) {
            int end = output.indexOf('\n', start);
            String line = output.substring(start, end < 0 ? output.length() : end);
            start = end < 0 ? output.length() : end + 1;
            if (!inReply && line.startsWith(BYTE_ORDER_MARK) && begins(line.substring(BYTE_ORDER_MARK.length()))) {
                stray.append(stray.isEmpty() ? "" : "\n").append(BYTE_ORDER_MARK);
                line = line.substring(BYTE_ORDER_MARK.length());
            }
            String seen = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
            if (inReply && seen.isEmpty() && end >= 0) {
                replies.add(reply(reply.toString(), true));
                inReply = false;
            } else if (begins(seen) && (!inReply || isFailure(reply) || answers(seen, ids))) {
                if (inReply) {
                    replies.add(reply(reply.toString(), false));
                }
                reply.setLength(0);
                reply.append(line);
                inReply = true;
            } else if (inReply) {
                reply.append('\n').append(line);
            } else if (!seen.isEmpty()) {
                stray.append(stray.isEmpty() ? "" : "\n").append(line);
            }
        }
        if (inReply) {
            replies.add(reply(reply.toString(), false));
        }
        return new RawReplies(List.copyOf(replies), stray.toString(), inReply);
    }

    private static boolean begins(String line) {
        return line.startsWith("=") || line.startsWith("?");
    }

    /** What is said of a failure is said in one line: what begins like an answer after it is another answer. */
    private static boolean isFailure(CharSequence reply) {
        return reply.charAt(0) == '?';
    }

    private static boolean answers(String line, Set<String> ids) {
        return id(line).filter(ids::contains).isPresent();
    }

    private static Optional<String> id(String reply) {
        Matcher matcher = START.matcher(reply);
        return matcher.matches() && !matcher.group(2).isEmpty() ? Optional.of(matcher.group(2)) : Optional.empty();
    }

    private static TextReply reply(String raw, boolean ended) {
        Matcher matcher = START.matcher(raw);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("a reply begins with = or ?");
        }
        return new TextReply(
                raw.charAt(0) == '=',
                id(raw),
                matcher.group(3).replace("\r", "").strip(),
                ended,
                raw);
    }
}
