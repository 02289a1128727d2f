package touchstone.laboratory.mutant;

import java.util.List;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** What the Belgian page for beginners says. */
final class BelgianMutants {

    static final Variant RULES = Variant.BASE.with(
            Repetition.PLAY_ELSEWHERE,
            SelfCapture.FORBIDDEN,
            Scoring.TERRITORY,
            Ending.STOP,
            Resumption.UNSTATED,
            DeadStones.AGREED,
            Counting.REARRANGEMENT,
            Draws.UNSTATED);

    private static final Articles ARTICLES = new Articles("belgian", RULES);

    private BelgianMutants() {}

    static List<Mutant> all() {
        return List.of(
                ARTICLES.broken(
                        "out-of-turn",
                        "1",
                        "takes a move out of turn, as if the opponent had passed before",
                        Mistakes.TurnNotChecked::new),
                ARTICLES.broken("on-top", "1", "lets a stone be played on top of another", Mistakes.Overwrite::new)
                        .touching("belgian.9"),
                ARTICLES.broken(
                                "edges-enclose-nothing",
                                "2",
                                "counts no points on the edge of the board",
                                Mistakes.EdgesEncloseNothing::new)
                        .touching("*"),
                ARTICLES.broken(
                                "capture-in-atari",
                                "3",
                                "captures chains that have one liberty left",
                                Mistakes.CaptureInAtari::new)
                        .touching("*"),
                ARTICLES.broken(
                                "own-liberties-only",
                                "6",
                                "takes the liberties of a chain for those of one stone",
                                Mistakes.LibertiesOfOneStone::new)
                        .touching("belgian.7"),
                ARTICLES.broken(
                                "single-stones-only",
                                "7",
                                "captures single stones, but no larger chains",
                                Mistakes.SingleStonesOnly::new)
                        .touching("belgian.8"),
                ARTICLES.chosen("suicide", "8", "allows self-capture", SelfCapture.ALLOWED),
                ARTICLES.broken(
                                "capturing-is-suicide",
                                "8",
                                "forbids a play into a point without liberties even if it captures",
                                Mistakes.CapturingIsSuicide::new)
                        .touching("belgian.9"),
                ARTICLES.chosen("no-ko", "9", "lets a ko be retaken at once", Repetition.NONE),
                ARTICLES.broken(
                        "passes-added-up",
                        "4",
                        "stops the game at the second pass even if there were plays between",
                        Mistakes.PassesAddedUp::new),
                ARTICLES.chosen("area", "5", "counts area", Scoring.AREA).touching("*"),
                ARTICLES.broken(
                                "prisoners-forgotten",
                                "5",
                                "counts territory, and no prisoners",
                                Mistakes.PrisonersForgotten::new)
                        .touching("belgian.10", "belgian.11"),
                ARTICLES.chosen("draws", "5", "makes equal totals a draw", Draws.DRAW),
                ARTICLES.broken(
                                "dead-thrown-away",
                                "10",
                                "does not add dead stones to the prisoners",
                                Mistakes.DeadStonesNoPrisoners::new)
                        .touching("belgian.11"),
                ARTICLES.chosen("played-out", "11", "removes no stones but by capture", DeadStones.STAY)
                        .touching("belgian.10"));
    }
}
