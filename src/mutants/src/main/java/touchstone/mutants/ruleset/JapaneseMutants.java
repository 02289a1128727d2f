package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.JAPANESE;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.AgreementFaults;
import touchstone.mutants.fault.BoardFaults;
import touchstone.mutants.fault.CaptureFaults;
import touchstone.mutants.fault.DeadStoneFaults;
import touchstone.mutants.fault.KomiFaults;
import touchstone.mutants.fault.MistakenAgreementFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.mutants.fault.PlacementFaults;
import touchstone.mutants.fault.PrisonerFaults;
import touchstone.mutants.fault.RepetitionClaimFaults;
import touchstone.mutants.fault.ScoreFaults;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.mutants.fault.StatusFaults;
import touchstone.mutants.fault.TerritoryFaults;
import touchstone.mutants.fault.TurnFaults;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;

/** The articles of the Japanese rules of 1989. */
public final class JapaneseMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("japanese-area", "counts area")
                        .breaking("japanese.1", Scoring.AREA)
                        .touching("*"),
                mutant("japanese-out-of-turn", "takes a move out of turn, as if the opponent had passed before")
                        .breaking("japanese.2", TurnFaults.TURN_NOT_CHECKED)
                        .touching("japanese.9-3"),
                mutant("japanese-on-top", "lets a stone be played on top of another")
                        .breaking("japanese.3", PlacementFaults.OVERWRITE),
                mutant("japanese-no-corners", "lets nobody play in a corner")
                        .breaking("japanese.3", BoardFaults.CORNERS_MISSING)
                        .touching("*"),
                mutant("japanese-nineteen-only", "refuses to play on another board than 19x19")
                        .breaking("japanese.3", Boards.NINETEEN),
                mutant("japanese-suicide", "allows self-capture").breaking("japanese.4", SelfCapture.ALLOWED),
                mutant("japanese-suicide-of-many", "forbids self-capture to single stones only")
                        .breaking("japanese.4", SelfCapture.SEVERAL),
                mutant(
                                "japanese-capturing-is-suicide",
                                "forbids a play into a point without liberties even if it captures")
                        .breaking("japanese.4", SelfCaptureFaults.BOTH_AT_ONCE)
                        .touching("*"),
                mutant("japanese-one-chain-only", "captures only one of several chains without liberty")
                        .breaking("japanese.5", CaptureFaults.ONE_CHAIN_ONLY)
                        .touching("japanese.6"),
                mutant("japanese-prisoners-forgotten", "counts territory, and no prisoners")
                        .breaking("japanese.5", PrisonerFaults.FORGOTTEN)
                        .touching(
                                "japanese.7-1",
                                "japanese.7-1.mistaken",
                                "japanese.8",
                                "japanese.9-2",
                                "japanese.10-1",
                                "japanese.10-2"),
                mutant("japanese-no-ko", "lets a ko be retaken at once")
                        .breaking("japanese.6", Repetition.NONE)
                        .touching("japanese.12"),
                mutant("japanese-play-elsewhere", "lets a ko be retaken after a play elsewhere, but not after a pass")
                        .breaking("japanese.6", Repetition.PLAY_ELSEWHERE)
                        .touching("japanese.12"),
                mutant("japanese-atari-is-dead", "takes stones in atari for dead")
                        .breaking("japanese.7-1", DeadStoneFaults.ATARI_IS_DEAD)
                        .touching("*"),
                mutant("japanese-mistake-loses", "lets both players lose if they agree on what is not so")
                        .breaking("japanese.7-1.mistaken", MistakenAgreementFaults.BOTH_LOSE)
                        .touching("*"),
                mutant(
                                "japanese-mistake-corrected",
                                "takes off the stones that are dead, whatever the players agree on")
                        .breaking("japanese.7-1.mistaken", MistakenAgreementFaults.CORRECTED)
                        .touching("*"),
                mutant("japanese-mistake-refused", "does not hear of an agreement on what is not so")
                        .breaking("japanese.7-1.mistaken", MistakenAgreementFaults.REFUSED)
                        .touching("*"),
                mutant("japanese-nothing-dies", "takes no stone for dead")
                        .mishandling("japanese.7-1.decided", StatusFaults.NOTHING_DIES)
                        .touching("japanese.7-2"),
                mutant("japanese-capturable-is-dead", "takes all stones for dead that can be captured")
                        .mishandling("japanese.7-1.decided", StatusFaults.CAPTURABLE_IS_DEAD)
                        .touching("japanese.7-2", "japanese.8.status"),
                mutant("japanese-ko-saves", "takes stones for alive that can be captured only after a pass for a ko")
                        .mishandling("japanese.7-2", StatusFaults.KO_SAVES)
                        .touching("japanese.7-1.decided"),
                mutant("japanese-no-seki", "takes stones in seki for simply alive")
                        .mishandling("japanese.8.status", StatusFaults.NO_SEKI),
                mutant("japanese-edges-enclose-nothing", "counts no points on the edge of the board")
                        .breaking("japanese.8", TerritoryFaults.EDGES_ENCLOSE_NOTHING)
                        .touching("*"),
                mutant("japanese-seki-counts", "counts points in seki")
                        .breaking("japanese.8.seki", Seki.COUNTS)
                        .touching("japanese.7-1", "japanese.8", "japanese.8.dame", "japanese.10-1"),
                mutant("japanese-dame-count", "counts neutral points for both players")
                        .breaking("japanese.8.dame", ScoreFaults.NEUTRAL_FOR_BOTH)
                        .touching("japanese.7-1", "japanese.8", "japanese.8.seki", "japanese.10-1"),
                mutant("japanese-passes-end", "ends the game at the second pass in succession")
                        .breaking("japanese.9-1", Ending.TWO_PASSES)
                        .touching("*"),
                mutant("japanese-passes-added-up", "stops the game at the second pass even if there were plays between")
                        .breaking("japanese.9-1", PassFaults.ADDED_UP)
                        .touching("*"),
                mutant("japanese-agreement-ends-nothing", "goes on waiting when the players have agreed what is dead")
                        .breaking("japanese.9-2", AgreementFaults.AGREEMENT_IGNORED)
                        .touching("*"),
                mutant("japanese-resumed-in-turn", "has the player to move go on when the game is resumed")
                        .breaking("japanese.9-3", Resumption.IN_TURN)
                        .touching("japanese.13-1"),
                mutant(
                                "japanese-resumed-by-the-passer",
                                "has the opponent of the last to pass move first when the game is resumed")
                        .breaking("japanese.9-3", Resumption.OPPONENT_OF_LAST_PASSER)
                        .touching("japanese.13-1"),
                mutant("japanese-stopped-once", "ends the game for good when it stops again")
                        .breaking("japanese.9-3", AfterResumption.ALL_ALIVE),
                mutant("japanese-dead-anywhere", "takes dead stones off though they stand in no territory")
                        .breaking("japanese.10-1", DeadStoneFaults.ANYWHERE),
                mutant("japanese-dead-thrown-away", "does not add dead stones to the prisoners")
                        .breaking("japanese.10-1", DeadStoneFaults.NO_PRISONERS)
                        .touching("japanese.7-1", "japanese.7-1.mistaken", "japanese.8", "japanese.9-2"),
                mutant("japanese-no-draws", "knows no draw")
                        .breaking("japanese.10-2", Draws.UNSTATED)
                        .touching("japanese.9-2", "japanese.komi"),
                mutant(
                                "japanese-prisoners-to-their-owner",
                                "gives the points for prisoners to the player who lost them")
                        .breaking("japanese.10-2", PrisonerFaults.TO_THEIR_OWNER)
                        .touching("*"),
                mutant("japanese-end-forgotten", "hears what is said after the end as if it had been said before")
                        .breaking("japanese.10-4", AgreementFaults.FORGOTTEN)
                        .touching("japanese.11"),
                mutant("japanese-resigning-wins", "gives the game to the player who resigns")
                        .breaking("japanese.11", AgreementFaults.RESIGNING_WINS),
                mutant("japanese-resigning-in-turn", "lets only the player to move resign")
                        .breaking("japanese.11", AgreementFaults.RESIGNING_IN_TURN),
                mutant("japanese-resigning-afterwards", "lets a player resign when the game is over")
                        .breaking("japanese.11", AgreementFaults.RESIGNING_AFTERWARDS),
                mutant("japanese-no-no-result", "knows no game without a result")
                        .breaking("japanese.12", Repetition.SIMPLE_STONE),
                mutant("japanese-superko", "forbids to repeat the position")
                        .breaking("japanese.12", Repetition.POSITIONAL),
                mutant("japanese-repetition-ties", "makes a repeated position a tie")
                        .breaking("japanese.12", Repetition.TIE),
                mutant(
                                "japanese-repetition-not-checked",
                                "lets the players call off a game in which nothing has been repeated")
                        .breaking("japanese.12", RepetitionClaimFaults.ALWAYS)
                        .touching("japanese.10-4"),
                mutant("japanese-quarrel-left-open", "does not know what follows from a quarrel")
                        .breaking("japanese.13-1", Deadlock.UNSTATED),
                mutant("japanese-quarrel-all-alive", "counts the stones as they stand after a quarrel")
                        .breaking("japanese.13-1", Deadlock.ALL_ALIVE),
                mutant("japanese-whole-komi", "knows whole numbers of komi only")
                        .breaking("japanese.komi", Komi.INTEGER),
                mutant("japanese-half-komi", "adds half of the komi").breaking("japanese.komi", KomiFaults.HALVED));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(JAPANESE, name, description);
    }
}
