package touchstone.laboratory.mutant;

import java.util.List;
import java.util.function.Supplier;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The rules of the World Mind Sports Games. */
final class WmsgMutants {

    /** The point in the space of rules that the ruleset has. */
    static final Variant WMSG = Variant.BASE.with(
            SelfCapture.FORBIDDEN,
            Ending.STOP,
            Resumption.IN_TURN,
            AfterResumption.ALL_ALIVE,
            DeadStones.AGREED,
            FirstPass.KOMI_RISES,
            Komi.HALF,
            Draws.UNSTATED,
            Boards.NINETEEN);

    private WmsgMutants() {}

    static List<Mutant> all() {
        return List.of(
                wmsg("any-board", "1-1", "is played on boards of any size", Boards.ANY),
                wmsg(
                        "eighteen-lines",
                        "1-1",
                        "misses the last vertical line of a 19x19 board",
                        () -> new Broken.EighteenLines(WMSG)),
                wmsg("white-first", "1-2", "lets White move first", () -> new Broken.WhiteFirst(WMSG))
                        .touching("*"),
                wmsg(
                        "no-opening-pass",
                        "1-2",
                        "refuses a pass on an empty board",
                        () -> new Broken.NoOpeningPass(WMSG)),
                wmsg("with-handicaps", "1-2", "knows handicap stones", Handicap.FIXED),
                wmsg(
                                "own-stones-first",
                                "1-3",
                                "removes the player's own stones before the opponent's",
                                () -> new Broken.OwnStonesFirst(WMSG))
                        .touching("*"),
                wmsg("suicide-allowed", "1-3.self-capture", "allows self-capture", SelfCapture.ALLOWED),
                wmsg(
                        "situational",
                        "1-4",
                        "lets a position come back with the other player to move",
                        Repetition.SITUATIONAL),
                wmsg(
                        "natural-situational",
                        "1-4",
                        "forbids only positions that the player has made",
                        Repetition.NATURAL_SITUATIONAL),
                wmsg("two-passes-end", "1-5", "ends the game at two passes, without an agreement", Ending.TWO_PASSES)
                        .touching("*"),
                wmsg("dead-stones-stay", "1-5", "lets nobody remove dead stones by agreement", DeadStones.STAY),
                wmsg(
                                "opponent-of-requester",
                                "1-5.resumption",
                                "gives the move to the opponent of the player who wants to go on",
                                Resumption.OPPONENT_OF_REQUESTER)
                        .touching("wmsg.first-pass.resumed"),
                wmsg(
                                "second-dispute",
                                "1-5.resumption",
                                "waits for an agreement after the second stop too",
                                AfterResumption.AGAIN)
                        .touching("wmsg.first-pass.resumed"),
                wmsg("no-resumption", "1-5.resumption", "does not let players go on who disagree", Resumption.NONE)
                        .touching("wmsg.first-pass.resumed"),
                wmsg("territory-scoring", "score", "counts territory and prisoners", Scoring.TERRITORY)
                        .touching("*"),
                wmsg(
                                "neutral-points-shared",
                                "score",
                                "counts points between both players half for each",
                                Neutral.HALVES)
                        .touching("wmsg.1-5.*"),
                wmsg("whole-komi", "komi", "knows only komi of whole points", Komi.INTEGER)
                        .touching("wmsg.first-pass"),
                wmsg("komi-for-black", "komi", "adds komi to Black's points", () -> new Broken.KomiForBlack(WMSG))
                        .touching("wmsg.first-pass"),
                wmsg("first-pass-free", "first-pass", "gives White nothing for passing first", FirstPass.FREE)
                        .touching("wmsg.first-pass.*"),
                wmsg(
                                "last-pair-counts",
                                "first-pass",
                                "looks for the first pass among the last two",
                                () -> new LastPair(WMSG))
                        .touching("wmsg.first-pass.*", "wmsg.1-5.resumption"),
                wmsg(
                                "first-pass-of-the-resumption",
                                "first-pass.resumed",
                                "looks for the first pass among the last two, even after a resumption",
                                () -> new LastPair(WMSG))
                        .touching("wmsg.first-pass", "wmsg.1-5.resumption"));
    }

    private static Mutant wmsg(String name, String article, String description, Supplier<BaseRules> rules) {
        return Mutant.of("wmsg-" + name, "wmsg." + article, description, rules).under("wmsg");
    }

    private static Mutant wmsg(String name, String article, String description, Choice wrong) {
        return wmsg(name, article, description, () -> new VariantRules(WMSG.with(wrong)));
    }

    private static final class LastPair extends VariantRules {
        LastPair(Variant variant) {
            super(variant);
        }

        @Override
        public int firstPass(Game game) {
            return game.successivePasses() >= 2 && game.madeBy(Color.BLACK) ? 1 : 0;
        }
    }
}
