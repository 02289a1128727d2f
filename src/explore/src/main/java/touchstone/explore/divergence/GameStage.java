package touchstone.explore.divergence;

import touchstone.reference.Game;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Ending;

/** Whether a game goes on. */
public enum GameStage {
    GOES_ON("goes on"),
    STOPPED("has stopped"),
    OVER("is over");

    private final String words;

    GameStage(String words) {
        this.words = words;
    }

    static GameStage of(VariantRules rules, Game game) {
        return switch (rules.phase(game)) {
            case OVER -> OVER;
            case STOPPED -> STOPPED;
            case TERMS, PLAY -> GOES_ON;
        };
    }

    /** Whether the players can end the game there by agreeing to, if it has not ended by itself. */
    boolean mayEnd(VariantRules rules) {
        return this != GOES_ON || rules.variant().has(Ending.AGREEMENT);
    }

    @Override
    public String toString() {
        return words;
    }
}
