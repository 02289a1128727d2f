package touchstone.cli.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a step expects of an answer: no more than the scenario says. It knows the reference's answer, which the step has found to be right.
 *
 * @param points those that the step names
 */
record StepExpectation(StepForm form, List<String> points) {

    private static final ObjectMapper JSON = new ObjectMapper();

    static Map<String, JsonNode> accepted() {
        return Map.of("like", JSON.createObjectNode().put("kind", "accepted"));
    }

    VectorCall of(VectorCall call, JsonNode answer) {
        return switch (form) {
            case EXACT -> able(call).expecting(Map.of("is", answer));
            case KIND, DRAWN -> call.expecting(like(answer, "kind"));
            case REASON -> call.expecting(Map.of("like", some(answer, "kind"), "reason", answer.path("reason")));
            case DECIDED ->
                call.expecting(Map.of(
                        "like",
                        some(answer, "kind"),
                        "unlike",
                        JSON.createObjectNode().put("reason", "undecided")));
            case UNDECIDED -> call.expecting(like(answer, "kind", "reason"));
            case WINNER -> call.expecting(like(answer, "kind", "winner"));
            case WINNER_AND_MARGIN ->
                call.request().equals("outcome")
                        ? call.needing("agreements").expecting(like(answer, "kind", "winner", "margin"))
                        : call.expecting(Map.of("is", answer));
            case NO_WINNER ->
                call.expecting(Map.of("unlike", JSON.createObjectNode().put("kind", "won")));
            case EMPTY -> call.expecting(named("empty"));
            case NEUTRAL -> call.expecting(named(call.request().equals("position") ? "empty" : "lacks"));
            case CONTAINS -> call.expecting(named("contains"));
            case TOGETHER -> call.expecting(named("together"));
            case STONES_TOO_MANY -> call.expecting(count(answer, "tooMany", "stones"));
            case FILLED_IN_LEAD -> call.expecting(count(answer, "lead"));
            case CAPTURED,
                    SELF_CAPTURED,
                    ACTION,
                    TRIED,
                    MOVES_IN_TURN,
                    SHOWN,
                    AGREED,
                    GENERATED,
                    SIZE,
                    SOME_SIZE,
                    WORTH -> call;
        };
    }

    /** Scores are asked for where they are shown, and else the difference alone. */
    private VectorCall able(VectorCall call) {
        return call.request().equals("score") ? call.needing("counting") : call;
    }

    private Map<String, JsonNode> named(String relation) {
        return Map.of(relation, JSON.valueToTree(points));
    }

    private static Map<String, JsonNode> count(JsonNode answer, String... fields) {
        return Map.of("like", JSON.createObjectNode().set("count", some(answer.path("count"), fields)));
    }

    private static Map<String, JsonNode> like(JsonNode answer, String... fields) {
        return Map.of("like", some(answer, fields));
    }

    private static ObjectNode some(JsonNode answer, String... fields) {
        ObjectNode chosen = JSON.createObjectNode();
        Stream.of(fields).forEach(field -> chosen.set(field, answer.required(field)));
        return chosen;
    }
}
