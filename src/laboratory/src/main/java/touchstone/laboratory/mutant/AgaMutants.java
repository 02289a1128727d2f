package touchstone.laboratory.mutant;

import java.util.List;
import java.util.function.Supplier;
import touchstone.reference.BaseRules;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The rules of the American Go Association. */
final class AgaMutants {

    /** The point in the space of rules that the ruleset has. */
    static final Variant AGA = Variant.BASE.with(
            Repetition.SITUATIONAL,
            SelfCapture.FORBIDDEN,
            Ending.FOUR_PASSES,
            Resumption.OPPONENT_OF_LAST_PASSER,
            DeadStones.AGREED,
            PassStones.GIVEN,
            LastPass.WHITE,
            Komi.HALF,
            Handicap.FIXED,
            Compensation.ONE_LESS,
            Counting.EITHER);

    private AgaMutants() {}

    static List<Mutant> all() {
        return List.of(
                aga("large-boards-only", "1", "is played on 19x19 boards only", Boards.NINETEEN),
                aga("white-first", "2", "lets White move first", () -> new Broken.WhiteFirst(AGA))
                        .touching("*"),
                aga("handicap-unknown", "2", "knows no handicap", Handicap.NONE).touching("aga.4"),
                aga("whole-komi", "3", "knows only komi of whole points", Komi.INTEGER)
                        .touching("aga.4"),
                aga("komi-for-black", "3", "adds komi to Black's points", () -> new Broken.KomiForBlack(AGA))
                        .touching("aga.4"),
                aga("no-compensation", "4", "gives White nothing for handicap stones", Compensation.NONE),
                aga("compensation-for-each", "4", "gives White a point for every handicap stone", Compensation.EACH),
                aga("free-handicap", "4", "lets Black place handicap stones anywhere", Handicap.FREE)
                        .touching("aga.2"),
                aga("suicide-allowed", "5", "allows self-capture", SelfCapture.ALLOWED),
                aga("suicide-of-several", "5", "allows self-capture of two stones or more", SelfCapture.SEVERAL),
                aga(
                                "own-stones-first",
                                "5",
                                "removes the player's own stones before the opponent's",
                                () -> new Broken.OwnStonesFirst(AGA))
                        .touching("*"),
                aga("positional", "6", "forbids a position whoever is to move", Repetition.POSITIONAL),
                aga(
                        "natural-situational",
                        "6",
                        "forbids only positions that the player has made",
                        Repetition.NATURAL_SITUATIONAL),
                aga("ko-rule-only", "6", "forbids retaking a ko but no longer circle", Repetition.SIMPLE),
                aga("free-passes", "7", "takes no stone for a pass", PassStones.NONE)
                        .touching("aga.9", "aga.10", "aga.11", "aga.12"),
                aga("two-passes-end", "9", "ends the game at two passes, without an agreement", Ending.TWO_PASSES)
                        .touching("*"),
                aga("dead-stones-stay", "9", "lets nobody remove dead stones by agreement", DeadStones.STAY)
                        .touching("aga.10", "aga.12"),
                aga("waits-for-agreement", "10", "lets nobody move between a stop and an agreement", Ending.STOP)
                        .touching("aga.11"),
                aga(
                                "all-alive-after-more-play",
                                "10",
                                "ends the game at the fourth pass, whatever was played between",
                                () -> new FourPassesInAll(AGA))
                        .touching("*"),
                aga("black-passes-last", "11", "ends the game though Black has passed last", LastPass.EITHER),
                aga("seki-eyes-lost", "12", "does not count eyes in seki", Seki.DOES_NOT_COUNT)
                        .touching("aga.9", "aga.10"),
                aga("neutral-points-shared", "12", "counts neutral points half for each", Neutral.HALVES)
                        .touching("aga.9", "aga.10"),
                aga("prisoners-count", "12", "counts prisoners and area too", () -> new Broken.PrisonersCount(AGA))
                        .touching("*"));
    }

    private static Mutant aga(String name, String rule, String description, Supplier<BaseRules> rules) {
        return Mutant.of("aga-" + name, "aga." + rule, description, rules).under("aga");
    }

    private static Mutant aga(String name, String rule, String description, Choice wrong) {
        return aga(name, rule, description, () -> new VariantRules(AGA.with(wrong)));
    }

    private static final class FourPassesInAll extends VariantRules {
        FourPassesInAll(Variant variant) {
            super(variant);
        }

        @Override
        public boolean over(Game game) {
            Course.Passes passes = game.course().passes();
            return super.over(game) || passes.black() + passes.white() >= 4;
        }
    }
}
