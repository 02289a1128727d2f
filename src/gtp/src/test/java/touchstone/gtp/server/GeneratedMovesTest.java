package touchstone.gtp.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.reference.BaseRules;
import touchstone.rules.KataPreset;

/** The simple player behind genmove. */
class GeneratedMovesTest {

    private final GtpServer server = new GtpServer(new BaseRules(), "Touchstone", "1.2");

    private String say(String... lines) {
        String reply = "";
        for (String line : lines) {
            reply = server.answer(line);
        }
        return reply.strip();
    }

    @ParameterizedTest
    @CsvSource({
        "boardsize 5, boardsize 5", // an empty board
        "boardsize 3, gogui-play_sequence b a2 w a1 b b3 w b2", // stones in contact
        "boardsize 4 3, play b b2",
        "boardsize 1, clear_board",
        "boardsize 2, gogui-play_sequence b a1 w b1 b b2"
    })
    void theMoveThatIsNamedIsMadeByEitherPlayer(String board, String game) {
        for (String player : new String[] {"black", "white"}) {
            say(board, "clear_board", game);
            String board0 = say("showboard");
            String history = say("move_history").substring(1).strip();
            String suggested = say("reg_genmove " + player);
            assertThat(say("showboard")).isEqualTo(board0);
            String named = say("genmove " + player.charAt(0));
            assertThat(named).isEqualTo(suggested);
            String made = player + " " + named.substring(2).toUpperCase(Locale.ROOT);
            assertThat(say("move_history")).isEqualTo("= " + (made + "\n" + history).strip());
            say("undo");
            assertThat(say("move_history").substring(1).strip()).isEqualTo(history);
        }
    }

    @Test
    void itCapturesSavesAndFillsNoEyes() {
        assertThat(say("boardsize 5", "gogui-setup w c3 b c4 b b3 b d3", "genmove b"))
                .isEqualTo("= C2");
        assertThat(say("clear_board", "gogui-setup w c3 b c4 b b3 b d3", "genmove w"))
                .isEqualTo("= C2");
        // Black has two eyes in the corner, and White nothing else: neither has a move.
        assertThat(say("boardsize 3 2", "gogui-setup b a2 b b1 b b2 b c2", "reg_genmove b"))
                .isEqualTo("= pass");
        assertThat(say("reg_genmove w")).isEqualTo("= pass");
    }

    /** White has one eye of two points: dead, but Black has to put a stone into atari to show it. */
    @Test
    void deadStonesAreCapturedBeforeThePass() {
        say("boardsize 5 4", "gogui-setup w a2 w b2 w c2 w c1 b a3 b b3 b c3 b d3 b e3 b d2 b e2 b d1 b b4 b d4");
        assertThat(say("reg_genmove b")).isEqualTo("= pass");
        assertThat(say("kgs-genmove_cleanup b")).isEqualTo("= A1");
        assertThat(say("kgs-genmove_cleanup b")).isEqualTo("= B1");
        assertThat(say("list_stones w")).isEqualTo("=");
        assertThat(say("undo", "undo", "list_stones w")).isEqualTo("= C1 A2 B2 C2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"boardsize 1", "boardsize 2", "boardsize 5", "boardsize 9", "boardsize 7 4", "boardsize 3 13"})
    void gamesEndByPassesUnderAllRules(String size) {
        for (KataPreset rules : KataPreset.values()) {
            say(size, "clear_board", "kata-set-rules " + rules.names().get(0));
            int passes = 0;
            int moves = 0;
            while (passes < 2) {
                String move = say("genmove " + (moves % 2 == 0 ? "b" : "w"));
                assertThat(move).matches("= ([A-HJ-Z][0-9]+|pass)");
                passes = move.equals("= pass") ? passes + 1 : 0;
                assertThat(++moves).isLessThan(1000);
            }
            assertThat(say("final_score")).matches("= (0|[BW]\\+[0-9.]+)");
            assertThat(say("genmove b")).isEqualTo("= pass");
        }
    }

    /** Both ends of one engine: what one names the other takes. */
    @ParameterizedTest
    @EnumSource(KataPreset.class)
    void whatOneServerPlaysTheOtherTakes(KataPreset rules) {
        GtpServer other = new GtpServer(new BaseRules(), "Other", "1");
        for (GtpServer one : new GtpServer[] {server, other}) {
            one.answer("boardsize 6");
            one.answer("kata-set-rules " + rules.names().get(0));
        }
        for (int i = 0; i < 60; i++) {
            GtpServer mover = i % 2 == 0 ? server : other;
            GtpServer follower = i % 2 == 0 ? other : server;
            String color = i % 2 == 0 ? "b " : "w ";
            String move = mover.answer("genmove " + color).substring(2).strip();
            if (!mover.answer("gogui-rules_legal_moves").equals("=\n\n")) {
                assertThat(follower.answer("play " + color + move)).isEqualTo("=\n\n");
                assertThat(follower.answer("showboard")).isEqualTo(mover.answer("showboard"));
            }
        }
        assertThat(server.answer("final_score")).isEqualTo(other.answer("final_score"));
    }
}
