package touchstone.gtp.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.reference.BaseRules;

/** Each command as the protocol has it: its arguments, what it fails with, and that a failure changes nothing. */
class ServedCommandsTest {

    /** What shows the state, all of it. */
    private static final List<String> STATE = List.of(
            "query_boardsize",
            "get_komi",
            "showboard",
            "move_history",
            "gogui-rules_captured_count",
            "gogui-rules_side_to_move",
            "get_handicap",
            "kata-get-rules",
            "touchstone-clock");

    private final GtpServer server = new GtpServer(new BaseRules(), "Touchstone", "1.2");

    private String say(String... lines) {
        String reply = "";
        for (String line : lines) {
            reply = server.answer(line);
        }
        return reply.substring(0, reply.length() - 2);
    }

    private List<String> state() {
        return STATE.stream().map(server::answer).toList();
    }

    private void begin() {
        say("boardsize 5", "clear_board", "komi 6.5", "play b a2", "play w a1", "play b b1", "time_settings 60 30 5");
    }

    static List<String> requiredCommands() {
        return List.of(
                "protocol_version",
                "name",
                "version",
                "known_command",
                "list_commands",
                "quit",
                "boardsize",
                "clear_board",
                "komi",
                "play",
                "genmove",
                "fixed_handicap",
                "place_free_handicap",
                "set_free_handicap",
                "undo",
                "time_settings",
                "time_left",
                "final_score",
                "final_status_list",
                "loadsgf",
                "reg_genmove",
                "showboard");
    }

    @ParameterizedTest
    @MethodSource("requiredCommands")
    void everyCommandOfTheSpecificationIsThere(String name) {
        assertThat(say("known_command " + name)).isEqualTo("= true");
        assertThat(say("list_commands").substring(2).lines()).contains(name);
    }

