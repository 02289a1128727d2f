package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.KOREAN;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Capturing;
import touchstone.laboratory.mutant.breakage.Chains;
import touchstone.laboratory.mutant.breakage.Deaths;
import touchstone.laboratory.mutant.breakage.Grids;
import touchstone.laboratory.mutant.breakage.Prisoners;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.laboratory.mutant.breakage.Turns;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;

/** The articles of the Korean rules. */
public final class KoreanMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                KOREAN.chosen("area", "1", "counts area", Scoring.AREA).touching("*"),
                KOREAN.broken(
                                "prisoners-forgotten",
                                "1",
                                "counts territory, and no captured stones",
                                Prisoners::forgotten)
                        .touching("korean.end"),
                KOREAN.broken("no-corners", "2", "lets nobody play in a corner", Grids::cornersMissing)
                        .touching("*"),
                KOREAN.broken(
                        "out-of-turn",
                        "3",
                        "takes a move out of turn, as if the opponent had passed before",
                        Turns::turnNotChecked),
                KOREAN.broken("white-first", "3", "has White play first", Turns::whiteFirst)
                        .touching("*"),
                KOREAN.broken(
                                "single-stones-only",
                                "4",
                                "captures single stones, but no larger chains",
                                Capturing::singleStonesOnly)
                        .touching("korean.5", "korean.6", "korean.ko"),
                KOREAN.broken(
                        "own-liberties-only",
                        "4",
                        "takes the liberties of a chain for those of one stone",
                        Chains::ownLibertiesOnly),
                KOREAN.chosen(
                        "suicide-of-many", "5", "forbids self-capture to single stones only", SelfCapture.SEVERAL),
                KOREAN.broken(
                                "capturing-is-suicide",
                                "5",
                                "forbids a play into a point without liberties even if it captures",
                                SelfCapturing::bothAtOnce)
                        .touching("korean.6", "korean.ko", "korean.repetition"),
                KOREAN.chosen("suicide", "6", "lets players play into single eyes", SelfCapture.ALLOWED)
                        .touching("korean.5"),
                KOREAN.chosen("no-ko", "ko", "lets a ko be retaken at once", Repetition.NONE)
                        .touching("korean.repetition"),
                KOREAN.chosen("superko", "repetition", "forbids to repeat the position", Repetition.POSITIONAL),
                KOREAN.chosen("no-result", "repetition", "calls a game that repeats itself off", Repetition.NO_RESULT),
                KOREAN.chosen("played-out", "end", "removes no stones but by capture", DeadStones.STAY),
                KOREAN.broken(
                        "dead-thrown-away", "end", "does not add dead stones to those captured", Deaths::noPrisoners),
                KOREAN.chosen(
                        "resumed-japanese-style",
                        "end",
                        "knows who moves first when the game is resumed",
                        Resumption.OPPONENT_OF_REQUESTER),
                KOREAN.chosen("seki-counts", "seki", "counts points in seki", Seki.COUNTS));
    }
}
