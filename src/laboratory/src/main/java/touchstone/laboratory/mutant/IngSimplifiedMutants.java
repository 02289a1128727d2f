package touchstone.laboratory.mutant;

import java.util.List;
import java.util.function.Supplier;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The simplified Ing rules of the European Go Federation. */
final class IngSimplifiedMutants {

    private static final Variant SIMPLIFIED =
            Variant.BASE.with(Ending.STOP, Resumption.IN_TURN, AfterResumption.ALL_ALIVE, DeadStones.AGREED);

    private IngSimplifiedMutants() {}

    static List<Mutant> all() {
        return List.of(
                simplified("white-first", "1", "lets White move first", () -> new Broken.WhiteFirst(SIMPLIFIED))
                        .touching("*"),
                simplified(
                                "own-stones-first",
                                "1",
                                "removes the player's own stones before the opponent's",
                                () -> new Broken.OwnStonesFirst(SIMPLIFIED))
                        .touching("*"),
                simplified("suicide-forbidden", "2", "forbids suicide", SelfCapture.FORBIDDEN),
                simplified(
                                "ko-rule-only",
                                "3",
                                "forbids only the position before the opponent's last move",
                                Repetition.SIMPLE)
                        .touching("ing-simplified.2"),
                simplified(
                                "situational",
                                "3",
                                "lets a position come back if the other player is to move",
                                Repetition.SITUATIONAL)
                        .touching("ing-simplified.2"),
                simplified("two-passes-end", "4", "ends the game by two passes, with no agreement", Ending.TWO_PASSES)
                        .touching("*"),
                simplified("dead-stones-stay", "5", "lets nobody remove stones by agreement", DeadStones.STAY),
                simplified(
                        "no-resumption", "5.disagreement", "does not let players go on who disagree", Resumption.NONE),
                simplified(
                        "opponent-goes-on",
                        "5.disagreement",
                        "gives the move to the opponent of the player who disagrees",
                        Resumption.OPPONENT_OF_REQUESTER),
                simplified(
                        "stops-without-end",
                        "5.disagreement",
                        "waits for an agreement after the second stop too",
                        AfterResumption.AGAIN),
                simplified(
                                "regions-shared",
                                "6",
                                "counts regions that touch both colours half for each",
                                Neutral.HALVES)
                        .touching("ing-simplified.5.*"),
                simplified(
                        "black-wins-ties",
                        "7",
                        "gives Black the win where the scores are equal",
                        Komi.BLACK_WINS_TIES));
    }

    private static Mutant simplified(String name, String item, String description, Supplier<BaseRules> rules) {
        return Mutant.of("ing-simplified-" + name, "ing-simplified." + item, description, rules)
                .under("ing-simplified");
    }

    private static Mutant simplified(String name, String item, String description, Choice wrong) {
        return simplified(name, item, description, () -> new VariantRules(SIMPLIFIED.with(wrong)));
    }
}
