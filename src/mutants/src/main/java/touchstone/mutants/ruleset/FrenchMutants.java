package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.FRENCH;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.AdjacencyFaults;
import touchstone.mutants.fault.ChainFaults;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.mutants.fault.TurnFaults;
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
                mutant("french-large-boards-only", "is played on 19x19 boards only")
                        .breaking("french.board", Boards.NINETEEN),
                mutant("french-usual-boards-only", "is played on no boards but the usual ones")
                        .breaking("french.board", Boards.USUAL),
                mutant("french-diagonal-adjacency", "takes points joined by a diagonal for adjacent")
                        .breaking("french.chain", AdjacencyFaults.DIAGONAL)
                        .touching("*"),
                mutant(
                                "french-own-liberties-only",
                                "names as liberties only the empty points adjacent to the stone itself")
                        .breaking("french.chain", ChainFaults.OWN_LIBERTIES_ONLY)
                        .touching("french.capture"),
                mutant("french-seki-eyes-lost", "does not count eyes in seki")
                        .breaking("french.territory", Seki.DOES_NOT_COUNT)
                        .touching("french.end"),
                mutant("french-white-first", "lets White move first")
                        .breaking("french.turns", TurnFaults.WHITE_FIRST)
                        .touching("*"),
                mutant("french-no-opening-pass", "refuses a pass on an empty board")
                        .breaking("french.turns", TurnFaults.NO_OPENING_PASS),
                mutant("french-suicide-allowed", "allows self-capture").breaking("french.capture", SelfCapture.ALLOWED),
                mutant("french-own-stones-first", "removes the player's own stones before the opponent's")
                        .breaking("french.capture", SelfCaptureFaults.OWN_STONES_FIRST)
                        .touching("*"),
                mutant("french-situational", "forbids positions that the player only passed in")
                        .breaking("french.repetition", Repetition.SITUATIONAL)
                        .seenIn("KataGo, under rules=french"),
                mutant("french-positional", "forbids positions that only the opponent made")
                        .breaking("french.repetition", Repetition.POSITIONAL),
                mutant("french-ko-rule-only", "forbids retaking a ko but no longer circle")
                        .breaking("french.repetition", Repetition.SIMPLE),
                mutant("french-two-passes-end", "ends the game at two passes, without an agreement")
                        .breaking("french.end", Ending.TWO_PASSES)
                        .touching("*"),
                mutant("french-dead-stones-stay", "lets nobody remove dead stones by agreement")
                        .breaking("french.end", DeadStones.STAY)
                        .touching("french.handicap", "french.fast-count"),
                mutant("french-no-resumption", "does not let players go on who disagree")
                        .breaking("french.end", Resumption.NONE),
                mutant("french-resumed-in-turn", "resumes play where it was left, without asking the players")
                        .breaking("french.end", Resumption.IN_TURN),
                mutant("french-territory-scoring", "counts territory and prisoners")
                        .breaking("french.score", Scoring.TERRITORY)
                        .touching("*"),
                mutant("french-whole-komi", "knows only komi of whole points")
                        .breaking("french.score", Komi.INTEGER)
                        .touching("french.handicap", "french.fast-count"),
                mutant("french-no-compensation", "gives White nothing for moves missed")
                        .breaking("french.handicap", Compensation.NONE),
                mutant("french-compensation-for-each", "gives White a point for every handicap stone")
                        .breaking("french.handicap", Compensation.EACH),
                mutant("french-fixed-handicap", "puts handicap stones on the marked points itself")
                        .breaking("french.handicap", Handicap.FIXED),
                mutant("french-free-passes", "takes no stone for a pass")
                        .breaking("french.fast-count", PassStones.NONE),
                mutant("french-black-passes-last", "stops the game though Black has passed last")
                        .breaking("french.fast-count", LastPass.EITHER)
                        .touching("french.end", "french.handicap"));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(FRENCH, name, description);
    }
}
