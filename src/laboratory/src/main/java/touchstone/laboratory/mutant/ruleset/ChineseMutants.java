package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.CHINESE;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Chains;
import touchstone.laboratory.mutant.breakage.Grids;
import touchstone.laboratory.mutant.breakage.Komis;
import touchstone.laboratory.mutant.breakage.Placing;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.laboratory.mutant.breakage.Turns;
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
                CHINESE.chosen("any-board", "1", "is played on boards of any size", Boards.ANY),
                CHINESE.broken(
                        "eighteen-lines", "1", "misses the last vertical line of a 19x19 board", Grids::eighteenLines),
                CHINESE.broken("white-first", "2", "lets White move first", Turns::whiteFirst)
                        .touching("*"),
                CHINESE.broken("no-opening-pass", "2", "refuses a pass on an empty board", Turns::noOpeningPass),
                CHINESE.broken("one-color", "2", "places black stones for both players", Placing::oneColor)
                        .touching("*"),
                CHINESE.broken(
                        "own-liberties-only",
                        "3",
                        "names as liberties only the empty points adjacent to the stone itself",
                        Chains::ownLibertiesOnly),
                CHINESE.broken(
                                "own-stones-first",
                                "4",
                                "removes the player's own stones before the opponent's",
                                SelfCapturing::ownStonesFirst)
                        .touching("*"),
                CHINESE.chosen("suicide-allowed", "5", "allows self-capture", SelfCapture.ALLOWED)
                        .touching("chinese.19"),
                CHINESE.chosen("positional", "6", "forbids a position whoever is to move", Repetition.POSITIONAL)
                        .seenIn("KataGo, under rules=chinese-ogs and chinese-kgs"),
                CHINESE.chosen(
                                "made-by-passing",
                                "6",
                                "forbids only positions that the player has made",
                                Repetition.NATURAL_SITUATIONAL)
                        .touching("chinese.20-2", "chinese.20-3"),
                CHINESE.chosen(
                                "two-passes-end",
                                "7",
                                "ends the game at two passes, with no word about dead stones",
                                Ending.TWO_PASSES)
                        .touching("*"),
                CHINESE.chosen(
                        "resumed-in-turn",
                        "7.dispute",
                        "resumes play where it was left, without asking the players",
                        Resumption.IN_TURN),
                CHINESE.chosen(
                        "no-resumption", "7.dispute", "does not let players go on who disagree", Resumption.NONE),
                CHINESE.chosen("dead-stones-stay", "8", "lets nobody remove dead stones by agreement", DeadStones.STAY),
                CHINESE.chosen(
                                "neutral-points-lost",
                                "9",
                                "counts points between both players for neither",
                                Neutral.NOBODY)
                        .touching("chinese.8"),
                CHINESE.chosen("seki-eyes-lost", "9", "does not count eyes in seki", Seki.DOES_NOT_COUNT)
                        .touching("chinese.8", "chinese.11"),
                CHINESE.chosen("no-draws", "9", "leaves open who wins if both have half of the board", Draws.UNSTATED),
                CHINESE.chosen("territory-scoring", "9.own-area", "counts territory and prisoners", Scoring.TERRITORY)
                        .touching("*"),
                CHINESE.chosen("whole-komi", "11", "knows only komi of whole points", Komi.INTEGER),
                CHINESE.broken("komi-for-black", "11", "adds komi to Black's points", Komis::forBlack),
                CHINESE.chosen(
                        "compensation-one-less",
                        "handicap",
                        "gives White no point for the first handicap stone",
                        Compensation.ONE_LESS),
                CHINESE.chosen(
                        "fixed-handicap", "handicap", "puts handicap stones on the star points itself", Handicap.FIXED),
                CHINESE.broken("turns-free", "17", "lets either player move at any time", Turns::freeTurns)
                        .touching("*"),
                CHINESE.chosen(
                                "forbidden-point-played",
                                "19",
                                "takes off stones left without liberties instead of refusing",
                                SelfCapture.ALLOWED)
                        .touching("chinese.5"),
                CHINESE.chosen("ko-retaken", "20-1", "lets any position come back", Repetition.NONE)
                        .touching("chinese.6", "chinese.20-2", "chinese.20-3"),
                CHINESE.chosen("false-life", "20-2", "forbids retaking a ko but no longer circle", Repetition.SIMPLE)
                        .seenIn("KataGo, under rules=chinese")
                        .touching("chinese.6", "chinese.20-3"),
                CHINESE.chosen(
                                "circles-go-round",
                                "20-3",
                                "forbids a stone just taking back, and nothing else",
                                Repetition.SIMPLE_STONE)
                        .touching("chinese.6", "chinese.20-2"));
    }
}
