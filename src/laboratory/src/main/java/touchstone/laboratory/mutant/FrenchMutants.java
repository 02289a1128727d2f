package touchstone.laboratory.mutant;

import java.util.List;
import java.util.function.Supplier;
import touchstone.reference.BaseRules;
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
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The French rules. */
final class FrenchMutants {

    /** The point in the space of rules that the ruleset has. */
    static final Variant FRENCH = Variant.BASE.with(
            Repetition.NATURAL_SITUATIONAL,
            SelfCapture.FORBIDDEN,
            Ending.STOP,
            Resumption.UNSTATED,
            DeadStones.AGREED,
            PassStones.GIVEN,
            LastPass.WHITE,
            Komi.HALF,
            Handicap.FREE,
            Compensation.ONE_LESS,
            Counting.EITHER);

    private FrenchMutants() {}

    static List<Mutant> all() {
        return List.of(
                french("large-boards-only", "board", "is played on 19x19 boards only", Boards.NINETEEN),
                french("usual-boards-only", "board", "is played on no boards but the usual ones", Boards.USUAL),
                french(
                                "diagonal-adjacency",
                                "chain",
                                "takes points joined by a diagonal for adjacent",
                                () -> new Broken.DiagonalAdjacency(FRENCH))
                        .touching("*"),
                french(
                                "own-liberties-only",
                                "chain",
                                "names as liberties only the empty points adjacent to the stone itself",
                                () -> new Broken.OwnLibertiesOnly(FRENCH))
                        .touching("french.capture"),
                french("seki-eyes-lost", "territory", "does not count eyes in seki", Seki.DOES_NOT_COUNT)
                        .touching("french.end"),
                french("white-first", "turns", "lets White move first", () -> new Broken.WhiteFirst(FRENCH))
                        .touching("*"),
                french(
                        "no-opening-pass",
                        "turns",
                        "refuses a pass on an empty board",
                        () -> new Broken.NoOpeningPass(FRENCH)),
                french("suicide-allowed", "capture", "allows self-capture", SelfCapture.ALLOWED),
                french(
                                "own-stones-first",
                                "capture",
                                "removes the player's own stones before the opponent's",
                                () -> new Broken.OwnStonesFirst(FRENCH))
                        .touching("*"),
                french(
                                "situational",
                                "repetition",
                                "forbids positions that the player only passed in",
                                Repetition.SITUATIONAL)
                        .seenIn("KataGo, under rules=french"),
                french(
                        "positional",
                        "repetition",
                        "forbids positions that only the opponent made",
                        Repetition.POSITIONAL),
                french("ko-rule-only", "repetition", "forbids retaking a ko but no longer circle", Repetition.SIMPLE),
                french("two-passes-end", "end", "ends the game at two passes, without an agreement", Ending.TWO_PASSES)
                        .touching("*"),
                french("dead-stones-stay", "end", "lets nobody remove dead stones by agreement", DeadStones.STAY)
                        .touching("french.handicap", "french.fast-count"),
                french("no-resumption", "end", "does not let players go on who disagree", Resumption.NONE),
                french(
                        "resumed-in-turn",
                        "end",
                        "resumes play where it was left, without asking the players",
                        Resumption.IN_TURN),
                french("territory-scoring", "score", "counts territory and prisoners", Scoring.TERRITORY)
                        .touching("*"),
                french("whole-komi", "score", "knows only komi of whole points", Komi.INTEGER)
                        .touching("french.handicap", "french.fast-count"),
                french("no-compensation", "handicap", "gives White nothing for moves missed", Compensation.NONE),
                french(
                        "compensation-for-each",
                        "handicap",
                        "gives White a point for every handicap stone",
                        Compensation.EACH),
                french(
                        "fixed-handicap",
                        "handicap",
                        "puts handicap stones on the marked points itself",
                        Handicap.FIXED),
                french("free-passes", "fast-count", "takes no stone for a pass", PassStones.NONE),
                french(
                                "black-passes-last",
                                "fast-count",
                                "stops the game though Black has passed last",
                                LastPass.EITHER)
                        .touching("french.end", "french.handicap"));
    }

    private static Mutant french(String name, String section, String description, Supplier<BaseRules> rules) {
        return Mutant.of("french-" + name, "french." + section, description, rules)
                .under("french");
    }

    private static Mutant french(String name, String section, String description, Choice wrong) {
        return french(name, section, description, () -> new VariantRules(FRENCH.with(wrong)));
    }
}
