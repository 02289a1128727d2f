package touchstone.laboratory.mutant;

import java.util.List;
import java.util.function.Supplier;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The Chinese rules. */
final class ChineseMutants {

    /** The point in the space of rules that the ruleset has. */
    static final Variant CHINESE = Variant.BASE.with(
            Repetition.SITUATIONAL,
            SelfCapture.FORBIDDEN,
            Neutral.HALVES,
            Ending.STOP,
            Resumption.UNSTATED,
            DeadStones.AGREED,
            Komi.HALF,
            Handicap.FREE,
            Compensation.EACH,
            Counting.HALF_COUNT,
            Boards.NINETEEN);

    private ChineseMutants() {}

    static List<Mutant> all() {
        return List.of(
                chinese("any-board", "1", "is played on boards of any size", Boards.ANY),
                chinese(
                        "eighteen-lines",
                        "1",
                        "misses the last vertical line of a 19x19 board",
                        () -> new Broken.EighteenLines(CHINESE)),
                chinese("white-first", "2", "lets White move first", () -> new Broken.WhiteFirst(CHINESE))
                        .touching("*"),
                chinese(
                        "no-opening-pass",
                        "2",
                        "refuses a pass on an empty board",
                        () -> new Broken.NoOpeningPass(CHINESE)),
                chinese("one-color", "2", "places black stones for both players", () -> new Broken.OneColor(CHINESE))
                        .touching("*"),
                chinese(
                        "own-liberties-only",
                        "3",
                        "names as liberties only the empty points adjacent to the stone itself",
                        () -> new Broken.OwnLibertiesOnly(CHINESE)),
                chinese(
                                "own-stones-first",
                                "4",
                                "removes the player's own stones before the opponent's",
                                () -> new Broken.OwnStonesFirst(CHINESE))
                        .touching("*"),
                chinese("suicide-allowed", "5", "allows self-capture", SelfCapture.ALLOWED)
                        .touching("chinese.19"),
                chinese("positional", "6", "forbids a position whoever is to move", Repetition.POSITIONAL)
                        .seenIn("KataGo, under rules=chinese-ogs and chinese-kgs"),
                chinese(
                                "made-by-passing",
                                "6",
                                "forbids only positions that the player has made",
                                Repetition.NATURAL_SITUATIONAL)
                        .touching("chinese.20-2", "chinese.20-3"),
                chinese(
                                "two-passes-end",
                                "7",
                                "ends the game at two passes, with no word about dead stones",
                                Ending.TWO_PASSES)
                        .touching("*"),
                chinese(
                        "resumed-in-turn",
                        "7.dispute",
                        "resumes play where it was left, without asking the players",
                        Resumption.IN_TURN),
                chinese("no-resumption", "7.dispute", "does not let players go on who disagree", Resumption.NONE),
                chinese("dead-stones-stay", "8", "lets nobody remove dead stones by agreement", DeadStones.STAY),
                chinese("neutral-points-lost", "9", "counts points between both players for neither", Neutral.NOBODY)
                        .touching("chinese.8"),
                chinese("seki-eyes-lost", "9", "does not count eyes in seki", Seki.DOES_NOT_COUNT)
                        .touching("chinese.8", "chinese.11"),
                chinese("no-draws", "9", "leaves open who wins if both have half of the board", Draws.UNSTATED),
                chinese("territory-scoring", "9.own-area", "counts territory and prisoners", Scoring.TERRITORY)
                        .touching("*"),
                chinese("whole-komi", "11", "knows only komi of whole points", Komi.INTEGER),
                chinese("komi-for-black", "11", "adds komi to Black's points", () -> new Broken.KomiForBlack(CHINESE)),
                chinese(
                        "compensation-one-less",
                        "handicap",
                        "gives White no point for the first handicap stone",
                        Compensation.ONE_LESS),
                chinese("fixed-handicap", "handicap", "puts handicap stones on the star points itself", Handicap.FIXED),
                chinese("turns-free", "17", "lets either player move at any time", () -> new FreeTurns(CHINESE))
                        .touching("*"),
                chinese(
                                "forbidden-point-played",
                                "19",
                                "takes off stones left without liberties instead of refusing",
                                SelfCapture.ALLOWED)
                        .touching("chinese.5"),
                chinese("ko-retaken", "20-1", "lets any position come back", Repetition.NONE)
                        .touching("chinese.6", "chinese.20-2", "chinese.20-3"),
                chinese("false-life", "20-2", "forbids retaking a ko but no longer circle", Repetition.SIMPLE)
                        .seenIn("KataGo, under rules=chinese")
                        .touching("chinese.6", "chinese.20-3"),
                chinese(
                                "circles-go-round",
                                "20-3",
                                "forbids a stone just taking back, and nothing else",
                                Repetition.SIMPLE_STONE)
                        .touching("chinese.6", "chinese.20-2"));
    }

    private static Mutant chinese(String name, String article, String description, Supplier<BaseRules> rules) {
        return Mutant.of("chinese-" + name, "chinese." + article, description, rules)
                .under("chinese");
    }

    private static Mutant chinese(String name, String article, String description, Choice wrong) {
        return chinese(name, article, description, () -> new VariantRules(CHINESE.with(wrong)));
    }

    private static final class FreeTurns extends VariantRules {
        FreeTurns(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling rule(Game game, Color player, Move move) {
            return super.rule(game, game.toMove(), move);
        }
    }
}
