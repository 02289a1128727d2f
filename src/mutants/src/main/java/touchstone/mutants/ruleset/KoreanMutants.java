package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.KOREAN;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.BoardFaults;
import touchstone.mutants.fault.CaptureFaults;
import touchstone.mutants.fault.ChainFaults;
import touchstone.mutants.fault.DeadStoneFaults;
import touchstone.mutants.fault.PrisonerFaults;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.mutants.fault.StatusFaults;
import touchstone.mutants.fault.TurnFaults;
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
                mutant("korean-area", "counts area")
                        .breaking("korean.1", Scoring.AREA)
                        .touching("*"),
                mutant("korean-prisoners-forgotten", "counts territory, and no captured stones")
                        .breaking("korean.1", PrisonerFaults.FORGOTTEN)
                        .touching("korean.end"),
                mutant("korean-no-corners", "lets nobody play in a corner")
                        .breaking("korean.2", BoardFaults.CORNERS_MISSING)
                        .touching("*"),
                mutant("korean-out-of-turn", "takes a move out of turn, as if the opponent had passed before")
                        .breaking("korean.3", TurnFaults.TURN_NOT_CHECKED),
                mutant("korean-white-first", "has White play first")
                        .breaking("korean.3", TurnFaults.WHITE_FIRST)
                        .touching("*"),
                mutant("korean-single-stones-only", "captures single stones, but no larger chains")
                        .breaking("korean.4", CaptureFaults.SINGLE_STONES_ONLY)
                        .touching("korean.5", "korean.6", "korean.ko"),
                mutant("korean-own-liberties-only", "takes the liberties of a chain for those of one stone")
                        .breaking("korean.4", ChainFaults.OWN_LIBERTIES_ONLY),
                mutant("korean-suicide-of-many", "forbids self-capture to single stones only")
                        .breaking("korean.5", SelfCapture.SEVERAL),
                mutant(
                                "korean-capturing-is-suicide",
                                "forbids a play into a point without liberties even if it captures")
                        .breaking("korean.5", SelfCaptureFaults.BOTH_AT_ONCE)
                        .touching("korean.6", "korean.ko", "korean.repetition"),
                mutant("korean-suicide", "lets players play into single eyes")
                        .breaking("korean.6", SelfCapture.ALLOWED)
                        .touching("korean.5"),
                mutant("korean-no-ko", "lets a ko be retaken at once")
                        .breaking("korean.ko", Repetition.NONE)
                        .touching("korean.repetition"),
                mutant("korean-superko", "forbids to repeat the position")
                        .breaking("korean.repetition", Repetition.POSITIONAL),
                mutant("korean-no-result", "calls a game that repeats itself off")
                        .breaking("korean.repetition", Repetition.NO_RESULT),
                mutant("korean-played-out", "removes no stones but by capture").breaking("korean.end", DeadStones.STAY),
                mutant("korean-dead-thrown-away", "does not add dead stones to those captured")
                        .breaking("korean.end", DeadStoneFaults.NO_PRISONERS),
                mutant("korean-resumed-japanese-style", "knows who moves first when the game is resumed")
                        .breaking("korean.end", Resumption.OPPONENT_OF_REQUESTER),
                mutant("korean-seki-counts", "counts points in seki").breaking("korean.seki", Seki.COUNTS),
                mutant("korean-no-seki", "takes stones in seki for simply alive")
                        .mishandling("korean.seki", StatusFaults.NO_SEKI),
                mutant("korean-nothing-dies", "takes no stone for dead")
                        .mishandling("korean.6.status", StatusFaults.NOTHING_DIES),
                mutant("korean-everything-dies", "takes every stone for dead")
                        .mishandling("korean.6.status", StatusFaults.EVERYTHING_DIES)
                        .touching("korean.seki"));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(KOREAN, name, description);
    }
}
