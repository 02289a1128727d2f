package touchstone.reference;

import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

class IngSpightKoTest {

    private static final BaseRules RULES = new BaseRules(Repetition.ING_SPIGHT, SelfCapture.SEVERAL);
    private static final BaseRules KO_STONES = new BaseRules(Repetition.SIMPLE_STONE, SelfCapture.SEVERAL);

    private static Game play(Game game, String moves) {
        Game now = game;
        for (String move : moves.split(" ")) {
            now = Shorthand.play(now, move);
        }
        return now;
    }
}
