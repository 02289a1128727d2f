package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.ING_SIMPLIFIED;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.laboratory.mutant.breakage.Turns;
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
                ING_SIMPLIFIED
                        .broken("white-first", "1", "lets White move first", Turns::whiteFirst)
                        .touching("*"),
                ING_SIMPLIFIED
                        .broken(
                                "own-stones-first",
                                "1",
                                "removes the player's own stones before the opponent's",
                                SelfCapturing::ownStonesFirst)
                        .touching("*"),
                ING_SIMPLIFIED.chosen("suicide-forbidden", "2", "forbids suicide", SelfCapture.FORBIDDEN),
                ING_SIMPLIFIED
                        .chosen(
                                "ko-rule-only",
                                "3",
                                "forbids only the position before the opponent's last move",
                                Repetition.SIMPLE)
                        .touching("ing-simplified.2"),
                ING_SIMPLIFIED
                        .chosen(
                                "situational",
                                "3",
                                "lets a position come back if the other player is to move",
                                Repetition.SITUATIONAL)
                        .touching("ing-simplified.2"),
                ING_SIMPLIFIED
                        .chosen(
                                "two-passes-end",
                                "4",
                                "ends the game by two passes, with no agreement",
                                Ending.TWO_PASSES)
                        .touching("*"),
                ING_SIMPLIFIED.chosen(
                        "dead-stones-stay", "5", "lets nobody remove stones by agreement", DeadStones.STAY),
                ING_SIMPLIFIED.chosen(
                        "no-resumption", "5.disagreement", "does not let players go on who disagree", Resumption.NONE),
                ING_SIMPLIFIED.chosen(
                        "opponent-goes-on",
                        "5.disagreement",
                        "gives the move to the opponent of the player who disagrees",
                        Resumption.OPPONENT_OF_REQUESTER),
                ING_SIMPLIFIED.chosen(
                        "stops-without-end",
                        "5.disagreement",
                        "waits for an agreement after the second stop too",
                        AfterResumption.AGAIN),
                ING_SIMPLIFIED
                        .chosen(
                                "regions-shared",
                                "6",
                                "counts regions that touch both colours half for each",
                                Neutral.HALVES)
                        .touching("ing-simplified.5.*"),
                ING_SIMPLIFIED.chosen(
                        "black-wins-ties",
                        "7",
                        "gives Black the win where the scores are equal",
                        Komi.BLACK_WINS_TIES));
    }
}
