package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.WMSG;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.FirstPasses;
import touchstone.laboratory.mutant.breakage.Grids;
import touchstone.laboratory.mutant.breakage.Komis;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.laboratory.mutant.breakage.Turns;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;

/** The rules of the World Mind Sports Games. */
public final class WmsgMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                WMSG.chosen("any-board", "1-1", "is played on boards of any size", Boards.ANY),
                WMSG.broken(
                        "eighteen-lines",
                        "1-1",
                        "misses the last vertical line of a 19x19 board",
                        Grids::eighteenLines),
                WMSG.broken("white-first", "1-2", "lets White move first", Turns::whiteFirst)
                        .touching("*"),
                WMSG.broken("no-opening-pass", "1-2", "refuses a pass on an empty board", Turns::noOpeningPass),
                WMSG.chosen("with-handicaps", "1-2", "knows handicap stones", Handicap.FIXED),
                WMSG.broken(
                                "own-stones-first",
                                "1-3",
                                "removes the player's own stones before the opponent's",
                                SelfCapturing::ownStonesFirst)
                        .touching("*"),
                WMSG.chosen("suicide-allowed", "1-3.self-capture", "allows self-capture", SelfCapture.ALLOWED),
                WMSG.chosen(
                        "situational",
                        "1-4",
                        "lets a position come back with the other player to move",
                        Repetition.SITUATIONAL),
                WMSG.chosen(
                        "natural-situational",
                        "1-4",
                        "forbids only positions that the player has made",
                        Repetition.NATURAL_SITUATIONAL),
                WMSG.chosen(
                                "two-passes-end",
                                "1-5",
                                "ends the game at two passes, without an agreement",
                                Ending.TWO_PASSES)
                        .touching("*"),
                WMSG.chosen("dead-stones-stay", "1-5", "lets nobody remove dead stones by agreement", DeadStones.STAY),
                WMSG.chosen(
                                "opponent-of-requester",
                                "1-5.resumption",
                                "gives the move to the opponent of the player who wants to go on",
                                Resumption.OPPONENT_OF_REQUESTER)
                        .touching("wmsg.first-pass.resumed"),
                WMSG.chosen(
                                "second-dispute",
                                "1-5.resumption",
                                "waits for an agreement after the second stop too",
                                AfterResumption.AGAIN)
                        .touching("wmsg.first-pass.resumed"),
                WMSG.chosen(
                                "no-resumption",
                                "1-5.resumption",
                                "does not let players go on who disagree",
                                Resumption.NONE)
                        .touching("wmsg.first-pass.resumed"),
                WMSG.chosen("territory-scoring", "score", "counts territory and prisoners", Scoring.TERRITORY)
                        .touching("*"),
                WMSG.chosen(
                                "neutral-points-shared",
                                "score",
                                "counts points between both players half for each",
                                Neutral.HALVES)
                        .touching("wmsg.1-5.*"),
                WMSG.chosen("whole-komi", "komi", "knows only komi of whole points", Komi.INTEGER)
                        .touching("wmsg.first-pass"),
                WMSG.broken("komi-for-black", "komi", "adds komi to Black's points", Komis::forBlack)
                        .touching("wmsg.first-pass"),
                WMSG.chosen("first-pass-free", "first-pass", "gives White nothing for passing first", FirstPass.FREE)
                        .touching("wmsg.first-pass.*"),
                WMSG.broken(
                                "last-pair-counts",
                                "first-pass",
                                "looks for the first pass among the last two",
                                FirstPasses::ofTheLastPair)
                        .touching("wmsg.first-pass.*", "wmsg.1-5.resumption"),
                WMSG.broken(
                                "first-pass-of-the-resumption",
                                "first-pass.resumed",
                                "looks for the first pass among the last two, even after a resumption",
                                FirstPasses::ofTheLastPair)
                        .touching("wmsg.first-pass", "wmsg.1-5.resumption"));
    }
}
