package touchstone.gtp.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.rules.KataPreset;
import touchstone.gtp.rules.KataRules;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;

class GtpServerTest {

    /** All that the server says to these lines. */
    private static String said(String... lines) throws IOException {
        byte[] input = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        new GtpServer(new BaseRules(), "Touchstone", "1.2").serve(new ByteArrayInputStream(input), output);
        return output.toString(StandardCharsets.UTF_8);
    }

    /** What the server says to the last of these lines. */
    private static String last(String... lines) throws IOException {
        List<String> replies = List.of(said(lines).split("\n\n"));
        return replies.get(replies.size() - 1);
    }

    @Test
    void followsTheProtocol() throws IOException {
        assertThat(said("12 name", "", "# nothing", "  ", "version # nothing", "7", "foo", "3 bar baz", "quit", "name"))
                .isEqualTo("=12 Touchstone\n\n= 1.2\n\n?7 unknown command\n\n? unknown command\n\n"
                        + "?3 unknown command\n\n=\n\n");
        assertThat(said("4\tPLAY")).isEqualTo("?4 unknown command\n\n");
        assertThat(said("pl\u0001ay\tb\r\tc3\r\n5 list_stones B")).isEqualTo("=\n\n=5 C3\n\n");
        assertThat(said("protocol_version")).isEqualTo("= 2\n\n");
        assertThat(last("known_command play")).isEqualTo("= true");
        assertThat(last("known_command kata-raw-nn")).isEqualTo("= false");
        assertThat(last("list_commands")).contains("\nplay\n", "\nquit\n", "gogui-rules_board");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "boardsize 0 | ? unacceptable size",
                "boardsize 26 | ? unacceptable size",
                "boardsize 9 26 | ? unacceptable size",
                "boardsize | ? syntax error: expected one side of a square board, or a width and a height",
                "boardsize x | ? syntax error: expected a number of lines, not \"x\"",
                "komi x | ? syntax error: expected a number of points, not \"x\"",
                "komi 1e99 | ? syntax error: expected a number of points, not \"1e99\"",
                "play | ? syntax error: expected color vertex",
                "play b | ? syntax error: expected color vertex",
                "play x c3 | ? syntax error: expected black or white, not \"x\"",
                "play b z99 | ? syntax error: expected a vertex, but 'z99' is no point",
                "play b z25 | ? illegal move: base.2: a 19x19 board has no point Z25",
                "undo | ? cannot undo",
                "last_move | ? no previous move known",
                "findlib a1 | ? vertex must not be empty",
                "final_status_list drunk | ? syntax error: expected alive, dead, seki, black_territory",
                "gogui-setup b | ? syntax error: expected pairs of color and vertex",
                "gogui-setup b z9 | ? invalid vertex: a 19x19 board has no point Z9",
                "gogui-play_sequence b a1 b a1 | ? illegal move: base.7.step-1",
            })
    void saysWhatIsWrong(String command, String reply) throws IOException {
        assertThat(last(command)).startsWith(reply);
    }

    @Test
    void refusesIllegalMovesWithTheClause() throws IOException {
        String[] ko = {
            "boardsize 4 3",
            "gogui-setup b A2 b B1 b B3 w C1 w C3 w D2",
            "gogui-setup_player w",
            "play w b2",
            "play b c2"
        };
        assertThat(last(ko)).isEqualTo("=");
        assertThat(said(ko)).doesNotContain("?");
    }

    /** White's stone on A3 is dead. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "japanese | 2 | dead  | = A3",
                "japanese | 2 | alive | = B1 D1 E1 F1 H1 B2 C2 D2 E2 F2 G2 H2 B3 D3 E3 F3 H3",
                "japanese | 2 | seki  | =",
                "japanese | 1 | dead  | =",
                "tromp-taylor | 2 | dead | ="
            })
    void lifeAndDeathAreJudgedWhereTerritoryCountsOncePlayHasEnded(
            String rules, int passes, String status, String reply) throws IOException {
        List<String> commands = new ArrayList<>(List.of(
                "boardsize 9 3",
                "kata-set-rules " + rules,
                "gogui-setup b B1 b B2 b B3 b C2 b D1 b D2 b D3 b E1 b E2 b E3 w F1 w F2 w F3 w G2 w H1 w H2 w H3 w A3",
                "play b pass"));
        commands.addAll(Collections.nCopies(passes - 1, "play w pass"));
        commands.add("final_status_list " + status);
        assertThat(last(commands.toArray(String[]::new))).isEqualTo(reply);
    }

    @Test
    void scoresTheStonesAsTheyStandLessKomi() throws IOException {
        assertThat(last("boardsize 3", "final_score")).isEqualTo("= 0");
        assertThat(last("boardsize 3", "play b b2", "final_score")).isEqualTo("= B+9");
        assertThat(last("boardsize 3", "play b b2", "komi 9.50", "final_score")).isEqualTo("= W+0.5");
        assertThat(last("boardsize 3", "play b b2", "play w a1", "final_score")).isEqualTo("= 0");
    }

    @Test
    void setsUpUndoesAndTellsTheMoves() throws IOException {
        assertThat(last("boardsize 3", "gogui-setup w c3 b b1", "gogui-rules_board"))
                .isEqualTo("= . . O\n. . .\n. X .");
        assertThat(last("boardsize 3", "play b a1", "play w pass", "move_history"))
                .isEqualTo("= white PASS\nblack A1");
        assertThat(last("boardsize 3", "play b a1", "undo", "gogui-rules_side_to_move"))
                .isEqualTo("= black");
        assertThat(last("boardsize 3", "gogui-setup b a1", "undo")).isEqualTo("? cannot undo");
        assertThat(last("boardsize 2", "play b pass", "gogui-rules_legal_moves"))
                .isEqualTo("= A1 B1 A2 B2 pass");
        assertThat(last("play b pass", "play w pass", "play b c3"))
                .isEqualTo("? illegal move: base.9: the game is over");
        assertThat(last("play b pass", "play w pass", "gogui-rules_legal_moves"))
                .isEqualTo("=");
    }

    @Test
    void drawsTheBoard() throws IOException {
        assertThat(last("boardsize 3 2", "play b a1", "play w c2", "showboard"))
                .isEqualTo("= Black to play\n   A B C\n 2 . . O 2\n 1 X . . 1\n   A B C");
    }

    @Test
    void changesItsRulesAndGoesOn() throws IOException {
        String[] suicide = {"boardsize 3 1", "play b a1", "play w pass", "play b b1", "play w c1"};
        assertThat(last(suicide)).isEqualTo("=");
        assertThat(last(
                        "boardsize 2 2",
                        "gogui-setup w A2 w B1",
                        "kata-set-rules {\"ko\":\"SITUATIONAL\",\"suicide\":false}",
                        "play b a1"))
                .startsWith("? illegal move: base.7A: self-capture");
        assertThat(last("kata-set-rule ko SIMPLE", "kata-get-rules")).contains("\"ko\":\"SIMPLE\"");
        assertThat(last("kata-set-rule tax SOME")).isEqualTo("? tax \"SOME\" is unknown; expected NONE, SEKI, ALL");
        assertThat(last("kata-set-rules {\"ko\":\"SPIGHT\"}")).startsWith("? ko SPIGHT has no counterpart here");
        assertThat(last("kata-set-rules chinese", "kata-get-rules"))
                .isEqualTo("= " + KataPreset.CHINESE.rules().json());
        assertThat(last("boardsize 3", "play b a1", "kata-set-rules tromp-taylor", "list_stones b"))
                .isEqualTo("= A1");
    }

    /** A desk that misstates its rules goes on doing so, whatever it is told. */
    @Test
    void saysWhatTheDeskSaysOfItsRules() {
        ControlledGame positional = new ControlledGame(new BaseRules()) {
            @Override
            public Variant stated() {
                return super.stated().with(Repetition.POSITIONAL);
            }
        };
        GtpServer server = new GtpServer(positional, "Touchstone", "1.2");
        assertThat(server.answer("kata-set-rules aga")).isEqualTo("=\n\n");
        assertThat(server.answer("kata-get-rules"))
                .contains("\"ko\":\"POSITIONAL\"", "\"suicide\":false", "\"whiteHandicapBonus\":\"N-1\"");
    }

    @Test
    void fixedRulesAreToldAndStay() {
        GtpServer server =
                GtpServer.ofFixedRules(new ControlledGame(new BaseRules()), TurnKeeper.CONTROLLER, "Touchstone", "1.2");
        assertThat(server.answer("kata-set-rules aga")).isEqualTo("? unknown command\n\n");
        assertThat(server.answer("kata-set-rule ko SIMPLE")).isEqualTo("? unknown command\n\n");
        assertThat(server.answer("known_command kata-set-rules")).isEqualTo("= false\n\n");
        assertThat(server.answer("list_commands")).contains("kata-get-rules").doesNotContain("kata-set-rule");
        assertThat(server.answer("kata-get-rules")).contains("\"ko\":\"POSITIONAL\"");
    }

    @ParameterizedTest
    @EnumSource(KataPreset.class)
    void servesWhateverKataGoHasANameFor(KataPreset preset) throws IOException {
        for (String name : preset.names()) {
            assertThat(last("boardsize 9", "kata-set-rules " + name, "kata-get-rules"))
                    .isEqualTo("= " + preset.rules().json());
            assertThat(last("boardsize 9", "kata-set-rules " + name, "play b c3", "final_score"))
                    .isEqualTo(
                            preset.rules().scoring() == KataRules.Scoring.AREA
                                    ? preset.rules().tax() == KataRules.Tax.ALL ? "= B+79" : "= B+81"
                                    : preset.rules().tax() == KataRules.Tax.ALL ? "= B+78" : "= B+80");
        }
    }

    @Test
    void oneRuleIsSetAndTheOthersStay() throws IOException {
        String[] stones = {"boardsize 3", "kata-set-rules tromp-taylor", "kata-set-rule scoring TERRITORY"};
        assertThat(last(stones[0], stones[1], stones[2], "kata-get-rules"))
                .contains("\"ko\":\"POSITIONAL\"", "\"scoring\":\"TERRITORY\"", "\"tax\":\"NONE\"");
        assertThat(last(stones[0], stones[1], stones[2], "play b b2", "final_score"))
                .isEqualTo("= B+8");
        assertThat(last("boardsize 3", "kata-set-rules aga-button", "play b pass", "play w b2", "final_score"))
                .isEqualTo("= W+8.5");
    }

    private static final String[] STOPPED = {"boardsize 3", "play b b2", "play w pass", "play b pass"};

    /** What a server of these rules says to the last of these lines. */
    private static String last(Variant variant, String... lines) {
        GtpServer server =
                new GtpServer(new ControlledGame(new VariantRules(variant)), TurnKeeper.SERVER, "Touchstone", "1.2");
        String reply = "";
        for (String line : lines) {
            reply = server.answer(line);
        }
        return reply.strip();
    }

    private static String afterStop(Variant variant, String... lines) {
        return last(variant, Stream.of(STOPPED, lines).flatMap(Stream::of).toArray(String[]::new));
    }

    private static final Variant STOPS = Variant.BASE.with(Ending.STOP, Resumption.OPPONENT_OF_REQUESTER);

    @Test
    void aStoppedGameIsScoredAsItStands() {
        assertThat(afterStop(STOPS, "gogui-rules_final_result")).isEqualTo("= B+9");
        assertThat(afterStop(STOPS, "is_legal w a1")).isEqualTo("= 0");
        assertThat(afterStop(STOPS, "gogui-rules_legal_moves")).isEqualTo("= A1 B1 C1 A2 C2 A3 B3 C3 pass");
        assertThat(afterStop(STOPS.with(Resumption.NONE), "gogui-rules_legal_moves"))
                .isEqualTo("=");
    }

    @Test
    void aMoveAfterAStopResumesTheGame() {
        for (Resumption free : List.of(Resumption.OPPONENT_OF_REQUESTER, Resumption.AGREED, Resumption.UNSTATED)) {
            assertThat(afterStop(STOPS.with(free), "play w a1")).isEqualTo("=");
            assertThat(afterStop(STOPS.with(free), "play b a1")).isEqualTo("=");
        }
        for (Resumption fixed : List.of(Resumption.OPPONENT_OF_LAST_PASSER, Resumption.IN_TURN)) {
            assertThat(afterStop(STOPS.with(fixed), "play w a1")).isEqualTo("=");
            assertThat(afterStop(STOPS.with(fixed), "play b a1")).startsWith("? illegal move: base.6: it is White's");
        }
        assertThat(afterStop(STOPS.with(Resumption.NONE), "play w a1"))
                .startsWith("? illegal move: ending.stop: the game is stopped");
        assertThat(afterStop(STOPS.with(AfterResumption.ALL_ALIVE), "play w pass", "play b pass", "play w a1"))
                .startsWith("? illegal move: base.9: the game is over");
    }

    @Test
    void whatWasResumedIsTakenBackWithTheMove() {
        assertThat(afterStop(STOPS, "play w a1", "move_history"))
                .isEqualTo("= white A1\nblack PASS\nwhite PASS\nblack B2");
        assertThat(afterStop(STOPS, "play w a1", "undo", "gogui-rules_side_to_move"))
                .isEqualTo("= white");
        assertThat(afterStop(STOPS, "play w a1", "undo", "undo", "undo", "undo", "list_stones b"))
                .isEqualTo("=");
        assertThat(afterStop(STOPS, "play w a1", "undo", "undo", "undo", "undo", "undo"))
                .isEqualTo("? cannot undo");
    }

    @Test
    void equalScoresMayBeBlacks() {
        assertThat(last(Variant.BASE.with(Komi.BLACK_WINS_TIES), "boardsize 3", "play b b2", "komi 9", "final_score"))
                .isEqualTo("= B+0");
        assertThat(last(Variant.BASE.with(Komi.INTEGER), "boardsize 3", "play b b2", "komi 9", "final_score"))
                .isEqualTo("= 0");
        assertThat(last(Variant.BASE.with(Komi.HALF), "boardsize 3", "play b b2", "komi 9.5", "final_score"))
                .isEqualTo("= W+0.5");
    }
}
