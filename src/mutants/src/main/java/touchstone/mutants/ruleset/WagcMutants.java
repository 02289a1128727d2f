package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.WAGC;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.AgreementFaults;
import touchstone.mutants.fault.CaptureFaults;
import touchstone.mutants.fault.RepetitionClaimFaults;
import touchstone.mutants.fault.StatusFaults;
import touchstone.mutants.fault.TurnFaults;
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
                mutant("wagc-area", "counts area")
                        .breaking("wagc.1", Scoring.AREA)
                        .touching("*"),
                mutant("wagc-out-of-turn", "takes a move out of turn, as if the opponent had passed before")
                        .breaking("wagc.1", TurnFaults.TURN_NOT_CHECKED),
                mutant("wagc-single-stones-only", "captures single stones, but no larger chains")
                        .breaking("wagc.capture", CaptureFaults.SINGLE_STONES_ONLY)
                        .touching("wagc.17"),
                mutant("wagc-suicide", "allows self-capture").breaking("wagc.capture", SelfCapture.ALLOWED),
                mutant("wagc-no-ko", "lets a ko be retaken at once")
                        .breaking("wagc.ko", Repetition.NONE)
                        .touching("wagc.repetition"),
                mutant("wagc-superko", "forbids to repeat the position")
                        .breaking("wagc.repetition", Repetition.POSITIONAL),
                mutant("wagc-no-result", "calls a game that repeats itself off")
                        .breaking("wagc.repetition", Repetition.NO_RESULT),
                mutant(
                                "wagc-repetition-not-checked",
                                "lets the players call a game a tie in which nothing has been repeated")
                        .breaking("wagc.repetition", RepetitionClaimFaults.ALWAYS),
                mutant("wagc-seki-counts", "counts points in seki").breaking("wagc.17", Seki.COUNTS),
                mutant("wagc-no-seki", "takes stones in seki for simply alive")
                        .mishandling("wagc.17", StatusFaults.NO_SEKI),
                mutant("wagc-nothing-dies", "takes no stone for dead")
                        .mishandling("wagc.life", StatusFaults.NOTHING_DIES),
                mutant("wagc-everything-dies", "takes every stone for dead")
                        .mishandling("wagc.life", StatusFaults.EVERYTHING_DIES)
                        .touching("wagc.17"),
                mutant("wagc-played-out", "removes no stones but by capture").breaking("wagc.20", DeadStones.STAY),
                mutant("wagc-resumed-japanese-style", "knows who moves first when the game is resumed")
                        .breaking("wagc.resumption", Resumption.OPPONENT_OF_REQUESTER),
                mutant("wagc-resigning-wins", "gives the game to the player who resigns")
                        .breaking("wagc.21", AgreementFaults.RESIGNING_WINS),
                mutant("wagc-no-komi", "knows no komi").breaking("wagc.komi", Komi.NONE));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(WAGC, name, description);
    }
}
