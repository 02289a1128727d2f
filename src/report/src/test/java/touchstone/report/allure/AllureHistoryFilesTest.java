package touchstone.report.allure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AllureHistoryFilesTest {

    @Test
    void whatAnotherWroteIsMadeHarmless() throws IOException {
        JsonNode item = tests("""
                {"id": {"items": [{"uid": "../x", "reportUrl": "javascript:alert(1)", "status": "failed",
                 "statusDetails": "<script>alert(1)</script>\\u001b[31m\\u202e", "time": {"start": 5}, "other": 1}]}}
                """, List.of("id")).at("/id/items/0");

        assertThat(item.has("uid")).isFalse();
        assertThat(item.has("reportUrl")).isFalse();
        assertThat(item.has("other")).isFalse();
        assertThat(item.get("statusDetails").asText())
                .doesNotContain("<script")
                .doesNotContain("\u001B")
                .doesNotContain("\u202E");
        assertThat(item.at("/time/start").asLong()).isEqualTo(5);
    }

    @Test
    void itemsWithoutAStatusOrATimeAreLeftOut() throws IOException {
        assertThat(tests("""
                {"id": {"statistic": null, "items": [null, {"status": "failed"}, {"status": "odd", "time": {}},
                 {"status": "passed", "time": {"start": 1}}]}}
                """, List.of("id")).at("/id/items")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "{", "[]", "7", "{\"id\": 7}", "{\"id\": null}", "{\"id\": {}}", "{\"id\": {\"items\": 1}}"})
    void whatIsNoHistoryIsDamaged(String text) {
        assertThatThrownBy(() -> tests(text, List.of("id")))
                .isInstanceOf(IOException.class)
                .hasMessage("history.json is damaged");
    }

    @Test
    void theMoreTestCasesTheFewerRuns() throws IOException {
        String item = "{\"status\": \"passed\", \"time\": {\"start\": 1}}";
        String items = IntStream.range(0, 30).mapToObj(i -> item).collect(Collectors.joining(","));
        assertThat(tests("{\"id\": {\"items\": [" + items + "]}}", List.of("id"))
                        .at("/id/items"))
                .hasSize(20);

        List<String> ids = IntStream.range(0, 10_000).mapToObj(i -> "id" + i).toList();
        assertThat(tests("{\"id1\": {\"items\": [" + items + "]}}", ids).at("/id1/items"))
                .hasSize(6);
    }

    @Test
    void testCasesThatAreNotInTheRunAreBounded() throws IOException {
        String many = IntStream.range(0, 6_000)
                .mapToObj(i ->
                        "\"id" + i + "\": {\"items\": [{\"status\": \"passed\", \"time\": {\"start\": " + i + "}}]}")
                .collect(Collectors.joining(",", "{", "}"));

        JsonNode kept = tests(many, List.of("id3"));
        assertThat(kept).hasSize(5_001);
        assertThat(kept.has("id3")).isTrue();
        assertThat(kept.has("id5999")).isTrue();
        assertThat(kept.has("id900")).isFalse();
    }

    @Test
    void trendsAreListsOfCounts() throws IOException {
        String trend = """
                [{"buildOrder": 3, "reportName": "<b>", "reportUrl": "javascript:alert(1)", "data": {"passed": 2}},
                 {"data": {"passed": "x"}}, {"data": 7}, 7]
                """;
        Map<String, byte[]> checked = AllureHistoryFiles.checked(
                Map.of("history-trend.json", trend.getBytes(StandardCharsets.UTF_8)), List.of());
        JsonNode items = new ObjectMapper().readTree(checked.get("history-trend.json"));
        assertThat(items).hasSize(1);
        assertThat(items.at("/0").has("reportUrl")).isFalse();
        assertThat(AllureHistoryFiles.latest(checked)).isEqualTo(3);
        assertThat(AllureHistoryFiles.latest(Map.of())).isZero();
        assertThatThrownBy(
                        () -> AllureHistoryFiles.checked(Map.of("retry-trend.json", new byte[] {'{', '}'}), List.of()))
                .hasMessage("retry-trend.json is damaged");
    }

    private static JsonNode tests(String text, List<String> present) throws IOException {
        Map<String, byte[]> checked =
                AllureHistoryFiles.checked(Map.of("history.json", text.getBytes(StandardCharsets.UTF_8)), present);
        return new ObjectMapper().readTree(checked.get("history.json"));
    }
}
