package touchstone.laboratory.mutant;

import java.util.List;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** The articles of the Korean rules. */
final class KoreanMutants {

    static final Variant RULES = Variant.BASE.with(
            Repetition.TIE,
            SelfCapture.FORBIDDEN,
            Scoring.TERRITORY,
            Seki.DOES_NOT_COUNT,
            Ending.STOP,
            Resumption.UNSTATED,
            DeadStones.AGREED,
            Komi.HALF,
            Handicap.FIXED,
            Counting.REARRANGEMENT,
            Draws.UNSTATED,
            Boards.NINETEEN);

    private static final Articles ARTICLES = new Articles("korean", RULES);

    private KoreanMutants() {}

    static List<Mutant> all() {
        return List.of(
                ARTICLES.chosen("area", "1", "counts area", Scoring.AREA).touching("*"),
                ARTICLES.broken(
                                "prisoners-forgotten",
                                "1",
                                "counts territory, and no captured stones",
                                Mistakes.PrisonersForgotten::new)
                        .touching("korean.end"),
                ARTICLES.broken("no-corners", "2", "lets nobody play in a corner", Mistakes.CornersMissing::new)
                        .touching("*"),
                ARTICLES.broken(
                        "out-of-turn",
                        "3",
                        "takes a move out of turn, as if the opponent had passed before",
                        Mistakes.TurnNotChecked::new),
                ARTICLES.broken("white-first", "3", "has White play first", Mistakes.WhiteFirst::new)
                        .touching("*"),
                ARTICLES.broken(
                                "single-stones-only",
                                "4",
                                "captures single stones, but no larger chains",
                                Mistakes.SingleStonesOnly::new)
                        .touching("korean.5", "korean.6", "korean.ko"),
                ARTICLES.broken(
                        "own-liberties-only",
                        "4",
                        "takes the liberties of a chain for those of one stone",
                        Mistakes.LibertiesOfOneStone::new),
                ARTICLES.chosen(
                        "suicide-of-many", "5", "forbids self-capture to single stones only", SelfCapture.SEVERAL),
                ARTICLES.broken(
                                "capturing-is-suicide",
                                "5",
                                "forbids a play into a point without liberties even if it captures",
                                Mistakes.CapturingIsSuicide::new)
                        .touching("korean.6", "korean.ko", "korean.repetition"),
                ARTICLES.chosen("suicide", "6", "lets players play into single eyes", SelfCapture.ALLOWED)
                        .touching("korean.5"),
                ARTICLES.chosen("no-ko", "ko", "lets a ko be retaken at once", Repetition.NONE)
                        .touching("korean.repetition"),
                ARTICLES.chosen("superko", "repetition", "forbids to repeat the position", Repetition.POSITIONAL),
                ARTICLES.chosen(
                        "no-result", "repetition", "calls a game that repeats itself off", Repetition.NO_RESULT),
                ARTICLES.chosen("played-out", "end", "removes no stones but by capture", DeadStones.STAY),
                ARTICLES.broken(
                        "dead-thrown-away",
                        "end",
                        "does not add dead stones to those captured",
                        Mistakes.DeadStonesNoPrisoners::new),
                ARTICLES.chosen(
                        "resumed-japanese-style",
                        "end",
                        "knows who moves first when the game is resumed",
                        Resumption.OPPONENT_OF_REQUESTER),
                ARTICLES.chosen("seki-counts", "seki", "counts points in seki", Seki.COUNTS));
    }
}
