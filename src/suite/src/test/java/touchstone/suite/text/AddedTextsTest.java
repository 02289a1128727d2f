package touchstone.suite.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** What is answered to commands that programs have added to the protocol. */
class AddedTextsTest {

    private static final Board BOARD = Board.of(3, 2);

    @Test
    void rulesAreReadByKey() {
        RulesText rules = RulesText.of("{\"ko\": \"SIMPLE\",\n \"suicide\": false, \"more\": {}}")
                .orElseThrow();
        assertThat(rules.tell("ko SIMPLE, suicide false")).isTrue();
        assertThat(rules.tell("suicide true")).isFalse();
        assertThat(rules.tell("tax NONE")).isFalse();
        assertThat(rules.have("ko suicide")).isTrue();
        assertThat(rules.have("ko tax")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "chinese", "[]", "{\"ko\":", "{} {}", "\"ko\""})
    void othersAreNoRules(String text) {
        assertThat(RulesText.of(text)).isEmpty();
    }

    @Test
    void movesAreReadInAnyCase() {
        assertThat(MovesText.tells("white D4\nB PASS", "white D4, black pass")).isTrue();
        assertThat(MovesText.tells("white D4", "black D4")).isFalse();
        assertThat(MovesText.tells("white D4", "white D4, black C3")).isFalse();
        assertThat(MovesText.tells("D4", "white D4")).isFalse();
        assertThat(MovesText.tells("white I4", "white I4")).isFalse();
        assertThat(MovesText.tells("", "white D4")).isFalse();
    }

    @Test
    void aBoardIsReadFromTheTopLeft() {
        Position position =
                new Position(BOARD.none().with(Point.parse("A2")), BOARD.none().with(Point.parse("C1")));
        assertThat(BoardText.read("X . .\n  . ? O", BOARD)).contains(position);
        assertThat(BoardText.read("2 X.. 2\n1 ..O 1", BOARD)).contains(position);
        assertThat(BoardText.read("X . .", BOARD)).isEmpty();
        assertThat(BoardText.read("", BOARD)).isEmpty();
    }

    @Test
    void aMenuHasAKindALabelAndACommand() {
        List<String> commands = List.of("all_legal", "echo");
        assertThat(MenuText.faults("plist/Legal/all_legal %c\ngfx/ /echo/no more", commands))
                .isEmpty();
        assertThat(MenuText.faults("plist/Legal\nmap/Legal/echo\ngfx/Eyes/eyes\n\ngfx/None/ ", commands))
                .containsExactly("plist/Legal", "map/Legal/echo", "gfx/Eyes/eyes", "", "gfx/None/ ");
    }
}
