package touchstone.report.ci;

import java.nio.charset.StandardCharsets;

/** A text of bounded size, made of blocks: a block that does not fit is left out, and the end says so. */
final class BoundedPage {

    /** What the last line needs, in bytes. */
    private static final int LAST_LINE = 200;

    private final StringBuilder text = new StringBuilder();
    private final int limit;
    private int size;
    private int leftOut;

    /** @param limit in bytes */
    BoundedPage(int limit) {
        this.limit = limit;
    }

    /** Adds a block, with an empty line after it, if there is room for it. */
    BoundedPage add(String block) {
        String whole = block.stripTrailing() + "\n\n";
        int bytes = whole.getBytes(StandardCharsets.UTF_8).length;
        if (size + bytes > limit - LAST_LINE) {
            leftOut++;
        } else {
            text.append(whole);
            size += bytes;
        }
        return this;
    }

    /** A number of things of a kind. */
    static String counted(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    /** All that had room. */
    String text() {
        return leftOut == 0
                ? text.toString()
                : text + "_Left out for lack of room: " + counted(leftOut, "part")
                        + " of this page. The results have all of it._\n";
    }
}
