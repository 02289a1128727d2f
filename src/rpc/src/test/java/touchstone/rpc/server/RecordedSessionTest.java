package touchstone.rpc.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reference, served, message by message. */
class RecordedSessionTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static List<String> lines(String page, String arrow) {
        return page.lines()
                .filter(line -> line.startsWith("    " + arrow + " "))
                .map(line -> line.substring(8))
                .toList();
    }

    @Test
    void theSessionOfTheManualIsWhatHappens() throws IOException {
        String page = Files.readString(
                Path.of(System.getProperty("touchstone.home")).resolve("src/manual/subject-protocol.md"));
        List<JsonNode> expected = new ArrayList<>();
        for (String line : lines(page, "<--")) {
            expected.add(JSON.readTree(line));
        }
        List<JsonNode> answered = new ArrayList<>();
        for (String answer : ServedReference.answers(
                lines(page, "-->").stream().map(ServedReference::message).collect(Collectors.joining()))) {
            answered.add(JSON.readTree(answer));
        }

        assertThat(expected).hasSizeGreaterThan(10);
        assertThat(answered).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"make\",\"params\":{\"player\":\"red\",\"move\":\"A1\"}} | 'red' is none of [black, white]",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"make\",\"params\":{\"player\":\"black\"}} | the field 'move' is missing",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"make\",\"params\":{\"player\":\"black\",\"move\":\"Z99\"}} | 'Z99' is no point",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"say\",\"params\":{\"kind\":\"hello\"}} | the field 'kind' has to be one of",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"begin\",\"params\":{\"position\":[\"..\",\".\"],\"toMove\":\"black\"}} | a position is expected",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"setRules\",\"params\":{\"axes\":{\"ko\":\"x\"}}} | there is no axis 'ko'",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"generate\",\"params\":{\"player\":\"black\",\"samples\":1}} | \"code\":1",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"dance\"} | \"code\":-32601",
            })
    void whatCannotBeReadIsAnsweredWithAnErrorAndTheNextRequestWorks(String request, String named) throws IOException {
        List<String> answers = ServedReference.answers(ServedReference.message(request)
                + ServedReference.message("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"over\"}"));

        assertThat(answers).hasSize(2);
        assertThat(answers.get(0)).contains(named, "\"error\"");
        assertThat(answers.get(1)).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":false}");
    }

    /** A suite that speaks newer versions too is told that this one is spoken here. */
    @Test
    void whoAsksForANewerVersionIsToldOurs() throws IOException {
        List<String> answers = ServedReference.answers(
                ServedReference.message(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocol\":7,\"version\":\"9\",\"newer\":[]}}"));

        assertThat(answers).singleElement().asString().contains("\"result\":{\"protocol\":1,");
    }

    @Test
    void whatIsNoMessageEndsIt() {
        assertThatThrownBy(() -> ServedReference.answers("Content-Length: 3\r\n\r\n{]}"))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("who asks sent what is no message of JSON-RPC");
    }
}
