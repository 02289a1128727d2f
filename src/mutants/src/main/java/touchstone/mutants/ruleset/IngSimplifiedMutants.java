package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.ING_SIMPLIFIED;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.mutants.fault.TurnFaults;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.SelfCapture;

/** The simplified Ing rules of the European Go Federation. */
public final class IngSimplifiedMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("ing-simplified-white-first", "lets White move first")
                        .breaking("ing-simplified.1", TurnFaults.WHITE_FIRST)
                        .touching("*"),
                mutant("ing-simplified-own-stones-first", "removes the player's own stones before the opponent's")
                        .breaking("ing-simplified.1", SelfCaptureFaults.OWN_STONES_FIRST)
                        .touching("*"),
                mutant("ing-simplified-suicide-forbidden", "forbids suicide")
                        .breaking("ing-simplified.2", SelfCapture.FORBIDDEN),
                mutant("ing-simplified-ko-rule-only", "forbids only the position before the opponent's last move")
                        .breaking("ing-simplified.3", Repetition.SIMPLE)
                        .touching("ing-simplified.2"),
                mutant("ing-simplified-situational", "lets a position come back if the other player is to move")
                        .breaking("ing-simplified.3", Repetition.SITUATIONAL)
                        .touching("ing-simplified.2"),
                mutant("ing-simplified-two-passes-end", "ends the game by two passes, with no agreement")
                        .breaking("ing-simplified.4", Ending.TWO_PASSES)
                        .touching("*"),
                mutant("ing-simplified-dead-stones-stay", "lets nobody remove stones by agreement")
                        .breaking("ing-simplified.5", DeadStones.STAY),
                mutant("ing-simplified-no-resumption", "does not let players go on who disagree")
                        .breaking("ing-simplified.5.disagreement", Resumption.NONE),
                mutant("ing-simplified-opponent-goes-on", "gives the move to the opponent of the player who disagrees")
                        .breaking("ing-simplified.5.disagreement", Resumption.OPPONENT_OF_REQUESTER),
                mutant("ing-simplified-stops-without-end", "waits for an agreement after the second stop too")
                        .breaking("ing-simplified.5.disagreement", AfterResumption.AGAIN),
                mutant("ing-simplified-regions-shared", "counts regions that touch both colours half for each")
                        .breaking("ing-simplified.6", Neutral.HALVES)
                        .touching("ing-simplified.5.*"),
                mutant("ing-simplified-black-wins-ties", "gives Black the win where the scores are equal")
                        .breaking("ing-simplified.7", Komi.BLACK_WINS_TIES));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(ING_SIMPLIFIED, name, description);
    }
}
