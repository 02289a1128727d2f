package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.WMSG;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.BoardFaults;
import touchstone.mutants.fault.FirstPassFaults;
import touchstone.mutants.fault.KomiFaults;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.mutants.fault.TurnFaults;
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
                mutant("wmsg-any-board", "is played on boards of any size").breaking("wmsg.1-1", Boards.ANY),
                mutant("wmsg-eighteen-lines", "misses the last vertical line of a 19x19 board")
                        .breaking("wmsg.1-1", BoardFaults.EIGHTEEN_LINES),
                mutant("wmsg-white-first", "lets White move first")
                        .breaking("wmsg.1-2", TurnFaults.WHITE_FIRST)
                        .touching("*"),
                mutant("wmsg-no-opening-pass", "refuses a pass on an empty board")
                        .breaking("wmsg.1-2", TurnFaults.NO_OPENING_PASS),
                mutant("wmsg-with-handicaps", "knows handicap stones").breaking("wmsg.1-2", Handicap.FIXED),
                mutant("wmsg-own-stones-first", "removes the player's own stones before the opponent's")
                        .breaking("wmsg.1-3", SelfCaptureFaults.OWN_STONES_FIRST)
                        .touching("*"),
                mutant("wmsg-suicide-allowed", "allows self-capture")
                        .breaking("wmsg.1-3.self-capture", SelfCapture.ALLOWED),
                mutant("wmsg-situational", "lets a position come back with the other player to move")
                        .breaking("wmsg.1-4", Repetition.SITUATIONAL),
                mutant("wmsg-natural-situational", "forbids only positions that the player has made")
                        .breaking("wmsg.1-4", Repetition.NATURAL_SITUATIONAL),
                mutant("wmsg-two-passes-end", "ends the game at two passes, without an agreement")
                        .breaking("wmsg.1-5", Ending.TWO_PASSES)
                        .touching("*"),
                mutant("wmsg-dead-stones-stay", "lets nobody remove dead stones by agreement")
                        .breaking("wmsg.1-5", DeadStones.STAY),
                mutant("wmsg-opponent-of-requester", "gives the move to the opponent of the player who wants to go on")
                        .breaking("wmsg.1-5.resumption", Resumption.OPPONENT_OF_REQUESTER)
                        .touching("wmsg.first-pass.resumed"),
                mutant("wmsg-second-dispute", "waits for an agreement after the second stop too")
                        .breaking("wmsg.1-5.resumption", AfterResumption.AGAIN)
                        .touching("wmsg.first-pass.resumed"),
                mutant("wmsg-no-resumption", "does not let players go on who disagree")
                        .breaking("wmsg.1-5.resumption", Resumption.NONE)
                        .touching("wmsg.first-pass.resumed"),
                mutant("wmsg-territory-scoring", "counts territory and prisoners")
                        .breaking("wmsg.score", Scoring.TERRITORY)
                        .touching("*"),
                mutant("wmsg-neutral-points-shared", "counts points between both players half for each")
                        .breaking("wmsg.score", Neutral.HALVES)
                        .touching("wmsg.1-5.*"),
                mutant("wmsg-whole-komi", "knows only komi of whole points")
                        .breaking("wmsg.komi", Komi.INTEGER)
                        .touching("wmsg.first-pass"),
                mutant("wmsg-komi-for-black", "adds komi to Black's points")
                        .breaking("wmsg.komi", KomiFaults.FOR_BLACK)
                        .touching("wmsg.first-pass"),
                mutant("wmsg-first-pass-free", "gives White nothing for passing first")
                        .breaking("wmsg.first-pass", FirstPass.FREE)
                        .touching("wmsg.first-pass.*"),
                mutant("wmsg-last-pair-counts", "looks for the first pass among the last two")
                        .breaking("wmsg.first-pass", FirstPassFaults.OF_THE_LAST_PAIR)
                        .touching("wmsg.first-pass.*", "wmsg.1-5.resumption"),
                mutant(
                                "wmsg-first-pass-of-the-resumption",
                                "looks for the first pass among the last two, even after a resumption")
                        .breaking("wmsg.first-pass.resumed", FirstPassFaults.OF_THE_LAST_PAIR)
                        .touching("wmsg.first-pass", "wmsg.1-5.resumption"));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(WMSG, name, description);
    }
}
