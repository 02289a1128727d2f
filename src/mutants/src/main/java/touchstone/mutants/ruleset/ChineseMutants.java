package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.CHINESE;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.BoardFaults;
import touchstone.mutants.fault.ChainFaults;
import touchstone.mutants.fault.KomiFaults;
import touchstone.mutants.fault.PlacementFaults;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.mutants.fault.TurnFaults;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;

/** The Chinese rules. */
public final class ChineseMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("chinese-any-board", "is played on boards of any size").breaking("chinese.1", Boards.ANY),
                mutant("chinese-eighteen-lines", "misses the last vertical line of a 19x19 board")
                        .breaking("chinese.1", BoardFaults.EIGHTEEN_LINES),
                mutant("chinese-white-first", "lets White move first")
                        .breaking("chinese.2", TurnFaults.WHITE_FIRST)
                        .touching("*"),
                mutant("chinese-no-opening-pass", "refuses a pass on an empty board")
                        .breaking("chinese.2", TurnFaults.NO_OPENING_PASS),
                mutant("chinese-one-color", "places black stones for both players")
                        .breaking("chinese.2", PlacementFaults.ONE_COLOR)
                        .touching("*"),
                mutant(
                                "chinese-own-liberties-only",
                                "names as liberties only the empty points adjacent to the stone itself")
                        .breaking("chinese.3", ChainFaults.OWN_LIBERTIES_ONLY),
                mutant("chinese-own-stones-first", "removes the player's own stones before the opponent's")
                        .breaking("chinese.4", SelfCaptureFaults.OWN_STONES_FIRST)
                        .touching("*"),
                mutant("chinese-suicide-allowed", "allows self-capture")
                        .breaking("chinese.5", SelfCapture.ALLOWED)
                        .touching("chinese.19"),
                mutant("chinese-positional", "forbids a position whoever is to move")
                        .breaking("chinese.6", Repetition.POSITIONAL)
                        .seenIn("KataGo, under rules=chinese-ogs and chinese-kgs"),
                mutant("chinese-made-by-passing", "forbids only positions that the player has made")
                        .breaking("chinese.6", Repetition.NATURAL_SITUATIONAL)
                        .touching("chinese.20-2", "chinese.20-3"),
                mutant("chinese-two-passes-end", "ends the game at two passes, with no word about dead stones")
                        .breaking("chinese.7", Ending.TWO_PASSES)
                        .touching("*"),
                mutant("chinese-resumed-in-turn", "resumes play where it was left, without asking the players")
                        .breaking("chinese.7.dispute", Resumption.IN_TURN),
                mutant("chinese-no-resumption", "does not let players go on who disagree")
                        .breaking("chinese.7.dispute", Resumption.NONE),
                mutant("chinese-dead-stones-stay", "lets nobody remove dead stones by agreement")
                        .breaking("chinese.8", DeadStones.STAY),
                mutant("chinese-neutral-points-lost", "counts points between both players for neither")
                        .breaking("chinese.9", Neutral.NOBODY)
                        .touching("chinese.8"),
                mutant("chinese-seki-eyes-lost", "does not count eyes in seki")
                        .breaking("chinese.9", Seki.DOES_NOT_COUNT)
                        .touching("chinese.8", "chinese.11"),
                mutant("chinese-no-draws", "leaves open who wins if both have half of the board")
                        .breaking("chinese.9", Draws.UNSTATED),
                mutant("chinese-territory-scoring", "counts territory and prisoners")
                        .breaking("chinese.9.own-area", Scoring.TERRITORY)
                        .touching("*"),
                mutant("chinese-whole-komi", "knows only komi of whole points").breaking("chinese.11", Komi.INTEGER),
                mutant("chinese-komi-for-black", "adds komi to Black's points")
                        .breaking("chinese.11", KomiFaults.FOR_BLACK),
                mutant("chinese-compensation-one-less", "gives White no point for the first handicap stone")
                        .breaking("chinese.handicap", Compensation.ONE_LESS),
                mutant("chinese-fixed-handicap", "puts handicap stones on the star points itself")
                        .breaking("chinese.handicap", Handicap.FIXED),
                mutant("chinese-turns-free", "lets either player move at any time")
                        .breaking("chinese.17", TurnFaults.FREE_TURNS)
                        .touching("*"),
                mutant("chinese-forbidden-point-played", "takes off stones left without liberties instead of refusing")
                        .breaking("chinese.19", SelfCapture.ALLOWED)
                        .touching("chinese.5"),
                mutant("chinese-ko-retaken", "lets any position come back")
                        .breaking("chinese.20-1", Repetition.NONE)
                        .touching("chinese.6", "chinese.20-2", "chinese.20-3"),
                mutant("chinese-false-life", "forbids retaking a ko but no longer circle")
                        .breaking("chinese.20-2", Repetition.SIMPLE)
                        .seenIn("KataGo, under rules=chinese")
                        .touching("chinese.6", "chinese.20-3"),
                mutant("chinese-circles-go-round", "forbids a stone just taking back, and nothing else")
                        .breaking("chinese.20-3", Repetition.SIMPLE_STONE)
                        .touching("chinese.6", "chinese.20-2"));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(CHINESE, name, description);
    }
}
