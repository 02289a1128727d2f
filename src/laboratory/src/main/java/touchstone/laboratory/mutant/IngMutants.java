package touchstone.laboratory.mutant;

import java.util.List;
import java.util.function.Supplier;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/** Ing's rules of 1991 and 1996. */
final class IngMutants {

    private static final Variant ING = Variant.BASE.with(
            Repetition.ING,
            SelfCapture.SEVERAL,
            Neutral.HALVES,
            Ending.FOUR_PASSES,
            Resumption.IN_TURN,
            DeadStones.AGREED,
            Komi.BLACK_WINS_TIES,
            Handicap.FREE,
            Counting.FILL_IN,
            Supply.HALF_THE_BOARD);

    private IngMutants() {}

    static List<Mutant> all() {
        return List.of(
                ing("white-first", "1", "lets White move first", () -> new Broken.WhiteFirst(ING))
                        .touching("*"),
                ing("suicide-forbidden", "1.self-removal", "forbids self-removal of any size", SelfCapture.FORBIDDEN),
                ing(
                                "single-stones-too",
                                "1.self-removal",
                                "lets a single stone remove itself",
                                () -> new VariantRules(ING.with(SelfCapture.ALLOWED, Repetition.SIMPLE_STONE)))
                        .touching("ing.3.recycling"),
                ing("two-passes-end", "1.pass", "ends the game by two passes", Ending.TWO_PASSES)
                        .touching("*"),
                ing("no-fourth-pass", "1.pass", "lets nobody move in the pause", Ending.STOP)
                        .touching("ing.2.*"),
                ing(
                                "removal-costs",
                                "2.removal",
                                "counts empty points and prisoners, so that removal costs",
                                Scoring.TERRITORY)
                        .touching("*"),
                ing("no-ko-rule", "3", "lets a hot stone be taken at once", Repetition.NONE)
                        .touching("ing.3.*"),
                ing(
                                "pass-does-not-cool",
                                "3",
                                "keeps a stone hot until the player has played elsewhere",
                                Repetition.PLAY_ELSEWHERE)
                        .touching("ing.3.*"),
                ing("positional", "3.recycling", "forbids any position to come back", Repetition.POSITIONAL)
                        .seenIn("KataGo and OGS, whose Ing rules have superko"),
                ing("hot-stones-only", "3.recycling", "lets any longer cycle go on", Repetition.SIMPLE_STONE),
                ing("stones-only", "4", "counts stones and no spaces", Scoring.STONES)
                        .touching("*"),
                ing("prisoners-count", "4", "counts captured stones as well", () -> new Broken.PrisonersCount(ING))
                        .touching("ing.1.*", "ing.2.*"),
                ing("shared-points-lost", "4.shared", "counts shared spaces for neither player", Neutral.NOBODY)
                        .touching("ing.1.*"),
                ing("half-count", "4.fill-in", "counts by halves instead of filling in", Counting.HALF_COUNT)
                        .touching("ing.komi"),
                ing(
                                "one-stone-more",
                                "4.fill-in",
                                "fills in with a stone more for each player",
                                () -> new Broken.OneStoneMore(ING))
                        .touching("ing.4.stones"),
                ing(
                        "stones-without-end",
                        "4.stones",
                        "gives the players as many stones as they need",
                        Supply.UNLIMITED),
                ing("ties-drawn", "komi", "calls equal scores a draw", Komi.INTEGER),
                ing("half-point-komi", "komi", "knows only komi with half a point", Komi.HALF)
                        .seenIn("KataGo and OGS, whose Ing rules have a komi of 7.5"),
                ing("fixed-handicap", "handicap", "sets handicap stones on the star points", Handicap.FIXED),
                ing("points-for-stones", "handicap", "gives White a point for each handicap stone", Compensation.EACH)
                        .seenIn("OGS"));
    }

    private static Mutant ing(String name, String article, String description, Supplier<BaseRules> rules) {
        return Mutant.of("ing-" + name, "ing." + article, description, rules).under("ing");
    }

    private static Mutant ing(String name, String article, String description, Choice wrong) {
        return ing(name, article, description, () -> new VariantRules(ING.with(wrong)));
    }
}
