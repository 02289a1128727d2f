package touchstone.laboratory.mutant;

import java.util.List;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;

/** What is known of the World Amateur Go Championship rules. On every axis they are where the Korean rules are. */
final class WagcMutants {

    private static final Articles ARTICLES = new Articles("wagc", KoreanMutants.RULES);

    private WagcMutants() {}

    static List<Mutant> all() {
        return List.of(
                ARTICLES.chosen("area", "1", "counts area", Scoring.AREA).touching("*"),
                ARTICLES.broken(
                        "out-of-turn",
                        "1",
                        "takes a move out of turn, as if the opponent had passed before",
                        Mistakes.TurnNotChecked::new),
                ARTICLES.broken(
                                "single-stones-only",
                                "capture",
                                "captures single stones, but no larger chains",
                                Mistakes.SingleStonesOnly::new)
                        .touching("wagc.17"),
                ARTICLES.chosen("suicide", "capture", "allows self-capture", SelfCapture.ALLOWED),
                ARTICLES.chosen("no-ko", "ko", "lets a ko be retaken at once", Repetition.NONE)
                        .touching("wagc.repetition"),
                ARTICLES.chosen("superko", "repetition", "forbids to repeat the position", Repetition.POSITIONAL),
                ARTICLES.chosen(
                        "no-result", "repetition", "calls a game that repeats itself off", Repetition.NO_RESULT),
                ARTICLES.broken(
                        "repetition-not-checked",
                        "repetition",
                        "lets the players call a game a tie in which nothing has been repeated",
                        Mistakes.AlwaysRepeated::new),
                ARTICLES.chosen("seki-counts", "17", "counts points in seki", Seki.COUNTS),
                ARTICLES.chosen("played-out", "20", "removes no stones but by capture", DeadStones.STAY),
                ARTICLES.chosen(
                        "resumed-japanese-style",
                        "resumption",
                        "knows who moves first when the game is resumed",
                        Resumption.OPPONENT_OF_REQUESTER),
                ARTICLES.broken(
                        "resigning-wins",
                        "21",
                        "gives the game to the player who resigns",
                        Mistakes.ResigningWins::new),
                ARTICLES.chosen("no-komi", "komi", "knows no komi", Komi.NONE));
    }
}
