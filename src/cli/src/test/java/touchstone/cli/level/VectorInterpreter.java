package touchstone.cli.level;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import touchstone.process.ProgramThread;
import touchstone.process.RunningProgram;
import touchstone.rpc.server.SubjectServer;
import touchstone.spi.Subject;

/**
 * Runs test vectors as the manual says, on a subject that it sends them to as they are. It shares no code with the steps and knows
 * only JSON: a second reading of the same data.
 */
final class VectorInterpreter implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private final RunningProgram subject;
    private int asked;
    /** By the alternation of turns; null if the subject has to be asked. */
    private JsonNode toMove;
    /** The position before the last one, what move was generated last, and the answers to each request in the step. */
    private JsonNode before;

    private JsonNode generated;
    private final Map<String, List<JsonNode>> answers = new HashMap<>();

    VectorInterpreter(Subject subject) {
        this.subject = ProgramThread.start(
                (requests, answers, errors) -> new SubjectServer(subject, Optional.empty()).serve(requests, answers));
    }

    /** What was found wrong, by the ids of the scenarios that hold under the ruleset; empty of those that passed. */
    Map<String, String> run(List<JsonNode> files, String ruleset) throws IOException {
        Map<String, String> found = new TreeMap<>();
        for (JsonNode file : files) {
            for (JsonNode scenario : file.path("scenarios")) {
                for (JsonNode variant : scenario.path("variants")) {
                    if (texts(variant.path("rulesets")).contains(ruleset)) {
                        run(variant.path("steps"))
                                .ifPresent(
                                        wrong -> found.put(scenario.path("id").asText(), wrong));
                    }
                }
            }
        }
        return found;
    }

    /** What is wrong, in words; nothing if the scenario is none for the subject. */
    private Optional<String> run(JsonNode steps) throws IOException {
        JsonNode last = JSON.missingNode();
        toMove = null;
        for (JsonNode step : steps) {
            answers.clear();
            for (JsonNode call : step.path("calls")) {
                String request = call.path("request").asText();
                if (request.equals("finish")) {
                    if (!finish()) {
                        return Optional.of(step.path("text").asText() + ": a pass at the end is refused");
                    }
                    continue;
                }
                ObjectNode params = call.path("params").deepCopy() instanceof ObjectNode given ? given : null;
                if (call.path("inTurn").asBoolean()) {
                    params.set("player", toMove == null ? ask("toMove", null) : toMove);
                }
                JsonNode answer = ask(request, params);
                if (request.equals("make")) {
                    toMove = opponent(params.path("player"));
                } else if (request.equals("say")) {
                    toMove = null;
                }
                if (call.has("unsupported") && isLike(call.path("unsupported"), answer)) {
                    return Optional.empty();
                }
                answers.computeIfAbsent(request, asked -> new ArrayList<>()).add(answer);
                generated = request.equals("move") ? answer.path("move") : generated;
                before = last;
                last = request.equals("position") ? answer : last;
                for (Map.Entry<String, JsonNode> wanted : call.path("expect").properties()) {
                    if (answer.has("error") || !holds(request, wanted.getKey(), wanted.getValue(), answer)) {
                        return Optional.of(
                                step.path("text").asText() + ": " + request + " " + params + " answered " + answer);
                    }
                }
                if (call.has("enough") && isLike(call.path("enough"), answer)) {
                    break;
                }
            }
        }
        return Optional.of("");
    }

    /** As the manual says: passes, at most two, until the players may stop; then that they stop, and that no stone is dead. */
    private boolean finish() throws IOException {
        ObjectNode stop = JSON.createObjectNode().put("kind", "stop");
        for (int i = 0; i < 2 && runs() && !isAccepted("maySay", stop); i++) {
            ObjectNode pass = JSON.createObjectNode().put("move", "pass");
            pass.set("player", toMove);
            if (!isAccepted("make", pass)) {
                return false;
            }
            toMove = opponent(toMove);
        }
        ObjectNode dead = JSON.createObjectNode().put("kind", "dead");
        dead.putArray("stones");
        for (ObjectNode statement : List.of(stop, dead)) {
            if (!ask("phase", null).asText().equals("over") && isAccepted("maySay", statement)) {
                ask("say", statement);
            }
        }
        return true;
    }

    private boolean runs() throws IOException {
        return !List.of("over", "stopped").contains(ask("phase", null).asText());
    }

    private boolean isAccepted(String request, ObjectNode params) throws IOException {
        return ask(request, params).path("kind").asText().equals("accepted");
    }

    private boolean holds(String request, String relation, JsonNode wanted, JsonNode answer) {
        return switch (relation) {
            case "is" -> request.startsWith("position") ? answer.equals(wanted) : same(wanted, answer);
            case "like" -> isLike(wanted, answer);
            case "unlike" -> !isLike(wanted, answer);
            case "reason" -> !answer.has("reason") || answer.get("reason").equals(wanted);
            case "contains" -> texts(answer).containsAll(texts(wanted));
            case "lacks" -> texts(answer).stream().noneMatch(texts(wanted)::contains);
            case "empty" -> texts(wanted).stream().noneMatch(stones(answer)::containsKey);
            case "change" -> isChanged(wanted, stones(before), stones(answer));
            case "each" ->
                shown(answer).allMatch(shown -> wanted.properties().stream()
                        .allMatch(one -> holds(request, one.getKey(), one.getValue(), shown)));
            case "agree" ->
                shown(answer).map(VectorInterpreter::unordered).distinct().count() < 2;
            case "generated" ->
                stones(answer)
                        .equals(
                                generated.asText().equals("pass")
                                        ? Map.of()
                                        : Map.of(generated.asText(), sign(wanted)));
            case "above" -> answer.asDouble() == answers.get(request).get(0).asDouble() + wanted.asDouble();
            case "together" ->
                answers.get(request).stream()
                        .flatMap(one -> texts(one).stream())
                        .toList()
                        .containsAll(texts(wanted));
            default -> throw new IllegalArgumentException("expected " + relation);
        };
    }

    private static Stream<JsonNode> shown(JsonNode answer) {
        return StreamSupport.stream(answer.spliterator(), false).map(one -> one.path("shown"));
    }

    /** Points, in whatever order; the rows of a position are other texts, all of one length. */
    private static Object unordered(JsonNode shown) {
        return shown.isArray() && !shown.path(0).asText().matches("[XO.]*")
                ? texts(shown).stream().sorted().toList()
                : shown;
    }

    private static boolean same(JsonNode wanted, JsonNode answer) {
        if (wanted.isNumber()) {
            return answer.isNumber() && answer.asDouble() == wanted.asDouble();
        }
        if (wanted.isArray()) {
            return texts(wanted).stream()
                    .sorted()
                    .toList()
                    .equals(texts(answer).stream().sorted().toList());
        }
        return wanted.isObject() ? wanted.size() == answer.size() && isLike(wanted, answer) : wanted.equals(answer);
    }

    private static boolean isLike(JsonNode wanted, JsonNode answer) {
        return wanted.properties().stream().allMatch(field -> {
            JsonNode there = answer.path(field.getKey());
            return field.getValue().isObject() ? isLike(field.getValue(), there) : same(field.getValue(), there);
        });
    }

    private static boolean isChanged(JsonNode wanted, Map<String, Character> before, Map<String, Character> after) {
        Map<String, Character> expected = new HashMap<>(before);
        String point = wanted.at("/play/move").asText();
        if (expected.put(point, sign(wanted.at("/play/player"))) != null) {
            return false;
        }
        for (String removed : texts(wanted.path("removed"))) {
            if (!Optional.of(sign(wanted.path("of"))).equals(Optional.ofNullable(expected.remove(removed)))) {
                return false;
            }
        }
        return expected.equals(after);
    }

    private static JsonNode opponent(JsonNode color) {
        return JSON.getNodeFactory().textNode(color.asText().equals("black") ? "white" : "black");
    }

    private static char sign(JsonNode color) {
        return color.asText().equals("black") ? 'X' : 'O';
    }

    private static Map<String, Character> stones(JsonNode rows) {
        Map<String, Character> stones = new HashMap<>();
        for (int row = 0; row < rows.size(); row++) {
            String signs = rows.get(row).asText();
            for (int column = 0; column < signs.length(); column++) {
                if (signs.charAt(column) != '.') {
                    stones.put(COLUMNS.charAt(column) + String.valueOf(rows.size() - row), signs.charAt(column));
                }
            }
        }
        return stones;
    }

    private static List<String> texts(JsonNode array) {
        return new ArrayList<>(StreamSupport.stream(array.spliterator(), false)
                .map(one -> one.isValueNode() ? one.asText() : one.toString())
                .toList());
    }

    /** The result, or an object with the error. */
    private JsonNode ask(String method, ObjectNode params) throws IOException {
        ObjectNode message =
                JSON.createObjectNode().put("jsonrpc", "2.0").put("id", ++asked).put("method", method);
        if (params != null) {
            message.set("params", params);
        }
        byte[] content = JSON.writeValueAsBytes(message);
        subject.input().write(("Content-Length: " + content.length + "\r\n\r\n").getBytes(UTF_8));
        subject.input().write(content);
        subject.input().flush();
        JsonNode answer = read(subject.output());
        return answer.has("result") ? answer.get("result") : answer;
    }

    private static JsonNode read(InputStream in) throws IOException {
        int length = 0;
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            length = line.startsWith("Content-Length: ") ? Integer.parseInt(line.substring(16)) : length;
        }
        return JSON.readTree(in.readNBytes(length));
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new IOException("the subject has ended");
            }
            line.append((char) c);
        }
        return line.toString().strip();
    }

    @Override
    public void close() {
        try {
            subject.input().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            subject.destroy();
        }
    }
}
