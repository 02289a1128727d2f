package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.JAPANESE;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Capturing;
import touchstone.laboratory.mutant.breakage.Deaths;
import touchstone.laboratory.mutant.breakage.Ends;
import touchstone.laboratory.mutant.breakage.Grids;
import touchstone.laboratory.mutant.breakage.Komis;
import touchstone.laboratory.mutant.breakage.Passes;
import touchstone.laboratory.mutant.breakage.Placing;
import touchstone.laboratory.mutant.breakage.Prisoners;
import touchstone.laboratory.mutant.breakage.Repetitions;
import touchstone.laboratory.mutant.breakage.Scores;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.laboratory.mutant.breakage.Territories;
import touchstone.laboratory.mutant.breakage.Turns;
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
                JAPANESE.chosen("area", "1", "counts area", Scoring.AREA).touching("*"),
                JAPANESE.broken(
                                "out-of-turn",
                                "2",
                                "takes a move out of turn, as if the opponent had passed before",
                                Turns::turnNotChecked)
                        .touching("japanese.9-3"),
                JAPANESE.broken("on-top", "3", "lets a stone be played on top of another", Placing::overwrite),
                JAPANESE.broken("no-corners", "3", "lets nobody play in a corner", Grids::cornersMissing)
                        .touching("*"),
                JAPANESE.chosen("nineteen-only", "3", "refuses to play on another board than 19x19", Boards.NINETEEN),
                JAPANESE.chosen("suicide", "4", "allows self-capture", SelfCapture.ALLOWED),
                JAPANESE.chosen(
                        "suicide-of-many", "4", "forbids self-capture to single stones only", SelfCapture.SEVERAL),
                JAPANESE.broken(
                                "capturing-is-suicide",
                                "4",
                                "forbids a play into a point without liberties even if it captures",
                                SelfCapturing::bothAtOnce)
                        .touching("*"),
                JAPANESE.broken(
                                "one-chain-only",
                                "5",
                                "captures only one of several chains without liberty",
                                Capturing::oneChainOnly)
                        .touching("japanese.6"),
                JAPANESE.broken("prisoners-forgotten", "5", "counts territory, and no prisoners", Prisoners::forgotten)
                        .touching("japanese.7-1", "japanese.8", "japanese.9-2", "japanese.10-1", "japanese.10-2"),
                JAPANESE.chosen("no-ko", "6", "lets a ko be retaken at once", Repetition.NONE)
                        .touching("japanese.12"),
                JAPANESE.chosen(
                                "play-elsewhere",
                                "6",
                                "lets a ko be retaken after a play elsewhere, but not after a pass",
                                Repetition.PLAY_ELSEWHERE)
                        .touching("japanese.12"),
                JAPANESE.broken("atari-is-dead", "7-1", "takes stones in atari for dead", Deaths::atariIsDead)
                        .touching("*"),
                JAPANESE.broken(
                                "edges-enclose-nothing",
                                "8",
                                "counts no points on the edge of the board",
                                Territories::edgesEncloseNothing)
                        .touching("*"),
                JAPANESE.chosen("seki-counts", "8.seki", "counts points in seki", Seki.COUNTS)
                        .touching("japanese.7-1", "japanese.8", "japanese.8.dame", "japanese.10-1"),
                JAPANESE.broken(
                                "dame-count",
                                "8.dame",
                                "counts neutral points for both players",
                                Scores::neutralForBoth)
                        .touching("japanese.7-1", "japanese.8", "japanese.8.seki", "japanese.10-1"),
                JAPANESE.chosen(
                                "passes-end",
                                "9-1",
                                "ends the game at the second pass in succession",
                                Ending.TWO_PASSES)
                        .touching("*"),
                JAPANESE.broken(
                                "passes-added-up",
                                "9-1",
                                "stops the game at the second pass even if there were plays between",
                                Passes::addedUp)
                        .touching("*"),
                JAPANESE.broken(
                                "agreement-ends-nothing",
                                "9-2",
                                "goes on waiting when the players have agreed what is dead",
                                Ends::agreementIgnored)
                        .touching("*"),
                JAPANESE.chosen(
                                "resumed-in-turn",
                                "9-3",
                                "has the player to move go on when the game is resumed",
                                Resumption.IN_TURN)
                        .touching("japanese.13-1"),
                JAPANESE.chosen(
                                "resumed-by-the-passer",
                                "9-3",
                                "has the opponent of the last to pass move first when the game is resumed",
                                Resumption.OPPONENT_OF_LAST_PASSER)
                        .touching("japanese.13-1"),
                JAPANESE.chosen(
                        "stopped-once", "9-3", "ends the game for good when it stops again", AfterResumption.ALL_ALIVE),
                JAPANESE.broken(
                        "dead-anywhere",
                        "10-1",
                        "takes dead stones off though they stand in no territory",
                        Deaths::anywhere),
                JAPANESE.broken(
                                "dead-thrown-away",
                                "10-1",
                                "does not add dead stones to the prisoners",
                                Deaths::noPrisoners)
                        .touching("japanese.7-1", "japanese.8", "japanese.9-2"),
                JAPANESE.chosen("no-draws", "10-2", "knows no draw", Draws.UNSTATED)
                        .touching("japanese.9-2", "japanese.komi"),
                JAPANESE.broken(
                                "prisoners-to-their-owner",
                                "10-2",
                                "gives the points for prisoners to the player who lost them",
                                Prisoners::toTheirOwner)
                        .touching("*"),
                JAPANESE.broken(
                                "end-forgotten",
                                "10-4",
                                "hears what is said after the end as if it had been said before",
                                Ends::forgotten)
                        .touching("japanese.11"),
                JAPANESE.broken(
                        "resigning-wins", "11", "gives the game to the player who resigns", Ends::resigningWins),
                JAPANESE.broken(
                        "resigning-in-turn", "11", "lets only the player to move resign", Ends::resigningInTurn),
                JAPANESE.broken(
                        "resigning-afterwards",
                        "11",
                        "lets a player resign when the game is over",
                        Ends::resigningAfterwards),
                JAPANESE.chosen("no-no-result", "12", "knows no game without a result", Repetition.SIMPLE_STONE),
                JAPANESE.chosen("superko", "12", "forbids to repeat the position", Repetition.POSITIONAL),
                JAPANESE.chosen("repetition-ties", "12", "makes a repeated position a tie", Repetition.TIE),
                JAPANESE.broken(
                                "repetition-not-checked",
                                "12",
                                "lets the players call off a game in which nothing has been repeated",
                                Repetitions::always)
                        .touching("japanese.10-4"),
                JAPANESE.chosen(
                        "quarrel-left-open", "13-1", "does not know what follows from a quarrel", Deadlock.UNSTATED),
                JAPANESE.chosen(
                        "quarrel-all-alive",
                        "13-1",
                        "counts the stones as they stand after a quarrel",
                        Deadlock.ALL_ALIVE),
                JAPANESE.chosen("whole-komi", "komi", "knows whole numbers of komi only", Komi.INTEGER),
                JAPANESE.broken("half-komi", "komi", "adds half of the komi", Komis::halved));
    }
}
