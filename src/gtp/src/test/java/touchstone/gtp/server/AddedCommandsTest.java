package touchstone.gtp.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;

/** What GNU Go, GoGui, KataGo and KGS have added to the protocol. */
class AddedCommandsTest {

    private final Map<String, ServedCommand> commands = GtpServer.commands(new BaseRules(), "Touchstone", "1");
    private final GtpServer server = new GtpServer(commands);

    private String last(String... lines) {
        String answer = "";
        for (String line : lines) {
            answer = server.answer(line).strip();
        }
        return answer;
    }

    @Test
    void severalMovesAreTakenBackOrNone() {
        assertThat(last("play b C3", "play w D4", "play b E5", "gg-undo 2", "move_history"))
                .isEqualTo("= black C3");
        assertThat(last("gg-undo 2")).isEqualTo("? cannot undo");
        assertThat(last("gg-undo 0", "last_move")).isEqualTo("= black C3");
        assertThat(last("gg-undo -1")).startsWith("? syntax error");
        assertThat(last("gg-undo", "list_stones b")).isEqualTo("=");
    }

    @Test
    void aPositionReplacesAnother() {
        assertThat(last("boardsize 5", "play b A1", "set_position b C3 w D4", "list_stones b"))
                .isEqualTo("= C3");
        assertThat(last("set_position b C3 w C3")).startsWith("? bad vertex list");
        assertThat(last("set_position b A2 b B1 w A1")).startsWith("? bad vertex list");
        assertThat(last("list_stones w")).isEqualTo("= D4");
        assertThat(last("set_position", "list_stones b")).isEqualTo("=");
    }

    @Test
    void aRecordOfThePositionIsPrinted() {
        String answer = last("boardsize 5", "komi 6.5", "play b A1", "play w B2", "printsgf -");
        SgfRecord record = SgfRecord.read(answer.substring(2));
        assertThat(record.komi()).hasValue(6.5);
        assertThat(record.board()).isEqualTo(Board.of(5, 5));
        assertThat(record.nodes()).singleElement().isInstanceOfSatisfying(SgfNode.SetUp.class, stones -> {
            assertThat(stones.black()).isEqualTo(Board.of(5, 5).none().with(Point.parse("A1")));
            assertThat(stones.toMove()).contains(Color.BLACK);
        });
        assertThat(last("printsgf game.sgf")).startsWith("? cannot write a file");
    }

    @Test
    void anAnalysisIsOfTheMoveThatWouldBeMade() {
        last("boardsize 5", "play b C3");
        String move = last("reg_genmove w").substring(2);
        assertThat(last("lz-analyze w 10"))
                .isEqualTo("=\ninfo move %1$s visits 1 winrate 5000 prior 10000 lcb 0 order 0 pv %1$s".formatted(move));
        assertThat(last("lz-analyze w minmoves 40").split("info move")).hasSize(1 + 24 + 1);
        assertThat(last("kata-analyze w minmoves 3 maxmoves 2 ownership true").split("info move"))
                .hasSize(1 + 2);
        assertThat(last("kata-analyze w allow w A1,B1 5 minmoves 9"))
                .contains("move A1 ")
                .doesNotContain("move C1 ");
        assertThat(last("kata-analyze b ownership true")).endsWith(" ownership" + " 1".repeat(25));
        assertThat(last("kata-analyze w ownership true")).endsWith(" ownership" + " -1".repeat(25));
        assertThat(last("move_history")).isEqualTo("= black C3");
    }

    @Test
    void anAnalysisThatMakesAMoveEndsWithIt() {
        last("boardsize 5", "play b C3");
        String move = last("reg_genmove w").substring(2);
        assertThat(last("lz-genmove_analyze w 10"))
                .startsWith("=\ninfo move " + move)
                .endsWith("\nplay " + move);
        assertThat(last("kata-genmove_analyze b allow b A1 5")).endsWith("\nplay A1");
        assertThat(last("move_history")).isEqualTo("= black A1\nwhite " + move + "\nblack C3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"interval", "minmoves x", "ownership true", "avoid b C3", "avoid b C3, 5", "nonsense"})
    void anAnalysisIsNotOfOtherWords(String words) {
        assertThat(last("lz-analyze b 10 " + words)).startsWith("? syntax error: expected ");
    }

    @Test
    void everyCommandForAMenuIsThere() {
        assertThat(last("gogui-analyze_commands").substring(2).lines()).allSatisfy(line -> assertThat(commands)
                .containsKey(line.split("/")[2].split(" ")[0]));
        assertThat(last("gogui-interrupt")).isEqualTo("=");
        assertThat(last("kgs-game_over")).isEqualTo("=");
    }

    @Test
    void chineseRulesOfTheServerForbidAnyRepetition() {
        assertThat(last("kgs-rules chinese", "kata-get-rules")).contains("\"ko\":\"POSITIONAL\"");
    }
}
