package touchstone.explore.divergence;

import java.util.List;
import touchstone.reference.Game;
import touchstone.reference.Outcome;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Counting;

/** Whether two rulesets differ at a point of a game. Each has its own game, of the same steps. */
final class RulingDifference {

    /** How players count, where rules say how. */
    static final List<Counting> WAYS = List.of(Counting.HALF_COUNT, Counting.FILL_IN, Counting.REARRANGEMENT);

    private RulingDifference() {}

    /**
     * Whether a step is legal in one and not in the other. Where play has stopped in one alone, what is refused for that, and
     * whatever the players say to go on or to end, is no difference of its own: the games parted when it stopped.
     */
    static boolean inLegality(VariantRules first, Game one, VariantRules second, Game other, GameStep step) {
        Ruling here = step.ruling(first, one);
        Ruling there = step.ruling(second, other);
        return isRefused(here) != isRefused(there)
                && !((step instanceof GameStep.Said || isOver(isRefused(here) ? here : there))
                        && inEnd(first, one, second, other));
    }

    /** Whether a step is refused in both, but in one of them because no document decides. */
    static boolean inSilence(VariantRules first, Game one, VariantRules second, Game other, GameStep step) {
        Ruling here = step.ruling(first, one);
        Ruling there = step.ruling(second, other);
        return isRefused(here)
                && isRefused(there)
                && isUndecided(here) != isUndecided(there)
                && !inEnd(first, one, second, other);
    }

    static boolean isUndecided(Ruling ruling) {
        return ruling instanceof Ruling.Refused refused && refused.refusal() instanceof Refusal.Undecided;
    }

    static boolean isRefused(Ruling ruling) {
        return ruling instanceof Ruling.Refused;
    }

    /** Whether a step was refused because of where the game stands, whatever the step. */
    static boolean isOver(Ruling ruling) {
        return ruling instanceof Ruling.Refused refused
                && (refused.refusal() instanceof Refusal.GameOver || refused.refusal() instanceof Refusal.Stopped);
    }

    static boolean inEnd(VariantRules first, Game one, VariantRules second, Game other) {
        return GameStage.of(first, one) != GameStage.of(second, other);
    }

    /** What comes of the game, if it ends now. */
    static Object result(DivergenceKind kind, VariantRules rules, Game game) {
        return switch (kind) {
            case SCORE -> rules.outcome(game);
            case WINNER -> won(rules.outcome(game));
            case POINTS -> rules.score(game);
            case COUNT -> WAYS.stream().map(way -> rules.count(game, way)).toList();
            case LEGALITY, AGREEMENT, OPEN, END, BOARD ->
                throw new IllegalArgumentException(kind + " is not about what comes of a game");
        };
    }

    /** Who wins, or in what other way the game ends. */
    private static Object won(Outcome outcome) {
        return outcome instanceof Outcome.Won won ? won.winner() : outcome;
    }
}