    static List<String> commands() {
        return new GtpServer(new BaseRules(), "", "")
                .answer("list_commands")
                .substring(2)
                .lines()
                .filter(name -> !name.isBlank())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aWordTooManyIsRefusedAndChangesNothing(String name) {
        begin();
        List<String> before = state();
        assertThat(server.answer("7 " + name + " 1 2 3 4 5 6 7 8 9"))
                .startsWith("?7 ")
                .endsWith("\n\n");
        assertThat(state()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "boardsize 26 | ? unacceptable size",
                "boardsize 0 | ? unacceptable size",
                "boardsize 2147483647 | ? unacceptable size",
                "boardsize 2147483648 | ? syntax error",
                "boardsize -1 | ? syntax error",
                "boardsize +9 | ? syntax error",
                "boardsize 9.0 | ? syntax error",
                "boardsize \u0669 | ? syntax error",
                "komi | ? syntax error",
                "komi 6,5 | ? syntax error",
                "komi nan | ? syntax error",
                "komi 1e39 | ? syntax error",
                "fixed_handicap x | ? syntax error",
                "fixed_handicap 2 | ? ",
                "place_free_handicap 2 | ? board not empty",
                "place_free_handicap 1 | ? invalid number of stones",
                "set_free_handicap a1 b1 | ? board not empty",
                "set_free_handicap a1 x | ? syntax error",
                "play b a2 | ? illegal move",
                "play b z9 | ? illegal move",
                "play green c3 | ? syntax error",
                "play b resign | ? syntax error",
                "genmove | ? syntax error",
                "genmove green | ? syntax error",
                "reg_genmove green | ? syntax error",
                "time_settings 1 2 | ? syntax error",
                "time_settings 1 2 x | ? syntax error",
                "time_settings 1 2 -3 | ? syntax error",
                "time_settings 1.5 2 3 | ? syntax error",
                "time_left b 1 | ? syntax error",
                "time_left 1 2 b | ? syntax error",
                "kgs-time_settings byoyomi 1 2 | ? syntax error",
                "kgs-time_settings none 1 | ? syntax error",
                "kgs-time_settings | ? syntax error",
                "kgs-time_settings sometimes 1 | ? syntax error",
                "kgs-rules mornington | ? syntax error",
                "final_status_list drunk | ? syntax error",
                "final_status_list | ? syntax error",
                "loadsgf | ? syntax error",
                "loadsgf /nowhere x | ? syntax error",
                "loadsgf /nowhere | ? cannot load file",
                "loadsgf . | ? cannot load file",
                "gogui-setup b c3 | ? board not empty",
                "gogui-setup_player | ? syntax error",
                "gogui-play_sequence b c3 w c3 | ? illegal move",
                "gogui-play_sequence b c3 w | ? syntax error",
                "kata-set-rules | ? syntax error",
                "kata-set-rules mornington | ? ",
                "kata-set-rule ko | ? syntax error",
                "mornington | ? unknown command",
                "play-b c3 | ? unknown command",
                "PLAY b c3 | ? unknown command",
            })
    void whatIsRefusedChangesNothing(String command, String reply) {
        begin();
        List<String> before = state();
        assertThat(server.answer(command)).startsWith(reply.stripTrailing()).endsWith("\n\n");
        assertThat(state()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"6.5", "-6.5", "0", "+3", ".5", "7.", "1e3", "1E+3", "123456", "3.4e38", "-400.25", "1e-45"})
    void everyFloatIsAKomi(String komi) {
        assertThat(say("komi " + komi)).isEqualTo("=");
        assertThat(new java.math.BigDecimal(say("get_komi").substring(2)))
                .isEqualByComparingTo(new java.math.BigDecimal(komi));
        assertThat(say("final_score")).matches("= (0|[BW]\\+[0-9.]+)");
    }

    @Test
    void handicapListsThatAreBadAreCalledSo() {
        say("boardsize 3");
        assertThat(say("set_free_handicap a1")).startsWith("? bad vertex list");
        assertThat(say("set_free_handicap")).startsWith("? bad vertex list");
        assertThat(say("set_free_handicap a1 a1")).startsWith("? bad vertex list");
        assertThat(say("set_free_handicap a1 pass")).startsWith("? bad vertex list");
        assertThat(say("set_free_handicap a1 z9")).startsWith("? bad vertex list");
        assertThat(say("set_free_handicap a1 a2 a3 b1 b2 b3 c1 c2 c3")).startsWith("? bad vertex list");
        assertThat(say("set_free_handicap a1 a2 a3 b1 b2 b3 c1 c2")).isEqualTo("=");
        assertThat(say("undo")).startsWith("? cannot undo");
        assertThat(say("move_history")).isEqualTo("=");
    }

    @Test
    void movesOfOneColourInSuccessionAreTaken() {
        say("boardsize 5");
        assertThat(say("play w c3")).isEqualTo("=");
        assertThat(say("play w c4")).isEqualTo("=");
        assertThat(say("gogui-play_sequence b a1 b a2 b pass b a3")).isEqualTo("=");
        assertThat(say("list_stones b")).isEqualTo("= A1 A2 A3");
        assertThat(say("move_history")).isEqualTo("= black A3\nblack PASS\nblack A2\nblack A1\nwhite C4\nwhite C3");
        assertThat(say("undo", "undo", "undo", "list_stones b")).isEqualTo("= A1");
        assertThat(say("undo", "undo", "undo", "undo")).isEqualTo("? cannot undo");
    }

    @Test
    void theServerKeepsTurnsIfToldTo() {
        GtpServer strict = new GtpServer(
                new touchstone.builtin.controller.ControlledGame(new BaseRules()), TurnKeeper.SERVER, "", "");
        assertThat(strict.answer("play w c3")).startsWith("? illegal move: base.6: it is Black's turn");
        assertThat(strict.answer("gogui-play_sequence b a1 b a2"))
                .startsWith("? illegal move: base.6: it is White's turn");
    }

    /** What is said of time can be read back; new settings are of another clock. */
    @Test
    void timeIsKept() {
        assertThat(say("touchstone-clock")).isEqualTo("= none");
        assertThat(say("time_settings 600 30 5", "time_left W 12 3", "touchstone-clock"))
                .isEqualTo("= canadian 600 30 5\nwhite 12 3");
        assertThat(say("clear_board", "time_left b 0 0", "touchstone-clock"))
                .isEqualTo("= canadian 600 30 5\nblack 0 0\nwhite 12 3");
        assertThat(say("kgs-time_settings absolute 60", "touchstone-clock")).isEqualTo("= absolute 60");
        assertThat(say("kgs-time_settings none", "touchstone-clock")).isEqualTo("= none");
    }

    @Test
    void rulesHaveTheirNamesOnKgs() {
        assertThat(say("kgs-rules new_zealand", "kata-get-rules")).contains("SITUATIONAL", "\"suicide\":true");
        assertThat(say("komi 3", "kgs-rules Japanese", "get_komi")).isEqualTo("= 3");
        assertThat(say("kata-get-rules")).contains("TERRITORY");
    }

    /** GoGui's manual, "Rules": the first number is of stones captured by Black. */
    @Test
    void theFirstNumberOfCapturedStonesIsBlacks() {
        begin();
        assertThat(say("list_stones w")).isEqualTo("=");
        assertThat(say("gogui-rules_captured_count")).isEqualTo("= 1 0");
    }

    @Test
    void aRecordIsLoadedUpToAMove(@TempDir Path folder) throws IOException {
        Path record = Files.writeString(folder.resolve("game.sgf"), "(;SZ[5]KM[3.5];B[aa];W[bb];B[cc])");
        assertThat(say("loadsgf " + record)).isEqualTo("=");
        assertThat(say("get_komi")).isEqualTo("= 3.5");
        assertThat(say("move_history")).isEqualTo("= black C3\nwhite B4\nblack A5");
        assertThat(say("loadsgf " + record + " 2", "move_history")).isEqualTo("= black A5");
        assertThat(say("loadsgf " + record + " 99", "move_history")).startsWith("= black C3");
        assertThat(say("loadsgf " + record + " 0")).startsWith("? cannot load file");
        Path broken = Files.writeString(folder.resolve("broken.sgf"), "(;SZ[5];B[aa");
        assertThat(say("loadsgf " + broken)).startsWith("? cannot load file: ");
        assertThat(say("move_history")).startsWith("= black C3");
    }
}
