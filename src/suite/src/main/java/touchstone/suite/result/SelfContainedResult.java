package touchstone.suite.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * A result that names its run: as in certificates, and in {@code results.jsonl} before {@code run.json} recorded it
 * once.
 */
public final class SelfContainedResult {

    private static final List<String> OF_THE_RUN = List.of("suiteVersion", "commandLine", "ruleset", "profile", "seed");

    private SelfContainedResult() {}

    /** Whether a line of results, as JSON, is one. */
    static boolean is(JsonNode line) {
        return OF_THE_RUN.stream().anyMatch(line::has);
    }

    /** The result with the facts of its run among its members. */
    public static ObjectNode write(Result result, ObjectMapper json) {
        ObjectNode node = json.valueToTree(result);
        node.put("suiteVersion", result.run().suiteVersion());
        node.put("commandLine", result.run().commandLine());
        node.put("ruleset", result.claim().ruleset());
        node.put("profile", result.claim().profile());
        return node.put("seed", result.run().seed());
    }

    /**
     * The result without them, and beside it what they say; whether the protocol was claimed is not among that.
     *
     * @throws JsonProcessingException if it is no result
     */
    public static Result read(JsonNode node, ObjectMapper json) throws JsonProcessingException {
        ObjectNode bare = node.deepCopy();
        bare.remove(OF_THE_RUN);
        return json.treeToValue(bare, Result.class)
                .of(
                        new RunFacts(
                                text(node, "suiteVersion"),
                                text(node, "commandLine"),
                                node.path("seed").asLong()),
                        new RecordedClaim(text(node, "ruleset"), text(node, "profile"), false, List.of()));
    }

    private static String text(JsonNode node, String member) {
        return node.path(member).asText("");
    }
}
