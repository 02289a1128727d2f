package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.WAGC;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Capturing;
import touchstone.laboratory.mutant.breakage.Ends;
import touchstone.laboratory.mutant.breakage.Repetitions;
import touchstone.laboratory.mutant.breakage.Turns;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;

/** What is known of the World Amateur Go Championship rules. On every axis they are where the Korean rules are. */
public final class WagcMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                WAGC.chosen("area", "1", "counts area", Scoring.AREA).touching("*"),
                WAGC.broken(
                        "out-of-turn",
                        "1",
                        "takes a move out of turn, as if the opponent had passed before",
                        Turns::turnNotChecked),
                WAGC.broken(
                                "single-stones-only",
                                "capture",
                                "captures single stones, but no larger chains",
                                Capturing::singleStonesOnly)
                        .touching("wagc.17"),
                WAGC.chosen("suicide", "capture", "allows self-capture", SelfCapture.ALLOWED),
                WAGC.chosen("no-ko", "ko", "lets a ko be retaken at once", Repetition.NONE)
                        .touching("wagc.repetition"),
                WAGC.chosen("superko", "repetition", "forbids to repeat the position", Repetition.POSITIONAL),
                WAGC.chosen("no-result", "repetition", "calls a game that repeats itself off", Repetition.NO_RESULT),
                WAGC.broken(
                        "repetition-not-checked",
                        "repetition",
                        "lets the players call a game a tie in which nothing has been repeated",
                        Repetitions::always),
                WAGC.chosen("seki-counts", "17", "counts points in seki", Seki.COUNTS),
                WAGC.chosen("played-out", "20", "removes no stones but by capture", DeadStones.STAY),
                WAGC.chosen(
                        "resumed-japanese-style",
                        "resumption",
                        "knows who moves first when the game is resumed",
                        Resumption.OPPONENT_OF_REQUESTER),
                WAGC.broken("resigning-wins", "21", "gives the game to the player who resigns", Ends::resigningWins),
                WAGC.chosen("no-komi", "komi", "knows no komi", Komi.NONE));
    }
}
