package touchstone.suite.result;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.formats.file.BoundedLines;
import touchstone.suite.specification.Clause;

/**
 * The {@code run.json} of versions before {@link RunRecord#FORMAT}: it had no format, and did not say whether the protocol was
 * claimed. That is told from the results.
 */
final class EarlierRecord {

    private static final Pattern CLAUSE = Pattern.compile("\"clause\" ?: ?\"([^\"]+)\"");

    private EarlierRecord() {}

    static boolean is(ObjectNode record) {
        return !record.has("format");
    }

    /** Makes a record of today out of one.
     *
     * @param results of the run; there may be none
     * @throws IOException if they cannot be read
     */
    static void upgrade(ObjectNode record, Path results) throws IOException {
        ObjectNode claim = record.objectNode();
        claim.set("ruleset", record.remove("ruleset"));
        claim.set("profile", record.remove("profile"));
        claim.put("protocol", Files.exists(results) && claimsProtocol(results));
        claim.set("only", record.remove("only"));
        record.set("claim", claim);
        record.put("format", RunRecord.FORMAT);
    }

    private static boolean claimsProtocol(Path results) throws IOException {
        try (BoundedLines lines = BoundedLines.of(results, RunReader.LONGEST_LINE)) {
            for (String line = lines.next(); line != null; line = lines.next()) {
                Matcher clause = CLAUSE.matcher(line);
                if (clause.find() && Clause.kindOf(clause.group(1)) == Clause.Kind.PROTOCOL) {
                    return true;
                }
            }
            return false;
        }
    }
}
