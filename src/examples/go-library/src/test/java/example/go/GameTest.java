package example.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The library's tests of its own stand beside the rules. */
class GameTest {

    @Test
    void aStoneWithoutLibertiesIsTaken() {
        Game game = new Game(2);
        assertTrue(game.play(0, 0));
        assertTrue(game.play(1, 0));
        assertTrue(game.pass());
        assertTrue(game.play(0, 1));
        assertEquals(Stone.NONE, game.at(0, 0));
        assertEquals(1, game.captured(Stone.BLACK));
    }
}
