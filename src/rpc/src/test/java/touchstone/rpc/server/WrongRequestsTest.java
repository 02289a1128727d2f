package touchstone.rpc.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.rpc.message.MessageExamples;

/** The served reference understands what the schema allows, answers all else with an error that says why, and goes on. */
class WrongRequestsTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String GAME =
            ("{\"position\":[\"X.O\",\"XO.\",\"...\"],\"toMove\":\"black\",\"blackPrisoners\":0,"
                    + "\"whitePrisoners\":0}");

    static List<String> requests() {
        return MessageExamples.requests();
    }

    private static JsonNode request(int id, String method, JsonNode params) {
        var message =
                JSON.createObjectNode().put("jsonrpc", "2.0").put("id", id).put("method", method);
        return params.isNull() ? message : message.set("params", params);
    }

    /** What is answered to each of these params, every time in the same game. */
    private static List<JsonNode> answers(String method, List<JsonNode> all) throws IOException {
        StringBuilder sent = new StringBuilder();
        for (JsonNode params : all) {
            sent.append(ServedReference.message(
                    request(0, "begin", JSON.readTree(GAME)).toString()));
            sent.append(ServedReference.message(request(1, method, params).toString()));
        }
        List<JsonNode> answers = new ArrayList<>();
        for (String answer : ServedReference.answers(sent.toString())) {
            JsonNode read = JSON.readTree(answer);
            if (read.path("id").asInt() == 1) {
                answers.add(read);
            } else {
                assertThat(read.path("result").isObject()).as(answer).isTrue();
            }
        }
        assertThat(answers).hasSameSizeAs(all);
        return answers;
    }

    @ParameterizedTest
    @MethodSource("requests")
    void whatTheSchemaAllowsIsUnderstood(String request) throws IOException {
        List<JsonNode> allowed = MessageExamples.allowed(request + ".params");

        assertThat(allowed).isNotEmpty().allMatch(params -> MessageExamples.isAllowed(request + ".params", params));
        assertThat(answers(request, allowed))
                .allMatch(answer -> answer.has("result")
                        ? MessageExamples.isAllowed(request + ".result", answer.path("result"))
                        // It lacks a capability, or cannot have the game.
                        : answer.at("/error/code").asInt() > 0
                                || answer.at("/error/message").asText().contains("cannot have just played there"));
    }

    static List<String> requestsWithParams() {
        return requests().stream()
                .filter(request -> !MessageExamples.isAllowed(request + ".params", JSON.nullNode()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("requestsWithParams")
    void whatItDoesNotAllowIsAnsweredWithAnErrorThatSaysWhy(String request) throws IOException {
        Set<JsonNode> changed = new LinkedHashSet<>();
        MessageExamples.allowed(request + ".params").forEach(params -> changed.addAll(MessageExamples.changed(params)));
        changed.removeIf(params -> MessageExamples.isLetPass(request + ".params", params));

        List<JsonNode> wrong = List.copyOf(changed);
        List<JsonNode> answers = answers(request, wrong);

        assertThat(IntStream.range(0, wrong.size())
                        .filter(i -> !isExplained(answers.get(i).path("error")))
                        .mapToObj(i -> wrong.get(i) + " -> " + answers.get(i)))
                .isEmpty();
    }

    private static boolean isExplained(JsonNode error) {
        String words = error.path("message").asText();
        return error.path("code").asInt() == -32602 && !words.contains("java.") && !words.contains("http");
    }
}
