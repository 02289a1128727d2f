package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.FRENCH;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Adjacencies;
import touchstone.laboratory.mutant.breakage.Chains;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.laboratory.mutant.breakage.Turns;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;

/** The French rules. */
public final class FrenchMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                FRENCH.chosen("large-boards-only", "board", "is played on 19x19 boards only", Boards.NINETEEN),
                FRENCH.chosen("usual-boards-only", "board", "is played on no boards but the usual ones", Boards.USUAL),
                FRENCH.broken(
                                "diagonal-adjacency",
                                "chain",
                                "takes points joined by a diagonal for adjacent",
                                Adjacencies::diagonal)
                        .touching("*"),
                FRENCH.broken(
                                "own-liberties-only",
                                "chain",
                                "names as liberties only the empty points adjacent to the stone itself",
                                Chains::ownLibertiesOnly)
                        .touching("french.capture"),
                FRENCH.chosen("seki-eyes-lost", "territory", "does not count eyes in seki", Seki.DOES_NOT_COUNT)
                        .touching("french.end"),
                FRENCH.broken("white-first", "turns", "lets White move first", Turns::whiteFirst)
                        .touching("*"),
                FRENCH.broken("no-opening-pass", "turns", "refuses a pass on an empty board", Turns::noOpeningPass),
                FRENCH.chosen("suicide-allowed", "capture", "allows self-capture", SelfCapture.ALLOWED),
                FRENCH.broken(
                                "own-stones-first",
                                "capture",
                                "removes the player's own stones before the opponent's",
                                SelfCapturing::ownStonesFirst)
                        .touching("*"),
                FRENCH.chosen(
                                "situational",
                                "repetition",
                                "forbids positions that the player only passed in",
                                Repetition.SITUATIONAL)
                        .seenIn("KataGo, under rules=french"),
                FRENCH.chosen(
                        "positional",
                        "repetition",
                        "forbids positions that only the opponent made",
                        Repetition.POSITIONAL),
                FRENCH.chosen(
                        "ko-rule-only", "repetition", "forbids retaking a ko but no longer circle", Repetition.SIMPLE),
                FRENCH.chosen(
                                "two-passes-end",
                                "end",
                                "ends the game at two passes, without an agreement",
                                Ending.TWO_PASSES)
                        .touching("*"),
                FRENCH.chosen("dead-stones-stay", "end", "lets nobody remove dead stones by agreement", DeadStones.STAY)
                        .touching("french.handicap", "french.fast-count"),
                FRENCH.chosen("no-resumption", "end", "does not let players go on who disagree", Resumption.NONE),
                FRENCH.chosen(
                        "resumed-in-turn",
                        "end",
                        "resumes play where it was left, without asking the players",
                        Resumption.IN_TURN),
                FRENCH.chosen("territory-scoring", "score", "counts territory and prisoners", Scoring.TERRITORY)
                        .touching("*"),
                FRENCH.chosen("whole-komi", "score", "knows only komi of whole points", Komi.INTEGER)
                        .touching("french.handicap", "french.fast-count"),
                FRENCH.chosen("no-compensation", "handicap", "gives White nothing for moves missed", Compensation.NONE),
                FRENCH.chosen(
                        "compensation-for-each",
                        "handicap",
                        "gives White a point for every handicap stone",
                        Compensation.EACH),
                FRENCH.chosen(
                        "fixed-handicap",
                        "handicap",
                        "puts handicap stones on the marked points itself",
                        Handicap.FIXED),
                FRENCH.chosen("free-passes", "fast-count", "takes no stone for a pass", PassStones.NONE),
                FRENCH.chosen(
                                "black-passes-last",
                                "fast-count",
                                "stops the game though Black has passed last",
                                LastPass.EITHER)
                        .touching("french.end", "french.handicap"));
    }
}
