package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.AGA;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Komis;
import touchstone.laboratory.mutant.breakage.Passes;
import touchstone.laboratory.mutant.breakage.Prisoners;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.laboratory.mutant.breakage.Turns;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;

/** The rules of the American Go Association. */
public final class AgaMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                AGA.chosen("large-boards-only", "1", "is played on 19x19 boards only", Boards.NINETEEN),
                AGA.broken("white-first", "2", "lets White move first", Turns::whiteFirst)
                        .touching("*"),
                AGA.chosen("handicap-unknown", "2", "knows no handicap", Handicap.NONE)
                        .touching("aga.4"),
                AGA.chosen("whole-komi", "3", "knows only komi of whole points", Komi.INTEGER)
                        .touching("aga.4"),
                AGA.broken("komi-for-black", "3", "adds komi to Black's points", Komis::forBlack)
                        .touching("aga.4"),
                AGA.chosen("no-compensation", "4", "gives White nothing for handicap stones", Compensation.NONE),
                AGA.chosen(
                        "compensation-for-each",
                        "4",
                        "gives White a point for every handicap stone",
                        Compensation.EACH),
                AGA.chosen("free-handicap", "4", "lets Black place handicap stones anywhere", Handicap.FREE)
                        .touching("aga.2"),
                AGA.chosen("suicide-allowed", "5", "allows self-capture", SelfCapture.ALLOWED),
                AGA.chosen("suicide-of-several", "5", "allows self-capture of two stones or more", SelfCapture.SEVERAL),
                AGA.broken(
                                "own-stones-first",
                                "5",
                                "removes the player's own stones before the opponent's",
                                SelfCapturing::ownStonesFirst)
                        .touching("*"),
                AGA.chosen("positional", "6", "forbids a position whoever is to move", Repetition.POSITIONAL),
                AGA.chosen(
                        "natural-situational",
                        "6",
                        "forbids only positions that the player has made",
                        Repetition.NATURAL_SITUATIONAL),
                AGA.chosen("ko-rule-only", "6", "forbids retaking a ko but no longer circle", Repetition.SIMPLE),
                AGA.chosen("free-passes", "7", "takes no stone for a pass", PassStones.NONE)
                        .touching("aga.9", "aga.10", "aga.11", "aga.12"),
                AGA.chosen(
                                "two-passes-end",
                                "9",
                                "ends the game at two passes, without an agreement",
                                Ending.TWO_PASSES)
                        .touching("*"),
                AGA.chosen("dead-stones-stay", "9", "lets nobody remove dead stones by agreement", DeadStones.STAY)
                        .touching("aga.10", "aga.12"),
                AGA.chosen("deadlock-left-open", "10", "does not know that a dispute is played out", Deadlock.UNSTATED),
                AGA.chosen("waits-for-agreement", "10", "lets nobody move between a stop and an agreement", Ending.STOP)
                        .touching("aga.11"),
                AGA.broken(
                                "all-alive-after-more-play",
                                "10",
                                "ends the game at the fourth pass, whatever was played between",
                                Passes::fourInAll)
                        .touching("*"),
                AGA.chosen("black-passes-last", "11", "ends the game though Black has passed last", LastPass.EITHER),
                AGA.chosen("seki-eyes-lost", "12", "does not count eyes in seki", Seki.DOES_NOT_COUNT)
                        .touching("aga.9", "aga.10"),
                AGA.chosen("neutral-points-shared", "12", "counts neutral points half for each", Neutral.HALVES)
                        .touching("aga.9", "aga.10"),
                AGA.broken("prisoners-count", "12", "counts prisoners and area too", Prisoners::added)
                        .touching("*"));
    }
}
